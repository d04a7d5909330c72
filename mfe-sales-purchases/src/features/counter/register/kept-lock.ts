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
