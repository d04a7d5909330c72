import { safeStorage } from '../../common/safe-storage.ts'

const keyOf = (companyId: string): string => `tickets:${companyId}`

/** Whether this browser has ever numbered tickets for a company: without its database and its code being loaded. */
export function hasQueue(companyId: string): boolean {
  return safeStorage.getItem(keyOf(companyId)) !== null
}

export function rememberQueue(companyId: string): void {
  safeStorage.setItem(keyOf(companyId), '1')
}
