import { hash, verify } from '@node-rs/argon2'
import { Turns } from './turns.ts'

/** Argon2id with the parameters OWASP gives for it: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Takes the place of a hash until somebody chooses a password: nothing matches it. */
export const NO_PASSWORD = '-'

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

/** Checks of passwords take turns by who asks, on half of the threads that all else shares. */
export const PASSWORD_CHECKS = new Turns({ most: 2, mostWaiting: 50 })

/** Compares in the turn of `asker`: the device, address or account that the check is done for. */
export function isPassword(asker: string, hashed: string, password: string): Promise<boolean> {
  return PASSWORD_CHECKS.run(asker, async () => {
    if (hashed !== NO_PASSWORD) return verify(hashed, password)
    await spendTheSameTime(password)
    return false
  })
}

let decoy: Promise<string> | null = null

/** Takes as long as a real check, so that an unknown e-mail cannot be distinguished from a wrong password. */
async function spendTheSameTime(password: string): Promise<void> {
  decoy ??= hashPassword('no account has this password')
  await verify(await decoy, password)
}
