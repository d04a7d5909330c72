import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the parameters OWASP gives for it: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

export function isPassword(hashed: string, password: string): Promise<boolean> {
  return verify(hashed, password)
}

let decoy: Promise<string> | null = null

/** Takes as long as a real check, so that an unknown e-mail cannot be told from a wrong password. */
export async function spendTheSameTime(password: string): Promise<void> {
  decoy ??= hashPassword('no account has this password')
  await isPassword(await decoy, password)
}
