// Providers at which several addresses reach one mailbox, by their documentation.

/** How a provider reads addresses of its domains. */
export interface EmailProvider {
  /** Domain of the normalised address; undefined if each domain has mailboxes of its own. */
  readonly domain?: string;
  /** Characters that the local part may have without being another one. */
  readonly ignored?: RegExp;
  /** Character that begins a tag, besides `+`, which begins one at every provider that is known. */
  readonly tag?: string;
  /** The name of a subdomain is the local part, and any local part is delivered (`shop@maria.fastmail.com`). */
  readonly subdomains?: boolean;
}

const of = (domains: string, provider: EmailProvider): (readonly [string, EmailProvider])[] =>
  domains
    .trim()
    .split(/\s+/)
    .map((domain) => [domain, provider]);

/** Gmail: dots do not matter (support.google.com/mail/answer/7436150); googlemail.com is another name (support.google.com/mail/answer/10313). */
const GOOGLE = of("gmail.com googlemail.com", { domain: "gmail.com", ignored: /\./g });

/**
 * Proton: a user has the address of the same name at each of its domains (proton.me/support/addresses-and-aliases); dots, hyphens and underscores do not
 * matter (proton.me/support/change-username).
 */
const PROTON = of("protonmail.com proton.me pm.me protonmail.ch", { domain: "protonmail.com", ignored: /[._-]/g });

/** Apple: addresses at me.com and mac.com have the same name at icloud.com (support.apple.com/en-us/102540). */
const APPLE = of("icloud.com me.com mac.com", { domain: "icloud.com" });

/** Yandex: a user has the address of the same name at all of its domains (yandex.com/support/id/authorization/email.html). */
const YANDEX = of(
  `
  yandex.ru yandex.com ya.ru narod.ru yandex.by yandex.kz yandex.ua yandex.uz yandex.az yandex.ee yandex.fr yandex.kg yandex.lt yandex.lv yandex.md yandex.tj
  yandex.tm yandex.co.il yandex.com.am yandex.com.ge yandex.com.tr`,
  { domain: "yandex.ru" },
);

/** Yahoo: disposable addresses are a name, a hyphen and a keyword (help.yahoo.com/kb/SLN3523.html); names of mailboxes have no hyphen. Domains: minFraud client 6.1.0. */
const YAHOO = of(
  `
  y7mail.com yahoo.at yahoo.be yahoo.bg yahoo.ca yahoo.cl yahoo.co.id yahoo.co.il yahoo.co.in yahoo.co.kr yahoo.co.nz yahoo.co.th yahoo.co.uk
  yahoo.co.za yahoo.com yahoo.com.ar yahoo.com.au yahoo.com.br yahoo.com.co yahoo.com.hk yahoo.com.hr yahoo.com.mx yahoo.com.my yahoo.com.pe
  yahoo.com.ph yahoo.com.sg yahoo.com.tr yahoo.com.tw yahoo.com.ua yahoo.com.ve yahoo.com.vn yahoo.cz yahoo.de yahoo.dk yahoo.ee yahoo.es yahoo.fi
  yahoo.fr yahoo.gr yahoo.hu yahoo.ie yahoo.in yahoo.it yahoo.lt yahoo.lv yahoo.nl yahoo.no yahoo.pl yahoo.pt yahoo.ro yahoo.se yahoo.sk ymail.com
  rocketmail.com`,
  { tag: "-" },
);

/** Fastmail: subdomain addressing (fastmail.help/hc/en-us/articles/360060591053). Domains: minFraud client 6.1.0. */
const FASTMAIL = of(
  `
  123mail.org 150mail.com 150ml.com 16mail.com 2-mail.com 4email.net 50mail.com airpost.net allmail.net bestmail.us cluemail.com elitemail.org
  emailcorner.net emailengine.net emailengine.org emailgroups.net emailplus.org emailuser.net eml.cc f-m.fm fast-email.com fast-mail.org fastem.com
  fastemail.us fastemailer.com fastest.cc fastimap.com fastmail.cn fastmail.co.uk fastmail.com fastmail.com.au fastmail.de fastmail.es fastmail.fm
  fastmail.fr fastmail.im fastmail.in fastmail.jp fastmail.mx fastmail.net fastmail.nl fastmail.org fastmail.se fastmail.to fastmail.tw fastmail.uk
  fastmail.us fastmailbox.net fastmessaging.com fea.st fmail.co.uk fmailbox.com fmgirl.com fmguy.com ftml.net h-mail.us hailmail.net imap-mail.com
  imap.cc imapmail.org inoutbox.com internet-e-mail.com internet-mail.org internetemails.net internetmailing.net jetemail.net justemail.net
  letterboxes.org mail-central.com mail-page.com mailandftp.com mailas.com mailbolt.com mailc.net mailcan.com mailforce.net mailftp.com mailhaven.com
  mailingaddress.org mailite.com mailmight.com mailnew.com mailsent.net mailservice.ms mailup.net mailworks.org ml1.net mm.st myfastmail.com
  mymacmail.com nospammail.net ownmail.net petml.com postinbox.com postpro.net proinbox.com promessage.com realemail.net reallyfast.biz
  reallyfast.info rushpost.com sent.as sent.at sent.com speedpost.net speedymail.org ssl-mail.com swift-mail.com the-fastest.net the-quickest.com
  theinternetemail.com veryfast.biz veryspeedy.net warpmail.net xsmail.com yepmail.net your-mail.com`,
  { subdomains: true },
);

/** Providers by domain. */
export const emailProviders: ReadonlyMap<string, EmailProvider> = new Map([...GOOGLE, ...PROTON, ...APPLE, ...YANDEX, ...YAHOO, ...FASTMAIL]);

/** Domains of providers at which anyone can have an address. */
export const providerDomains: readonly string[] = [...emailProviders.keys()];
