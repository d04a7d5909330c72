import { MOST_BARCODES } from '@comptoir/contracts/inventory/products'
import { correctedGtin } from '@comptoir/money'

/** What a cell of barcodes holds; `suspicious` are those among them whose check digit is wrong. */
export interface ReadBarcodes {
  barcodes: string[]
  invalid: string[]
  suspicious: string[]
}

/** Any code that a product or a pack may have. */
export const BARCODE = /^[!-~]{1,32}$/
/** What a spreadsheet makes of a long number, its last digits lost. */
const MANGLED_NUMBER = /^\d+([.,]\d+)?e\+?\d+$/i
/** Numbers of goods set apart by nothing but a mark; other codes may have such marks in them. */
const NUMBERS = /^\d{8,14}([,;|/ ]\d{8,14})+$/

/** Reads one barcode or several: set apart by a comma, a semicolon, a bar or a slash and a space, or by the mark alone between numbers of goods. */
export function readBarcodes(cell: string): ReadBarcodes {
  const read: ReadBarcodes = { barcodes: [], invalid: [], suspicious: [] }
  for (const text of partsOf(cell)) {
    const barcode = /^[\d ]+$/.test(text) ? text.replaceAll(' ', '') : text
    if (!BARCODE.test(barcode) || MANGLED_NUMBER.test(barcode) || read.barcodes.length >= MOST_BARCODES)
      read.invalid.push(text)
    else if (!read.barcodes.includes(barcode)) {
      read.barcodes.push(barcode)
      if (correctedGtin(barcode) !== null) read.suspicious.push(barcode)
    }
  }
  return read
}

function partsOf(cell: string): string[] {
  return cell
    .split(/[,;|/] | [,;|/](?= )/)
    .flatMap((part) => (NUMBERS.test(part) ? part.split(/[,;|/ ]/) : [part]))
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
