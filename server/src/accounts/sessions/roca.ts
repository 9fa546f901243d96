// Recognises RSA moduli made by Infineon's RSALib (CVE-2017-15361), whose private keys can be computed from the public ones. Nemec, Sys, Svenda,
// Klinec, Matyas: "The Return of Coppersmith's Attack: Practical Factorization of Widely Used RSA Moduli", ACM CCS 2017, section 3.

/**
 * The primes p = k * M + (65537^a mod M) of RSALib leave a modulus that is a power of 65537 modulo every prime factor of M. M is the product of the
 * first 39 primes for keys of 512 bits and a multiple of it for longer ones, so these primes test keys of every length. 2 has no information.
 */
const PRIMES = [
  3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101, 103, 107, 109, 113, 127, 131, 137, 139, 149, 151, 157, 163,
  167,
];
const GENERATOR = 65_537;

/** The subgroup that the generator spans modulo a prime: discrete logarithms by residue. */
interface Subgroup {
  readonly prime: bigint;
  readonly logarithms: ReadonlyMap<number, number>;
}

const subgroups: readonly Subgroup[] = PRIMES.map((prime) => {
  const logarithms = new Map<number, number>();
  for (let power = 1, exponent = 0; !logarithms.has(power); power = (power * GENERATOR) % prime) logarithms.set(power, exponent++);
  return { prime: BigInt(prime), logarithms };
});

/**
 * Does the modulus have the fingerprint: a discrete logarithm to the base 65537 modulo M? By Pohlig-Hellman: it needs one modulo every prime, and those
 * have to be the residues of one number. Random moduli pass by chance with a probability far below 2^-60.
 */
export function isRocaModulus(modulus: bigint): boolean {
  const found: { readonly logarithm: number; readonly order: number }[] = [];
  for (const { prime, logarithms } of subgroups) {
    const logarithm = logarithms.get(Number(modulus % prime));
    if (logarithm === undefined) return false;
    found.push({ logarithm, order: logarithms.size });
  }
  return found.every((a, index) => found.slice(index + 1).every((b) => (a.logarithm - b.logarithm) % greatestCommonDivisor(a.order, b.order) === 0));
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
