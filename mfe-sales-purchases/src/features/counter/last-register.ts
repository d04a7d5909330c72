import { careful } from './cart/careful-storage.ts'

const storage = careful(() => localStorage)
const keyOf = (pointOfSaleId: string): string => `register:${pointOfSaleId}`

/** The register that this browser stood at last in a shop. */
export function lastRegister(pointOfSaleId: string): string | null {
  return storage.getItem(keyOf(pointOfSaleId))
}

export function rememberRegister(pointOfSaleId: string, registerId: string): void {
  storage.setItem(keyOf(pointOfSaleId), registerId)
}
