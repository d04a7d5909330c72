import {
  DISCOUNT_FILE_FAULTS,
  type DiscountFileFault,
  type DiscountImport,
  type ImportedDiscount,
} from '@comptoir/contracts/inventory/discount-import'
import { numberFromMilliRate } from '@comptoir/money'
import { errorPhrase } from '@comptoir/i18n/words'
import type { TxCtx } from '../../../platform/context.ts'
import { findTimeZone } from '../../company/settings/index.ts'
import { changeDiscount, createDiscount, termsOf, type DiscountTerms } from '../discounts/index.ts'
import { findProductsByCode } from '../products/index.ts'
import type { FileRow } from '../../../platform/import-files/csv-rows.ts'
import { readDiscounts, type Fault, type FileDiscount } from './file-discounts.rules.ts'
import { findNamedDiscounts, type NamedDiscount } from './named-discounts.queries.ts'

/** A discount of the file as it is to be, and the one of its name that is there already. */
interface Planned {
  terms: DiscountTerms
  draft: FileDiscount
  productIds: string[]
  before: NamedDiscount | undefined
}

/**
 * Compares a file with the discounts that there are, and with `apply` makes them so, all in the caller's transaction: those
 * of a new name are created, those of a known name get the terms and exactly the products of the file. What the file does
 * not name stays as it is, and so does a discount of which a line stays out.
 */
export async function importDiscounts(
  ctx: TxCtx,
  rows: AsyncIterable<FileRow>,
  { apply }: { apply: boolean },
): Promise<DiscountImport> {
  const timeZone = await findTimeZone(ctx)
  const { rowCount, discounts, faults } = await readDiscounts(rows, timeZone)
  const { planned, faults: ofProducts } = await plan(ctx, discounts, timeZone)
  if (apply) for (const each of planned) await carryOut(ctx, each)
  const all = [...faults, ...ofProducts].sort((one, other) => one.row - other.row)
  return {
    isApplied: apply,
    rowCount,
    discounts: planned.map(toImported),
    faultCount: all.length,
    faults: all.slice(0, DISCOUNT_FILE_FAULTS).map((fault) => inWords(ctx, fault)),
  }
}

async function plan(
  ctx: TxCtx,
  discounts: readonly FileDiscount[],
  timeZone: string,
): Promise<{ planned: Planned[]; faults: Fault[] }> {
  const sound = discounts.filter(({ isRefused }) => !isRefused)
  const codes = sound.flatMap(({ products }) => products.map(({ code }) => code))
  const known = await findProductsByCode(ctx, [...new Set(codes)])
  const named = await findNamedDiscounts(
    ctx,
    sound.map(({ name }) => name),
  )
  const faults: Fault[] = []
  const planned: Planned[] = []
  for (const draft of sound) {
    const { productIds, unknown } = productsOf(draft, known)
    faults.push(...unknown)
    const discount: Planned = {
      terms: termsOf({ ...draft, pourcentage: draft.pourcentage ?? 0 }, timeZone),
      draft,
      productIds,
      before: named.get(draft.name.toLowerCase()),
    }
    // One whose last product was deleted has none either, and a file of ours says so.
    const isLeftEmpty = draft.products.length === 0 && outcomeOf(discount) === 'unchanged'
    if (productIds.length === 0 && !isLeftEmpty)
      faults.push({ row: draft.row, column: 'product', value: '', code: 'discount.productsRequired' })
    // A mistyped code would take a product out of a discount that has it.
    else if (!discount.before || (unknown.length === 0 && !draft.isContradicted)) planned.push(discount)
  }
  return { planned, faults }
}

/** The products of a discount of the file, each once, and the lines whose code nothing has. */
function productsOf(
  { products }: FileDiscount,
  known: ReadonlyMap<string, string>,
): { productIds: string[]; unknown: Fault[] } {
  const ids = products.map(({ code }) => known.get(code))
  return {
    productIds: [...new Set(ids.filter((id) => id !== undefined))],
    unknown: products
      .filter((_, index) => ids[index] === undefined)
      .map(({ row, code }) => ({ row, column: 'product', value: code, code: 'discountImport.productUnknown' })),
  }
}

async function carryOut(ctx: TxCtx, planned: Planned): Promise<void> {
  const { draft, terms, productIds, before } = planned
  const input = {
    name: terms.name,
    startDate: draft.startDate,
    endDate: draft.endDate,
    pourcentage: draft.pourcentage ?? 0,
    products: productIds.map((id) => ({ id })),
  }
  if (!before) await createDiscount(ctx, input)
  else if (outcomeOf(planned) === 'changed') await changeDiscount(ctx, before.id, input, before.version)
}

function outcomeOf({ terms, productIds, before }: Planned): ImportedDiscount['outcome'] {
  if (!before) return 'created'
  const isSame =
    before.name === terms.name &&
    isSameMinute(before.startsAt, terms.startsAt) &&
    isSameMinute(before.endsAt, terms.endsAt) &&
    before.rateMilli === terms.rateMilli &&
    before.productIds.size === productIds.length &&
    productIds.every((id) => before.productIds.has(id))
  return isSame ? 'unchanged' : 'changed'
}

const MINUTE_MS = 60_000

/** A file of ours tells minutes: the seconds that it leaves out are no change. */
function isSameMinute(kept: Date, read: Date): boolean {
  return Math.floor(kept.getTime() / MINUTE_MS) === Math.floor(read.getTime() / MINUTE_MS)
}

function toImported(planned: Planned): ImportedDiscount {
  const { terms, productIds } = planned
  return {
    name: terms.name,
    startDate: terms.startsAt.toISOString(),
    endDate: terms.endsAt.toISOString(),
    pourcentage: numberFromMilliRate(terms.rateMilli),
    productCount: productIds.length,
    outcome: outcomeOf(planned),
  }
}

function inWords({ language }: TxCtx, { code, params, ...place }: Fault): DiscountFileFault {
  return { ...place, message: errorPhrase(language, code, params) }
}
