import type { RowProblemName } from '@comptoir/contracts/inventory/product-import'
import { MOST_PACK_BARCODES, MOST_PACKS, type PriceBasis } from '@comptoir/contracts/inventory/products'
import { correctedGtin, LARGEST_PRICE_MICRO, LARGEST_QUANTITY_MILLI, parseDecimal } from '@comptoir/money'
import { BASIS_WORDS } from '../products/index.ts'
import { BARCODE, readBarcodes } from './barcodes.rules.ts'
import { squeezed } from '../../../platform/import-files/said.ts'

/** A pack as a cell tells of it: its quantity in thousandths of the product's own unit, its price in millionths. */
export interface ReadPack {
  /** The name of its unit. */
  unit: string
  quantityMilli: number
  /** Null: it has none of its own. Without a basis it is in that of the product. */
  price: { micro: number; basis: PriceBasis | null } | null
  barcodes: string[]
}

/** What a cell of packs says, what of it cannot be, and the barcodes whose check digit is wrong. */
export interface ReadPacks {
  packs: ReadPack[]
  problems: { problem: RowProblemName; value: string }[]
  suspicious: string[]
}

/** A text, and the same with what stands in quotes or brackets blotted out, so that only marks of the notation are left. */
interface Span {
  text: string
  marks: string
}

const BLOT = '\uFFFF'
const QUOTED = /"(?:[^"]|"")*"/g
const BRACKETS = /\[[^\]]*\]/g
const PACK = /^([^=@[\]"]+)=([^=@[\]"]+)(?:@([^=@[\]"]+))?(\[\uFFFF*\])?\s*$/d
const MOST_NAME = 80

/** Reads packs as files of ours write them: `Carton = 24 @ 41.5 incl. tax [6191234567890, 6191234567891]; Pack = 6`. */
export function readPacks(cell: string): ReadPacks {
  const read: ReadPacks = { packs: [], problems: [], suspicious: [] }
  const quotes = spanOf(cell)
  const inside = quotes.marks.replaceAll(BRACKETS, (found) => `[${BLOT.repeat(found.length - 2)}]`)
  const parts = partsOf({ ...quotes, marks: inside }, /[;\r\n]/)
  for (const part of parts) readPack(part, read)
  if (parts.length > MOST_PACKS) read.problems.push({ problem: 'tooManyPacks', value: String(parts.length) })
  return read
}

function spanOf(text: string): Span {
  return { text, marks: text.replaceAll(QUOTED, (found) => BLOT.repeat(found.length)) }
}

/** The parts of a text between marks of the notation, those that say nothing left out. */
function partsOf({ text, marks }: Span, mark: RegExp): Span[] {
  let from = 0
  return marks.split(mark).flatMap((piece) => {
    const part = { text: text.slice(from, from + piece.length), marks: piece }
    from += piece.length + 1
    return part.text.trim() === '' ? [] : [part]
  })
}

/** Reads one pack into what was read, with what is wrong with it. */
function readPack({ text, marks }: Span, read: ReadPacks): void {
  const refuse = (problem: RowProblemName, value: string): void => void read.problems.push({ problem, value })
  const { indices } = PACK.exec(marks) ?? {}
  const group = (number: number): string => text.slice(...(indices?.[number] ?? [0, 0])).trim()
  const unit = nameOf(group(1))
  if (indices === undefined || unit === '') return refuse('packsUnreadable', text.trim())
  if ([...unit].length > MOST_NAME) refuse('nameTooLong', unit)
  const quantityMilli = parseDecimal(group(2), 3) ?? 0
  if (quantityMilli < 1 || quantityMilli > LARGEST_QUANTITY_MILLI) refuse('packQuantityInvalid', group(2))
  const price = group(3) === '' ? null : priceOf(group(3))
  if (price && price.micro < 0) refuse('priceNegative', group(3))
  if (price && !(price.micro <= LARGEST_PRICE_MICRO)) refuse('priceInvalid', group(3))
  read.packs.push({ unit, quantityMilli, price, barcodes: barcodesOf(group(4).slice(1, -1), read) })
}

/** The name of a unit; empty where only a part of it is in quotes. */
function nameOf(text: string): string {
  const whole = unquoted(text)
  return squeezed(whole ?? (text.includes('"') ? '' : text))
}

/** What stands in quotes; null where not all of the text does. */
function unquoted(text: string): string | null {
  return /^"(?:[^"]|"")*"$/.test(text) ? text.slice(1, -1).replaceAll('""', '"') : null
}

const WORDS = Object.values(BASIS_WORDS).flatMap(({ ht, ttc }) => [
  { word: ht.toLowerCase(), basis: 'ht' as const },
  { word: ttc.toLowerCase(), basis: 'ttc' as const },
])

/** Not a number where the amount cannot be read. */
function priceOf(text: string): { micro: number; basis: PriceBasis | null } {
  const said = WORDS.find(({ word }) => text.toLowerCase().endsWith(word))
  const amount = said === undefined ? text : text.slice(0, -said.word.length)
  return { micro: parseDecimal(amount, 6) ?? Number.NaN, basis: said?.basis ?? null }
}

function barcodesOf(text: string, read: ReadPacks): string[] {
  const barcodes = new Set<string>()
  for (const { text: part } of partsOf(spanOf(text), /[,;]/)) {
    const code = unquoted(part.trim())
    const found = code === null ? readBarcodes(part) : exactly(code)
    for (const value of found.invalid) read.problems.push({ problem: 'barcodeInvalid', value })
    for (const barcode of found.barcodes) barcodes.add(barcode)
    read.suspicious.push(...found.suspicious)
  }
  if (barcodes.size > MOST_PACK_BARCODES)
    read.problems.push({ problem: 'packBarcodesTooMany', value: String(barcodes.size) })
  return [...barcodes]
}

/** A barcode as it stands in quotes. */
function exactly(code: string): ReturnType<typeof readBarcodes> {
  if (!BARCODE.test(code)) return { barcodes: [], invalid: [code], suspicious: [] }
  return { barcodes: [code], invalid: [], suspicious: correctedGtin(code) === null ? [] : [code] }
}
