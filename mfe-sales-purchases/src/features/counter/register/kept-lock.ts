import { keptJson } from '../../../common/kept-json.ts'
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

/** Whether somebody took over from this person, whoever that was. */
function wasHandedOver(userId: string): boolean {
  return safeStorage.getItem(sellerKey(userId)) !== null
}

export function keepSeller(userId: string, seller: KeptSeller | null): void {
  if (seller) safeStorage.setItem(sellerKey(userId), JSON.stringify(seller))
  else safeStorage.removeItem(sellerKey(userId))
}

/** How this person left the counter: in another session than the one that was handed over, it is covered. */
export function keptLock(userId: string, sessionId: string): { isCovered: boolean; seller: Seller | null } {
  const seller = keptJson(sellerKey(userId)) as KeptSeller | null
  // Where it cannot be read who took over, it is nobody's until somebody shows who they are.
  return { isCovered: wasCovered(userId) || (wasHandedOver(userId) && seller?.sessionId !== sessionId), seller }
}

/** Whether this person has covered the counter or handed it over, and has not come back. */
export function isKeptAway(userId: string): boolean {
  return wasCovered(userId) || wasHandedOver(userId)
}

/** They have shown that they are back. */
export function forgetAway(userId: string): void {
  keepSeller(userId, null)
  safeStorage.removeItem(coverKey(userId))
}
