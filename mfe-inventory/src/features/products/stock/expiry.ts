/** Days before its expiry date from which a lot is pointed out. */
const SOON_DAYS = 30
const DAY_MS = 86_400_000

export type Expiry = 'expired' | 'soon' | 'good'

/** The day so many days after another one; both `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** How near the expiry date of a lot is; on the date itself it is still good to sell. */
export function expiryOf(expiresOn: string, today: string): Expiry {
  if (expiresOn < today) return 'expired'
  return expiresOn <= dayAfter(today, SOON_DAYS) ? 'soon' : 'good'
}
