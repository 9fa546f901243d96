#!/usr/bin/env bash
# i18n-iso-countries 7.14.0: the Portuguese names of the two Congos stand at each other's code. CG is the Republic of the Congo (Brazzaville), CD the
# Democratic Republic (Kinshasa); its Spanish and English names are right. An order that names its country in Portuguese gets the other one's code.
# Seen: pt CG "República Democrática do Congo", pt CD "República Popular do Congo"; getAlpha2Code of the former in pt is CG.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts i18n-iso-countries@7.14.0
node -e '
const countries = require("i18n-iso-countries");
for (const language of ["en", "es", "pt"]) console.log(language, "CG:", countries.getName("CG", language), "| CD:", countries.getName("CD", language));
const swapped = countries.getName("CG", "pt") === "República Democrática do Congo" && countries.getAlpha2Code("República Democrática do Congo", "pt") === "CG";
const right = /Democratic/.test(countries.getName("CD", "en")) && /Democrática/.test(countries.getName("CD", "es"));
console.log(swapped && right ? "seen: the Portuguese names are exchanged" : "changed: look again");
process.exit(swapped && right ? 0 : 1);
'
