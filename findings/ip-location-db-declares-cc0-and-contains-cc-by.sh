#!/usr/bin/env bash
# @ip-location-db/geo-whois-asn-country-mmdb 2.3.2026061719: package.json declares CC0-1.0, and the file NRO_LICENSE of the same package puts the statistics
# of the NRO in it under CC BY 4.0, which asks for attribution. A licence check that reads package.json alone lets it pass without a notice.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm pack --silent @ip-location-db/geo-whois-asn-country-mmdb@2.3.2026061719 >/dev/null
tar xzf ./*.tgz
declared=$(node -p 'require("./package/package.json").license')
contained=$(head -1 package/NRO_LICENSE)
echo "declared: $declared"
echo "contained: $contained"
[ "$declared" = CC0-1.0 ] && [[ $contained == *"Creative Commons Attribution 4.0"* ]]
