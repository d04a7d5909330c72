import { safeStorage } from '../../../common/safe-storage.ts'

const keyOf = (pointOfSaleId: string): string => `register:${pointOfSaleId}`

/** The register that this browser used last in a shop. */
export function lastRegister(pointOfSaleId: string): string | null {
  return safeStorage.getItem(keyOf(pointOfSaleId))
}

export function rememberRegister(pointOfSaleId: string, registerId: string): void {
  safeStorage.setItem(keyOf(pointOfSaleId), registerId)
}
