import { Dice } from '../fuzz/dice.ts'
import type { RetailLine } from '../replay/retail-file.ts'

const PRODUCTS = 400
const CUSTOMERS = 150
const DOCUMENTS_PER_DAY = 60
const FIRST_DAY = Date.UTC(2025, 0, 6)
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/**
 * Documents in the form of the "Online Retail" file, where no such file is at hand: long and short invoices, cancellations,
 * and lines that cannot be sold. The same for the same seed.
 */
export function madeUpLines(documents: number, seed: number): RetailLine[] {
  const dice = new Dice('documents', seed)
  return Array.from({ length: documents }, (_, index) => documentLines(dice, index)).flat()
}

function documentLines(dice: Dice, index: number): RetailLine[] {
  const isReturn = dice.chance(0.08)
  // Few lines as a rule, a hundred now and then.
  const count = Math.ceil(1.5 / (dice.whole(15, 1000) / 1000))
  const at =
    FIRST_DAY + Math.floor(index / DOCUMENTS_PER_DAY) * DAY_MS + (480 + (index % DOCUMENTS_PER_DAY) * 8) * MINUTE_MS
  const head = {
    InvoiceNo: `${isReturn ? 'C' : ''}${600_000 + index}`,
    InvoiceDate: new Date(at).toISOString().slice(0, 19).replace('T', ' '),
    CustomerID: dice.chance(0.75) ? `${12_000 + dice.whole(0, CUSTOMERS - 1)}.0` : '',
  }
  return Array.from({ length: count }, () => {
    const product = dice.whole(0, PRODUCTS - 1)
    const quantity = dice.pick([1, 1, 2, 3, 6, 12, 48])
    return {
      ...head,
      StockCode: String(20_000 + product),
      Description: `ARTICLE ${product}`,
      Quantity: String(isReturn ? -quantity : quantity),
      UnitPrice: dice.chance(0.02) ? '0.0' : ((product % 90) / 10 + 0.35).toFixed(2),
    }
  })
}
