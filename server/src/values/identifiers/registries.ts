// Suffixes under which registries assign domains: a signal about one would affect all domains there. Payments are looked up down to two labels.

/** Second-level domains of countries: `com.mx`, `gob.ar`. */
const OF_COUNTRIES =
  /^(com|net|org|edu|gob|gov|gub|gouv|mil|int|ac|co|or|ne|go|ad|adv|art|blog|coop|eco|ind|info|ltd|me|mus|name|nom|pro|plc|tur|tv|web|wiki)\.[a-z]{2}$/;

/** Professions and cities of Brazil (registro.br). */
const OF_BRAZIL = new Set(
  `abc adm agr aju am app arq aparecida ato b barueri belem bet bhz bib bio bmd boavista bsb campinas caxias cim cng cnt contagem cuiaba curitiba def des det
   dev ecn edu emp enf eng esp etc eti far feira flog floripa fm fnd fortal fot foz fst g12 geo ggf goiania gru imb inf jab jampa jdf joinville jor jus leg lel
   log londrina macapa maceio manaus maringa mat med morena mp natal niteroi not ntr odo ong osasco palmas poa ppg psc psi pvh qsl radio rec recife rep ribeirao
   rio riobranco riopreto salvador sampa santamaria santoandre saobernardo saogonca seg sjc slg slz social sorocaba srv taxi tc tec teo the tmp trd udi vet vix
   vlog xyz zlg`.split(/\s+/),
);

/** Companies that sell subdomains of their domains (CentralNic and the like; the private part of the Public Suffix List). */
const SOLD =
  /^((ae|africa|br|cn|co|de|eu|gb|gr|hu|jpn|kr|mex|no|qc|ru|sa|se|uk|us|uy|za)\.com|(gb|hu|in|jp|se|uk|za)\.net|(ae|eu|us|za)\.org|(blogspot|github|gitlab|netlify|vercel|wixsite|weebly|wordpress|web)\.(app|com|io))$/;

/** Does a registry assign domains under this one? */
export function isRegistry(domain: string): boolean {
  return OF_COUNTRIES.test(domain) || SOLD.test(domain) || (domain.endsWith(".br") && OF_BRAZIL.has(domain.slice(0, -".br".length)));
}
