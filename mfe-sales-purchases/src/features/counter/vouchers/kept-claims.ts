import { safeStorage } from '../../../common/safe-storage.ts'

/** What this device claimed of a voucher, until it knows what became of it. */
export interface KeptClaim {
  ticketId: string
  voucherId: string
}

const keyOf = (registerId: string): string => `comptoir:voucher-claims:${registerId}`

/** What a register has claimed; damaged entries count as absent. */
export function keptClaims(registerId: string): KeptClaim[] {
  try {
    const kept = JSON.parse(safeStorage.getItem(keyOf(registerId)) ?? '[]') as unknown
    return Array.isArray(kept) ? kept.filter(isClaim) : []
  } catch {
    return []
  }
}

function isClaim(value: unknown): value is KeptClaim {
  return typeof value === 'object' && value !== null && 'ticketId' in value && 'voucherId' in value
}

const isSame = (one: KeptClaim, other: KeptClaim): boolean =>
  one.ticketId === other.ticketId && one.voucherId === other.voucherId

/** Writes a claim down, before it is made: its answer may be lost. */
export function keepClaim(registerId: string, claim: KeptClaim): void {
  write(registerId, [...keptClaims(registerId).filter((each) => !isSame(each, claim)), claim])
}

export function forgetClaim(registerId: string, claim: KeptClaim): void {
  write(
    registerId,
    keptClaims(registerId).filter((each) => !isSame(each, claim)),
  )
}

function write(registerId: string, claims: readonly KeptClaim[]): void {
  if (claims.length === 0) safeStorage.removeItem(keyOf(registerId))
  else safeStorage.setItem(keyOf(registerId), JSON.stringify(claims))
}
