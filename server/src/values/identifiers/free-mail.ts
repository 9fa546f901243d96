// Domains where anyone can have an address: a signal about one would affect all its users. Large providers worldwide, of Latin America and of Spain, with
// the mail of access providers and forwarding services; providers that ignore dots by their canonical name. identifiers/email.ts has the disposable
// domains.
import { getAllCountries } from "countries-and-timezones";
import { providerDomains } from "./email-providers.ts";

const OF_THE_WORLD = `
  gmail.com outlook.com hotmail.com live.com msn.com passport.com windowslive.com yahoo.com ymail.com rocketmail.com myyahoo.com icloud.com me.com mac.com
  aol.com aim.com love.com games.com wow.com proton.me protonmail.com protonmail.ch pm.me tutanota.com tutanota.de tutamail.com tuta.io tuta.com keemail.me
  zoho.com zohomail.com zohomail.eu mail.com email.com usa.com post.com consultant.com engineer.com writeme.com europe.com asia.com dr.com iname.com myself.com
  gmx.com gmx.net gmx.us gmx.de gmx.at gmx.ch gmx.fr gmx.es fastmail.com fastmail.fm hey.com hushmail.com hush.com inbox.com lycos.com excite.com juno.com
  netzero.net earthlink.net mindspring.com rediffmail.com runbox.com posteo.de posteo.net mailbox.org disroot.org riseup.net startmail.com mailfence.com
  lavabit.com opayq.com duck.com privaterelay.appleid.com mozmail.com relay.firefox.com simplelogin.com simplelogin.fr simplelogin.co aleeas.com slmails.com
  anonaddy.com anonaddy.me addy.io passmail.net passinbox.com`;

const OF_LATIN_AMERICA = `
  hotmail.com.ar hotmail.com.br hotmail.com.mx hotmail.cl hotmail.es hotmail.com.co live.com.ar live.com.mx live.com.pt live.cl live.com.pe live.com.co
  outlook.com.ar outlook.com.br outlook.com.mx outlook.cl outlook.es outlook.com.pe yahoo.com.ar yahoo.com.br yahoo.com.mx yahoo.com.co yahoo.com.pe
  yahoo.com.ve yahoo.cl yahoo.es msn.com.br terra.com terra.com.br terra.com.mx terra.com.ar terra.com.co terra.com.pe terra.com.ve terra.cl terra.es
  uol.com.br uol.com.ar uol.com.mx bol.com.br ig.com.br superig.com.br globo.com globomail.com oi.com.br r7.com pop.com.br zipmail.com.br itelefonica.com.br
  brturbo.com.br ibest.com.br click21.com.br yahoo.com.uy latinmail.com starmedia.com correo.com prodigy.net.mx prodigymovil.com infinitummail.com
  telmexmail.com unefon.com.mx todito.com fibertel.com.ar speedy.com.ar arnet.com.ar ciudad.com.ar sinectis.com.ar uolsinectis.com.ar argentina.com
  infovia.com.ar topmail.com.ar datafull.com adinet.com.uy vera.com.uy montevideo.com.uy hotmail.com.uy vtr.net mi.cl 123.cl 123mail.cl entelchile.net
  manquehue.net tie.cl etb.net.co une.net.co telecom.com.co epm.net.co emcali.net.co speedy.com.pe telefonica.net.pe ec-red.com cantv.net etheron.net
  andinanet.net uio.satnet.net entelnet.bo cotas.com.bo tigo.com.py racsa.co.cr ice.co.cr cwpanama.net codetel.net.do claro.net.do tricom.net`;

const OF_EUROPE_AND_ASIA = `
  hotmail.co.uk hotmail.fr hotmail.it hotmail.de hotmail.be hotmail.nl hotmail.ca live.co.uk live.fr live.it live.de live.nl live.be live.ca outlook.fr
  outlook.it outlook.de outlook.pt outlook.jp outlook.in yahoo.co.uk yahoo.fr yahoo.it yahoo.de yahoo.ca yahoo.co.jp yahoo.co.in yahoo.in yahoo.pt yahoo.com.au
  yahoo.com.ph yahoo.com.tr telefonica.net orange.es ono.com movistar.es ya.com wanadoo.es jazztel.es mixmail.com sapo.pt mail.pt iol.pt clix.pt netcabo.pt
  web.de t-online.de freenet.de arcor.de online.de libero.it virgilio.it tin.it alice.it tiscali.it email.it orange.fr wanadoo.fr free.fr sfr.fr laposte.net
  neuf.fr numericable.fr bbox.fr aliceadsl.fr btinternet.com btopenworld.com sky.com virginmedia.com ntlworld.com talktalk.net blueyonder.co.uk o2.co.uk
  ziggo.nl kpnmail.nl xs4all.nl home.nl skynet.be telenet.be bluewin.ch sunrise.ch aon.at telia.com seznam.cz centrum.cz wp.pl o2.pl onet.pl interia.pl
  mail.ru bk.ru inbox.ru list.ru internet.ru rambler.ru yandex.ru yandex.com ya.ru ukr.net abv.bg comcast.net verizon.net att.net sbcglobal.net bellsouth.net
  cox.net charter.net optonline.net frontier.com windstream.net roadrunner.com shaw.ca rogers.com sympatico.ca videotron.ca bigpond.com optusnet.com.au
  xtra.co.nz qq.com foxmail.com 163.com 126.com yeah.net sina.com sina.cn sohu.com aliyun.com 139.com 189.cn naver.com daum.net hanmail.net nate.com
  docomo.ne.jp ezweb.ne.jp softbank.ne.jp nifty.com walla.com walla.co.il`;

/** Providers with domains in many countries. */
const EVERYWHERE = "gmail hotmail outlook live msn yahoo ymail rocketmail icloud gmx aol protonmail tutanota terra yandex".split(" ");
const COUNTRIES = [...Object.keys(getAllCountries()).map((code) => code.toLowerCase()), "uk", "eu"];
const IN_EVERY_COUNTRY = EVERYWHERE.flatMap((name) =>
  ["com", ...COUNTRIES.flatMap((code) => [code, `com.${code}`, `co.${code}`])].map((suffix) => `${name}.${suffix}`),
);

/** All free-mail domains. */
export const freeMailDomains: ReadonlySet<string> = new Set([
  ...`${OF_THE_WORLD}${OF_LATIN_AMERICA}${OF_EUROPE_AND_ASIA}`.trim().split(/\s+/),
  ...IN_EVERY_COUNTRY,
  ...providerDomains,
]);
