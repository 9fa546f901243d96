#!/usr/bin/env bash
# stdnum 1.12.0 (npm): the tax number (NIT) of El Salvador has 14 digits, of which 11 to 13 are a serial number. Numbers with a serial number up to 100 have
# the old check digit (weights 14 to 2, modulo 11, then 10), later ones another; python-stdnum (sv.nit) has both. The package applies the old rule to the
# serial number 100 alone, so that nine of ten older numbers are refused; and of the newer ones it refuses those whose weighted sum is a multiple of 11.
# Seen, of 200 numbers each, made by the rules: serial 001: 20 valid; 100: 200; 101: 181.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts stdnum@1.12.0
node -e '
const { stdnum } = require("stdnum");
const sum = (digits, weights) => [...digits].reduce((total, digit, index) => total + digit * weights[index], 0);
const older = (digits) => (sum(digits, [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11) % 10;
const newer = (digits) => ((11 - (sum(digits, [2, 7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10;
const valid = (serial, rule) => {
  let count = 0;
  for (let index = 0; index < 200; index++) {
    const digits = `0614${10 + (index % 18)}0${1 + (index % 9)}${50 + (index % 49)}${serial}`;
    if (stdnum.SV.nit.validate(`${digits}${rule(digits)}`).isValid) count++;
  }
  return count;
};
const seen = [valid("001", older), valid("100", older), valid("101", newer)];
console.log(`valid of 200: serial 001 ${seen[0]}, 100 ${seen[1]}, 101 ${seen[2]}`);
process.exit(seen.join() === "20,200,181" ? 0 : 1);
'
