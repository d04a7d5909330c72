import { isPaperWidth, type PaperWidthMm } from '@comptoir/contracts/printers'
import { safeStorage } from './safe-storage.ts'

const KEY = 'paperWidthMm'
const USUAL_MM = 80

/** How wide the rolls are that this browser prints on: those of the register that it sold at last. */
export function paperWidth(): PaperWidthMm {
  const kept = Number(safeStorage.getItem(KEY))
  return isPaperWidth(kept) ? kept : USUAL_MM
}

export function rememberPaperWidth(widthMm: PaperWidthMm): void {
  safeStorage.setItem(KEY, String(widthMm))
}
