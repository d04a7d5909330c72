import { safeStorage } from '../../../common/safe-storage.ts'

export function lockKey(registerId: string): string {
  return `locked:${registerId}`
}

/** Whether the register was locked when this device last heard of it: known at once, with a network and without. */
export function wasLocked(registerId: string): boolean {
  return safeStorage.getItem(lockKey(registerId)) !== null
}

export function coverKey(registerId: string, userId: string): string {
  return `covered:${registerId}:${userId}`
}

/** Whether this person had covered the register, and has not come back. */
export function wasCovered(registerId: string, userId: string): boolean {
  return safeStorage.getItem(coverKey(registerId, userId)) !== null
}

/** Somebody who sells at a counter where another is signed in, with what they may do there. */
export interface Seller {
  id: string
  name: string
  permissions: readonly string[]
  approvals: readonly string[]
  /** When they have to show again who they are. */
  until: string
}

export function sellerKey(registerId: string, userId: string): string {
  return `seller:${registerId}:${userId}`
}

/** Who sells at the register in place of this person; null where they do themselves. */
export function keptSeller(registerId: string, userId: string): Seller | null {
  const kept = safeStorage.getItem(sellerKey(registerId, userId))
  return kept === null ? null : (JSON.parse(kept) as Seller)
}
