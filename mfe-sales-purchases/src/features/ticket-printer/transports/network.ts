import { POINTS_OF_SALE_AT, REGISTERS_AT } from '@comptoir/contracts/addresses'
import type { PrintInput, Register } from '@comptoir/contracts/company/registers'
import { api, ConnectionError, isProblem, pathOf } from '@comptoir/platform'
import { PrinterError } from './printer-error.ts'

type Place = Pick<Register, 'id' | 'pointOfSaleId'>

/** Where what is asked of a register's printer and drawer goes. */
export function printingPath({ id, pointOfSaleId }: Place, what: 'print' | 'drawer-openings'): string {
  return pathOf(POINTS_OF_SALE_AT, pointOfSaleId, REGISTERS_AT.path, id, what)
}

/** Prints through the server, which reaches the shop's network. */
export async function sendByNetwork(register: Place, bytes: Uint8Array): Promise<void> {
  const body: PrintInput = { data: base64Of(bytes) }
  try {
    await api.post(printingPath(register, 'print'), body)
  } catch (error) {
    if (error instanceof ConnectionError) throw new PrinterError('offline')
    if (isProblem(error)) throw new PrinterError('refused', error.message)
    throw error
  }
}

/** In parts: a function takes only so many arguments. */
function base64Of(bytes: Uint8Array): string {
  const parts = Array.from({ length: Math.ceil(bytes.length / 4096) }, (_, part) =>
    String.fromCodePoint(...bytes.subarray(4096 * part, 4096 * (part + 1))),
  )
  return btoa(parts.join(''))
}
