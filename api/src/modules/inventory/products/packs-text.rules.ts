import type { PriceBasis } from '@comptoir/contracts/inventory/products'
import type { Language } from '@comptoir/i18n'
import { numberFromMilli } from '@comptoir/money'

/** A pack as files of products tell of it. */
export interface ToldPack {
  /** Of its unit. */
  name: string
  quantityMilli: number
  /** In the price basis of the product; null: it has none of its own. */
  price: number | null
  barcodes: readonly string[]
}

/** What a price is said to be in, in each language. */
export const BASIS_WORDS: Record<Language, Record<PriceBasis, string>> = {
  en: { ht: 'excl. tax', ttc: 'incl. tax' },
  fr: { ht: 'HT', ttc: 'TTC' },
  ar: { ht: 'دون أداء', ttc: 'مع الأداء' },
}

/** What stands without quotes: a name without the marks of the notation, a code that nothing takes for another. */
const PLAIN_NAME = /^[^"=;@[\]\r\n]+$/
const PLAIN_BARCODE = /^(?!\d+e\d+$)[\dA-Z-]+$/i

/**
 * Packs as one cell of a file, which the import reads back: `Carton = 24 @ 41.5 incl. tax [6191234567890]; Pack = 6`. The quantity
 * is in the product's own unit, decimals have a point, and what has a mark of the notation in it stands in quotes, its own
 * quotes doubled. `basis` is the word that says what the prices are in; without it, they are in that of the product.
 */
export function packsText(packs: readonly ToldPack[], basis: string | null): string {
  return packs.map((pack) => packText(pack, basis === null ? '' : ` ${basis}`)).join('; ')
}

function packText({ name, quantityMilli, price, barcodes }: ToldPack, basis: string): string {
  const unit = PLAIN_NAME.test(name) ? name : quoted(name)
  const own = price === null ? '' : ` @ ${price}${basis}`
  const codes = barcodes.map((barcode) => (PLAIN_BARCODE.test(barcode) ? barcode : quoted(barcode)))
  const listed = codes.length === 0 ? '' : ` [${codes.join(', ')}]`
  return `${unit} = ${numberFromMilli(quantityMilli)}${own}${listed}`
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
