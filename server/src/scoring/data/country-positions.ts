// Centre and radius of countries, rounded: latitude, longitude, kilometres from the centre within which most of the country lies.
// Precise enough to distinguish a flight from a forgery, not for maps.
import { areNeighbours } from "./neighbours.ts";

type Position = readonly [latitude: number, longitude: number, radius: number];

const POSITIONS: Readonly<Record<string, Position>> = {
  AR: [-34, -64, 1500],
  BO: [-17, -65, 700],
  BR: [-10, -52, 2200],
  CL: [-33, -71, 1900],
  CO: [4, -73, 800],
  CR: [10, -84, 250],
  CU: [22, -79, 500],
  DO: [19, -70, 250],
  EC: [-1, -78, 400],
  SV: [14, -89, 150],
  GT: [15, -90, 250],
  HN: [15, -86, 300],
  HT: [19, -72, 150],
  MX: [23, -102, 1500],
  NI: [13, -85, 250],
  PA: [9, -80, 300],
  PE: [-10, -76, 900],
  PR: [18, -66, 150],
  PY: [-23, -58, 500],
  UY: [-33, -56, 300],
  VE: [7, -66, 700],
  US: [39, -98, 2400],
  CA: [57, -106, 2800],
  GB: [54, -2, 550],
  IE: [53, -8, 250],
  FR: [46, 2, 550],
  ES: [40, -4, 550],
  PT: [39, -8, 350],
  DE: [51, 10, 450],
  IT: [42, 12, 650],
  NL: [52, 5, 180],
  BE: [50, 4, 160],
  CH: [47, 8, 200],
  AT: [47, 14, 300],
  PL: [52, 19, 400],
  CZ: [50, 15, 250],
  SE: [62, 15, 850],
  NO: [62, 10, 950],
  DK: [56, 10, 250],
  FI: [64, 26, 650],
  RO: [46, 25, 350],
  HU: [47, 20, 250],
  GR: [39, 22, 400],
  BG: [43, 25, 250],
  UA: [49, 32, 650],
  RU: [60, 90, 4200],
  TR: [39, 35, 800],
  IL: [31, 35, 220],
  SA: [24, 45, 1000],
  AE: [24, 54, 250],
  EG: [27, 30, 700],
  MA: [32, -6, 600],
  DZ: [28, 3, 1100],
  NG: [10, 8, 650],
  GH: [8, -2, 350],
  KE: [1, 38, 550],
  ZA: [-29, 24, 900],
  IN: [21, 78, 1600],
  PK: [30, 70, 850],
  BD: [24, 90, 350],
  CN: [35, 105, 2600],
  HK: [22, 114, 40],
  TW: [24, 121, 220],
  JP: [36, 138, 1200],
  KR: [36, 128, 300],
  SG: [1, 104, 30],
  MY: [3, 109, 1000],
  TH: [15, 101, 800],
  VN: [16, 107, 850],
  PH: [12, 123, 900],
  ID: [-2, 118, 2500],
  AU: [-25, 134, 2200],
  NZ: [-41, 174, 850],
  IR: [32, 53, 950],
  LT: [55, 24, 220],
  LV: [57, 25, 250],
};

const EARTH_RADIUS = 6371;

/**
 * Kilometres between the borders of two countries (great circle between centres, less both radii), at least 0, and 0 for neighbours; undefined when one is not
 * known.
 */
export function distanceBetween(from: string, to: string): number | undefined {
  if (areNeighbours(from, to)) return 0;
  const a = POSITIONS[from];
  const b = POSITIONS[to];
  if (a === undefined || b === undefined) return undefined;
  const radians = Math.PI / 180;
  const [phiA, phiB] = [a[0] * radians, b[0] * radians];
  const halfLatitude = Math.sin(((b[0] - a[0]) * radians) / 2);
  const halfLongitude = Math.sin(((b[1] - a[1]) * radians) / 2);
  const chord = halfLatitude ** 2 + Math.cos(phiA) * Math.cos(phiB) * halfLongitude ** 2;
  return Math.max(0, 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord))) - a[2] - b[2]);
}
