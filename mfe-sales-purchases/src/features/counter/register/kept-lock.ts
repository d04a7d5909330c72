import { safeStorage } from '../../../common/safe-storage.ts'

export function lockKey(registerId: string): string {
  return `locked:${registerId}`
}

/** Whether the register was locked when this device last heard of it: known at once, with a network and without. */
export function wasLocked(registerId: string): boolean {
  return safeStorage.getItem(lockKey(registerId)) !== null
}
