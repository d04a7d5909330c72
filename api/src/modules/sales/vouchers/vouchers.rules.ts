import type { VoucherState } from '@comptoir/contracts/sales/vouchers'

const MONTHS = 12

/** The same day so many months later, or the last one of a month that has no such day. Days are ISO 8601. */
export function lastDayOf(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const count = year * MONTHS + month - 1 + months
  const ends = new Date(Date.UTC(Math.floor(count / MONTHS), (count % MONTHS) + 1, 0)).getUTCDate()
  return new Date(Date.UTC(Math.floor(count / MONTHS), count % MONTHS, Math.min(date, ends)))
    .toISOString()
    .slice(0, 'YYYY-MM-DD'.length)
}

/** Whether a voucher is taken no more; it is on its last day. */
export function isExpired(expiresOn: string | null, today: string): boolean {
  return expiresOn !== null && expiresOn < today
}

interface Standing {
  amountMinor: number
  leftMinor: number
  expiresOn: string | null
}

/** What became of a voucher; one of which nothing is left is used, whatever the day. */
export function stateOf({ amountMinor, leftMinor, expiresOn }: Standing, today: string): VoucherState {
  if (leftMinor <= 0) return 'used'
  if (isExpired(expiresOn, today)) return 'expired'
  return leftMinor < amountMinor ? 'partlyUsed' : 'active'
}
