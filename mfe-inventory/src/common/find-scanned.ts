import { BARCODE_RULES, type BarcodeRule } from '@comptoir/contracts/inventory/barcode-rules'
import { PRODUCTS, type Product } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { productBarcodes, quantityRead, readBarcode } from '@comptoir/money'
import { api, pathOf } from '@comptoir/platform'

/** What a code stands for: a product, and how much of it in thousandths of its own unit. */
export interface Scanned {
  product: Product
  quantityMilli: number
}

/** As many as are looked through for a code. */
const MOST_FOUND = '10'
/** More rules than a company ever has. */
const MOST_RULES = '100'
const ONE_MILLI = 1000
const MICRO = 1_000_000

/**
 * The product of a code or barcode, with how much of it the code stands for: one, what its pack holds, or what a label of the
 * company's scales says. Null where none has it.
 */
export async function findScanned(text: string): Promise<Scanned | null> {
  return (await findKnown(text)) ?? (await findWeighed(text))
}

async function findKnown(text: string): Promise<Scanned | null> {
  const searchParams = new URLSearchParams({ 'search[text]': text, limit: MOST_FOUND, 'filter[isActive]': 'true' })
  const { data } = await api.get<PaginatedOf<Product>>(pathOf(PRODUCTS, 'paginated'), { searchParams })
  for (const product of data) {
    if (product.code === text || product.barcodes.includes(text)) return { product, quantityMilli: ONE_MILLI }
    const pack = product.packs.find(({ barcodes }) => barcodes.includes(text))
    if (pack) return { product, quantityMilli: pack.quantityMilli }
  }
  return null
}

async function findWeighed(text: string): Promise<Scanned | null> {
  if (!/^\d{12,13}$/.test(text)) return null
  const searchParams = new URLSearchParams({
    limit: MOST_RULES,
    'filter[isActive]': 'true',
    'order[field]': 'position',
  })
  const rules = await api.get<PaginatedOf<BarcodeRule>>(pathOf(BARCODE_RULES, 'paginated'), { searchParams })
  const read = readBarcode(text, rules.data)
  if (read === null) return null
  const { rule, reading } = read
  for (const barcode of productBarcodes(text, rule)) {
    const found = await findKnown(barcode)
    if (!found) continue
    if (reading.kind === 'weight') return { ...found, quantityMilli: reading.quantityMilli }
    return { ...found, quantityMilli: quantityRead(reading, Math.round(found.product.priceTtc * MICRO)) ?? ONE_MILLI }
  }
  return null
}
