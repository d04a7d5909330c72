import { keptJson } from '../../../common/kept-json.ts'
import { safeStorage } from '../../../common/safe-storage.ts'

/** Which printer this browser uses for a register: what tells it from others that are connected. */
export interface PairedPrinter {
  vendorId: number | null
  productId: number | null
  serialNumber: string | null
  /** What it calls itself; empty where it does not say. */
  name: string
  /** How fast a serial port is, in bits a second. */
  baudRate: number
}

export const BAUD_RATES = [9600, 19_200, 38_400, 57_600, 115_200] as const
export const USUAL_BAUD_RATE = 9600

const keyOf = (kind: string, registerId: string): string => `printer:${kind}:${registerId}`

/** The printer that was paired last; null where none was. */
export function pairedPrinter(kind: 'usb' | 'serial', registerId: string): PairedPrinter | null {
  return keptJson(keyOf(kind, registerId)) as PairedPrinter | null
}

export function rememberPrinter(kind: 'usb' | 'serial', registerId: string, paired: PairedPrinter): void {
  safeStorage.setItem(keyOf(kind, registerId), JSON.stringify(paired))
}
