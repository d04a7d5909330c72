import {
  LABEL_LAYOUTS,
  LABELS,
  labelsOnPage,
  MOST_LABELS,
  type LabelsInput,
} from '@comptoir/contracts/inventory/labels'
import { PRODUCTS, type Product } from '@comptoir/contracts/inventory/products'
import { formatMoney, type Language } from '@comptoir/i18n'
import { lineAmountMinor, microFromNumber, percentOf, type Currency } from '@comptoir/money'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { drawSymbol } from '../../../platform/export/symbols.ts'
import { findProducts } from '../products/index.ts'
import { labelModel, moduleOn, type LabelContent, type LabelModel } from './label-model.rules.ts'
import { textFor } from './label-text.rules.ts'

const ONE_MILLI = 1000
const TAX_INCLUDED: Readonly<Record<Language, string>> = { en: 'incl. tax', fr: 'TTC', ar: 'بالأداء' }

/** What the template prints for a request; refused where a label could not be read, before anything is printed. */
export async function labelsOf(ctx: TxCtx, input: LabelsInput): Promise<LabelModel> {
  const layout = LABEL_LAYOUTS[input.layout]
  const onPage = labelsOnPage(layout)
  if (input.start > onPage) throw new DomainError(LABELS.errors.startBeyond, { most: onPage }, '/start')
  const order = input.products.flatMap(({ count }, index) => Array.from({ length: count }, () => index))
  if (order.length > MOST_LABELS) throw new DomainError(LABELS.errors.tooMany, { most: MOST_LABELS }, '/products')
  const ids = input.products.map(({ id }) => id)
  const products = new Map((await findProducts(ctx, ids, [])).map((product) => [product.id, product]))
  const currency = await findCurrency(ctx)
  const contents = ids.map((id, index) => {
    const product = products.get(id)
    if (!product) throw new DomainError(PRODUCTS.errors.notFound, {}, `/products/${index}/id`)
    return contentOf(product, input, currency)
  })
  return labelModel(layout, contents, { order, start: input.start, language: input.language })
}

async function findCurrency({ db, companyId }: TxCtx): Promise<Currency> {
  const row = await db.selectFrom('company').select('currency').where('id', '=', companyId).executeTakeFirstOrThrow()
  // The table of currencies is that of the kernel.
  return row.currency as Currency
}

function contentOf(product: Product, input: LabelsInput, currency: Currency): LabelContent {
  const name = nameIn(input.language, product)
  const text = textFor(input.symbol, product)
  if (text === null) throw new DomainError(LABELS.errors.noCode, { name }, '/symbol')
  const symbol = drawSymbol(input.symbol, text)
  if (moduleOn(LABEL_LAYOUTS[input.layout], symbol) === null)
    throw new DomainError(LABELS.errors.tooWide, { name, barcode: text }, '/layout')
  return { name, text, symbol, ...pricesOf(product, input, currency) }
}

/** What the product is called in a language, where it has a name of its own there. */
function nameIn(language: Language, { designation, designationAr, designationEn }: Product): string {
  const own: Readonly<Record<Language, string | null>> = { fr: null, ar: designationAr, en: designationEn }
  return own[language] ?? designation
}

/** The price of one as a ticket has it: the discount is rounded, and taken off. */
function pricesOf(
  { priceTtc, discount }: Product,
  { price, hasDiscount, language }: LabelsInput,
  currency: Currency,
): Pick<LabelContent, 'price' | 'oldPrice'> {
  if (price === 'none') return { price: null, oldPrice: null }
  const full = lineAmountMinor(ONE_MILLI, microFromNumber(priceTtc), currency)
  const off = hasDiscount && discount !== null ? percentOf(full, discount.rateMilli) : 0
  const written = (amountMinor: number): string => printable(formatMoney(amountMinor, currency, language))
  const note = price === 'taxIncluded' ? `\u00A0${TAX_INCLUDED[language]}` : ''
  return { price: written(full - off) + note, oldPrice: off === 0 ? null : written(full) }
}

/** The font has neither a narrow space nor marks of direction, which the whole text is given instead. */
function printable(text: string): string {
  return text.replaceAll(/[\u200E\u200F\u2066-\u2069]/g, '').replaceAll('\u202F', '\u00A0')
}
