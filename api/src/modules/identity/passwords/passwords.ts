import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the parameters OWASP gives for it: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Takes the place of a hash until somebody chooses a password: nothing matches it. */
export const NO_PASSWORD = '-'

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

export async function isPassword(hashed: string, password: string): Promise<boolean> {
  if (hashed !== NO_PASSWORD) return verify(hashed, password)
  await spendTheSameTime(password)
  return false
}

let decoy: Promise<string> | null = null

/** Takes as long as a real check, so that an unknown e-mail cannot be distinguished from a wrong password. */
async function spendTheSameTime(password: string): Promise<void> {
  decoy ??= hashPassword('no account has this password')
  await verify(await decoy, password)
}
