import { safeStorage } from '../../../common/safe-storage.ts'

export function lockKey(registerId: string): string {
  return `locked:${registerId}`
}

/** Whether the register was locked when this device last heard of it: known at once, with a network and without. */
export function wasLocked(registerId: string): boolean {
  return safeStorage.getItem(lockKey(registerId)) !== null
}

/**
 * By person, not by register: who is away is away from all that is open to them, and from a counter whose session somebody
 * closed meanwhile.
 */
export function coverKey(userId: string): string {
  return `covered:${userId}`
}

/** Whether this person had covered the counter, and has not come back. */
function wasCovered(userId: string): boolean {
  return safeStorage.getItem(coverKey(userId)) !== null
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

/** Of which session somebody took over. */
interface KeptSeller extends Seller {
  sessionId: string
}

export function sellerKey(userId: string): string {
  return `seller:${userId}`
}

/** Who sells in place of this person; null where they do themselves. */
function keptSeller(userId: string): KeptSeller | null {
  const kept = safeStorage.getItem(sellerKey(userId))
  return kept === null ? null : (JSON.parse(kept) as KeptSeller)
}

export function keepSeller(userId: string, seller: KeptSeller | null): void {
  if (seller) safeStorage.setItem(sellerKey(userId), JSON.stringify(seller))
  else safeStorage.removeItem(sellerKey(userId))
}

/** How this person left the counter: in another session than the one that was handed over, it is covered. */
export function keptLock(userId: string, sessionId: string): { isCovered: boolean; seller: Seller | null } {
  const seller = keptSeller(userId)
  return { isCovered: wasCovered(userId) || (seller !== null && seller.sessionId !== sessionId), seller }
}

/** Whether this person has covered the counter or handed it over, and has not come back. */
export function isKeptAway(userId: string): boolean {
  return wasCovered(userId) || keptSeller(userId) !== null
}

/** They have shown that they are back. */
export function forgetAway(userId: string): void {
  keepSeller(userId, null)
  safeStorage.removeItem(coverKey(userId))
}
