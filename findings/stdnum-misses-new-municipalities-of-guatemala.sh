#!/usr/bin/env bash
# stdnum 1.12.0 (npm): the identity number of Guatemala (CUI, DPI) ends with department and municipality. Escuintla has 14 municipalities since Sipacate
# (0514), Huehuetenango 33 since Petatán (1333), both of 2015. Numbers of people registered there are refused as an unknown part, while municipality 00, which
# no department has, passes.
# Seen: ...0513 and ...1332 valid, ...0514 and ...1333 InvalidComponent, ...0500 valid.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts stdnum@1.12.0
node -e '
const { stdnum } = require("stdnum");
const person = "1234567";
const number = (() => {
  for (let eighth = 0; ; eighth++) {
    const digits = `${person}${eighth}`;
    const check = [...digits].reduce((total, digit, index) => total + digit * (index + 2), 0) % 11;
    if (check < 10) return `${digits}${check}`;
  }
})();
const places = ["0513", "0514", "1332", "1333", "0500"];
const seen = places.map((place) => stdnum.GT.cui.validate(`${number}${place}`).isValid);
places.forEach((place, index) => console.log(place, seen[index] ? "valid" : "refused"));
process.exit(seen.join() === "true,false,true,false,true" ? 0 : 1);
'
