import type { Product } from '@comptoir/contracts/inventory/products'
import type { VariantChange, VariantGroup } from '@comptoir/contracts/inventory/variants'
import { microFromNumber, numberFromMicro, parseDecimal } from '@comptoir/money'

/** What the grid holds of one variant. Barcodes are one text, as they are scanned and pasted. */
export interface Row {
  code: string
  barcodes: string
  /** In millionths, in the basis of the product; null while empty, NaN while it cannot be read. */
  priceMicro: number | null
  isActive: boolean
}

/** The values of the grid's form. */
export interface GridValues {
  rows: Row[]
}

const PRICE_DECIMALS = 6

function rowOf({ code, barcodes, priceBasis, priceHt, priceTtc, isActive }: Product): Row {
  const priceMicro = microFromNumber(priceBasis === 'ht' ? priceHt : priceTtc)
  return { code, barcodes: barcodes.join(' '), priceMicro, isActive }
}

export const gridValuesOf = ({ variants }: VariantGroup): GridValues => ({
  rows: variants.map(({ product }) => rowOf(product)),
})

/** The barcodes of a text, each once: between spaces, commas or semicolons. */
export const barcodesIn = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter((code) => code !== ''))]

/** A row that differs from its product, and what is sent for it. */
export interface RowChange {
  at: number
  change: VariantChange
}

/** What is to be sent: the rows that differ, and of each only what differs. */
export function changesOf({ rows }: GridValues, { variants }: VariantGroup): RowChange[] {
  return rows.flatMap((row, at) => {
    const product = variants[at]?.product
    if (!product) return []
    const fields = changedFields(row, product)
    return Object.keys(fields).length === 0
      ? []
      : [{ at, change: { id: product.id, version: product.version, ...fields } }]
  })
}

function changedFields(row: Row, product: Product): Omit<VariantChange, 'id' | 'version'> {
  const before = rowOf(product)
  const barcodes = barcodesIn(row.barcodes)
  const { priceMicro } = row
  return {
    ...(row.code.trim() === before.code ? {} : { code: row.code.trim() }),
    ...(barcodes.join(' ') === before.barcodes ? {} : { barcodes }),
    ...(Object.is(priceMicro, before.priceMicro)
      ? {}
      : { price: priceMicro === null || Number.isNaN(priceMicro) ? Number.NaN : numberFromMicro(priceMicro) }),
    ...(row.isActive === before.isActive ? {} : { isActive: row.isActive }),
  }
}

/** Columns that texts can be pasted into, in their order. */
export const TYPED_COLUMNS = ['code', 'barcodes', 'priceMicro'] as const
export type TypedColumn = (typeof TYPED_COLUMNS)[number]

/** A cell that gets another value. */
export interface Filled {
  at: number
  column: TypedColumn
  value: string | number | null
}

/**
 * The cells that a text copied from a spreadsheet fills, from one cell down and onwards; `beyond` is how many of its rows
 * there is no variant for. Null for a text that is a single value, which the browser pastes by itself.
 */
export function pasted(
  text: string,
  from: { at: number; column: TypedColumn },
  { rowCount, columns }: { rowCount: number; columns: readonly TypedColumn[] },
): { cells: Filled[]; beyond: number } | null {
  if (!/[\n\t]/.test(text)) return null
  const lines = text.replaceAll('\r', '').replace(/\n$/, '').split('\n')
  const first = columns.indexOf(from.column)
  const cells = lines.flatMap((line, down) =>
    line.split('\t').flatMap((value, along): Filled[] => {
      const column = columns[first + along]
      const at = from.at + down
      return column === undefined || at >= rowCount ? [] : [{ at, column, value: valueOf(column, value.trim()) }]
    }),
  )
  return { cells, beyond: Math.max(0, from.at + lines.length - rowCount) }
}

/** A price as spreadsheets write it, with spaces between thousands; what cannot be read is marked in its cell. */
function valueOf(column: TypedColumn, text: string): string | number | null {
  if (column !== 'priceMicro') return text
  if (text === '') return null
  return parseDecimal(text, PRICE_DECIMALS) ?? Number.NaN
}
