/**
 * How many times somebody tried within one window, the present try included. `device` counts one device that signed in to
 * the account before, and is null for every other.
 */
export interface Tries {
  email: number
  address: number
  device: number | null
}

export const MOST_TRIES = { email: 10, address: 100, device: 10 } as const

/**
 * Which counter makes this try wait; null lets it through. Anybody can use up the tries of an e-mail, or those of an
 * address that many share: a device that has signed in before is limited by its own tries only.
 */
export function waitsFor({ email, address, device }: Tries): keyof Tries | null {
  if (device !== null) return device > MOST_TRIES.device ? 'device' : null
  if (email > MOST_TRIES.email) return 'email'
  return address > MOST_TRIES.address ? 'address' : null
}
