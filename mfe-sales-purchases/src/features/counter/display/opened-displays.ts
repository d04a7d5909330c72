import { safeStorage } from '../../../common/safe-storage.ts'

const keyOf = (registerId: string): string => `display:${registerId}`

/** Whether a client display was ever opened on this device for a register. */
export function hasDisplay(registerId: string): boolean {
  return safeStorage.getItem(keyOf(registerId)) !== null
}

export function rememberDisplay(registerId: string): void {
  safeStorage.setItem(keyOf(registerId), '1')
}
