import type { Queryable } from '../../../platform/db/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { waitsFor } from './sign-in-throttle.rules.ts'
import { countTry, takeBackTry, throttleKey, waitUntil, type Counted } from '../throttle/index.ts'

/** What a try to sign in is counted under. `deviceId` is null where the account never signed in on the device. */
interface Tried {
  email: string
  address: string
  deviceId: string | null
}

/** Counts a try, or refuses it while it has to wait. `takeBack` for one that knew the password: failures before it stay counted. */
export async function countSignInTry(
  db: Queryable,
  { email, address, deviceId }: Tried,
  now: Date,
): Promise<{ takeBack: () => Promise<void> }> {
  const keys = [
    throttleKey('email', email),
    throttleKey('address', address),
    ...(deviceId === null ? [] : [throttleKey('device', deviceId)]),
  ]
  const counts: Counted[] = []
  for (const key of keys) counts.push(await countTry(db, key, now))
  const [byEmail, byAddress, byDevice] = counts
  if (!byEmail || !byAddress) throw new Error('a try was not counted')
  const reason = waitsFor({ email: byEmail.count, address: byAddress.count, device: byDevice?.count ?? null })
  if (reason !== null) {
    const { endsAt } = { email: byEmail, address: byAddress, device: byDevice ?? byEmail }[reason]
    throw new DomainError('auth.tooManyAttempts', waitUntil(endsAt, now))
  }
  return {
    takeBack: async () => {
      for (const key of keys) await takeBackTry(db, key)
    },
  }
}
