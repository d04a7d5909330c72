import type { ImportColumn, RowProblem } from '@comptoir/contracts/inventory/product-import'
import type { ProductFields } from '@comptoir/contracts/inventory/product-changes'
import { MOST_BARCODES } from '@comptoir/contracts/inventory/products'
import { numberFromMicro, numberFromMilliRate } from '@comptoir/money'
import { priceOn, pricesOf, type KnownProduct } from '../products/index.ts'
import { trackingOf } from '../stock/index.ts'
import type { ReadPack } from './packs-cell.rules.ts'
import { asRead, hasPacks, packsRefusal, told, toldKnown, wantedPacks } from './packs-outcome.rules.ts'
import { squeezed } from '../../../platform/import-files/said.ts'
import { PLAIN_FIELDS, saysTheSame } from './plain-fields.rules.ts'
import { decimalsOf, type ReadRow } from './read-row.rules.ts'
import type { Catalogue, MatchPlan, RowResult } from './row-result.ts'
import { TRACKING_FIELDS, trackingRefusal } from './tracking-fields.rules.ts'
import { firstCharacters } from '../../../platform/first-characters.ts'

/** The column whose price a row goes by. */
export function priceColumnOf({ given }: ReadRow): 'priceTtc' | 'priceHt' | null {
  if (given.has('priceTtc')) return 'priceTtc'
  return given.has('priceHt') ? 'priceHt' : null
}

type Edited = Pick<RowResult, 'edit' | 'changes'> & { refused: RowProblem[] }

/** The fields that a row says otherwise than the catalogue does. */
export function editOf(read: ReadRow, match: KnownProduct, plan: MatchPlan, catalogue: Catalogue): Edited {
  const edited: Edited = { edit: { fields: {}, families: {} }, changes: [], refused: [] }
  const { edit, changes } = edited
  const differs = (column: ImportColumn, before: string | null, after: string): boolean => {
    if (!read.given.has(column) || (before !== null && squeezed(before) === after)) return false
    changes.push({ column, before, after })
    return true
  }
  if (differs('designation', match.designation, read.designation)) edit.fields.designation = read.designation
  if (differs('code', match.code, read.code)) edit.fields.code = read.code
  addBarcodes(edited, read, match)
  recategorise(edited, read, match)
  for (const family of ['brand', 'unit'] as const) {
    const [name, before] = [read[family], match[family]?.name ?? null]
    if (name !== null && !isSameName(before, name) && differs(family, before, name)) edit.families[family] = name
  }
  rewritePlain(edited, read, match)
  retrack(edited, read, match, plan)
  reprice(edited, read, match, plan)
  repack(edited, read, { match, plan, catalogue })
  return edited
}

function isSameName(before: string | null, name: string): boolean {
  return before !== null && squeezed(before).toLowerCase() === name.toLowerCase()
}

/** The category and, within it, the subcategory; another category takes the subcategory of the one before away. */
function recategorise({ edit, changes }: Edited, { category, subcategory }: ReadRow, match: KnownProduct): void {
  const before = match.category?.name ?? null
  const isMoved = category !== null && !isSameName(before, category)
  if (isMoved) {
    edit.families.category = category
    changes.push({ column: 'category', before, after: category })
    if (match.subcategoryId !== null) edit.fields.subcategoryId = null
  }
  if (subcategory === null || (!isMoved && isSameName(match.subcategoryName, subcategory))) return
  edit.families.subcategory = subcategory
  changes.push({ column: 'subcategory', before: match.subcategoryName, after: subcategory })
}

function rewritePlain({ edit, changes }: Edited, { plain }: ReadRow, match: KnownProduct): void {
  for (const field of PLAIN_FIELDS) {
    const value = plain[field.field]
    if (value === undefined || value === null || saysTheSame(field, match, value)) continue
    Object.assign(edit.fields, { [field.field]: value })
    const before = match[field.field]
    changes.push({
      column: field.column,
      before: before === null ? null : field.told(before),
      after: field.told(value),
    })
  }
}

/** Another tracking, or another unit under the one there is, which is judged as the form judges it. */
function retrack({ edit, changes, refused }: Edited, { plain }: ReadRow, match: KnownProduct, plan: MatchPlan): void {
  const wanted = trackingOf({ ...plain, shelfLifeDays: plain.shelfLifeDays ?? undefined }, match)
  const differing = TRACKING_FIELDS.filter(({ field }) => wanted[field] !== match[field])
  if (differing.length === 0 && edit.families.unit === undefined) return
  const unit = edit.families.unit ?? match.unit?.name ?? null
  const refusal = trackingRefusal(plain, { ...plan, unitDecimals: decimalsOf(unit, plan) }, match)
  if (refusal) refused.push(refusal)
  for (const { column, field, told } of differing) {
    const [before, after] = [match[field], wanted[field]]
    Object.assign(edit.fields, { [field]: after })
    // A shelf life that goes with the expiry of lots says so itself.
    if (after !== null) changes.push({ column, before: before === null ? null : told(before), after: told(after) })
  }
}

function addBarcodes({ edit, changes, refused }: Edited, read: ReadRow, { barcodes }: KnownProduct): void {
  const added = read.barcodes.filter((barcode) => !barcodes.includes(barcode))
  // As our own files write them, whatever is in them.
  if (added.length === 0 || read.writtenBarcodes === barcodes.join(', ')) return
  if (barcodes.length + added.length > MOST_BARCODES) {
    refused.push({ column: 'barcode', problem: 'tooManyBarcodes', value: firstCharacters(added.join(' '), 100) })
    return
  }
  edit.fields.barcodes = [...barcodes, ...added]
  changes.push({
    column: 'barcode',
    before: barcodes.length === 0 ? null : barcodes.join(' '),
    after: edit.fields.barcodes.join(' '),
  })
}

/** A price is compared with the one of its own kind, so that a file which says the other one too changes nothing. */
function reprice({ edit, changes, refused }: Edited, read: ReadRow, match: KnownProduct, plan: MatchPlan): void {
  const column = priceColumnOf(read)
  const now = priceOn(plan, match)
  const before = column === 'priceHt' ? now.priceHtMicro : match.priceTtcMicro
  const isPriced = column !== null && read.unitPriceMicro !== before
  const isTaxed = read.given.has('vatRate') && read.vatRateMilli !== now.vatRateMilli
  const isFodec = edit.fields.isFodec ?? match.isFodec
  if (!isPriced && !isTaxed && isFodec === match.isFodec) return
  const [priceBasis, unitPriceMicro] =
    column === null ? [match.priceBasis, match.unitPriceMicro] : [read.priceBasis, read.unitPriceMicro]
  const vatRateMilli = isTaxed ? read.vatRateMilli : now.vatRateMilli
  const prices = pricesOf(priceBasis, unitPriceMicro, vatRateMilli, isFodec ? plan.fodecRateMilli : 0)
  if (prices === null) {
    refused.push({ column: column ?? 'vatRate', problem: 'priceInvalid', value: '' })
    return
  }
  Object.assign(edit.fields, {
    priceBasis,
    unitPriceMicro,
    priceHtMicro: prices.htMicro,
    priceTtcMicro: prices.ttcMicro,
    vatRateMilli,
  } satisfies ProductFields)
  if (isPriced)
    changes.push({ column, before: String(numberFromMicro(before)), after: String(numberFromMicro(unitPriceMicro)) })
  if (isTaxed)
    changes.push({
      column: 'vatRate',
      before: String(numberFromMilliRate(now.vatRateMilli)),
      after: String(numberFromMilliRate(vatRateMilli)),
    })
}

/** The packs of a product that is new, or why it cannot have them. */
export function packedAnew(
  read: ReadRow,
  packs: readonly ReadPack[],
  catalogue: Catalogue,
  plan: MatchPlan,
): Pick<RowResult, 'edit' | 'problems'> {
  const { priceBasis, vatRateMilli, prices, plain, barcodes, unit } = read
  const fodecRateMilli = plain.isFodec ? plan.fodecRateMilli : 0
  const pricing = { priceBasis, vatRateMilli, priceTtcMicro: prices.ttcMicro, fodecRateMilli }
  const wanted = wantedPacks(packs, [], pricing)
  const unitDecimals = decimalsOf(unit, plan)
  const refusal = packsRefusal(wanted, { unitDecimals, pricing, own: barcodes, match: null, catalogue })
  return { edit: { fields: {}, families: {}, packs: wanted }, problems: refusal ? [refusal] : [] }
}

/** All packs of a product, as a row says them. They are judged anew under another unit or price, too. */
function repack(
  { edit, changes, refused }: Edited,
  read: ReadRow,
  { match, plan, catalogue }: { match: KnownProduct; plan: MatchPlan; catalogue: Catalogue },
): void {
  const known = match.packs ?? []
  const { priceBasis, vatRateMilli, priceTtcMicro, isFodec } = { ...match, ...edit.fields }
  const pricing = { priceBasis, vatRateMilli, priceTtcMicro, fodecRateMilli: isFodec ? plan.fodecRateMilli : 0 }
  const isTurned = priceBasis !== match.priceBasis && known.some(({ priceMicro }) => priceMicro !== null)
  // Packs of which nothing is said cost what they did, in whichever basis.
  const said = read.packs ?? (isTurned ? known.map((pack) => asRead(pack, match.priceBasis)) : null)
  if (said === null) return
  const wanted = wantedPacks(said, known, pricing)
  const isSame = !isTurned && hasPacks(wanted, known)
  if (isSame && edit.families.unit === undefined && edit.fields.unitPriceMicro === undefined) return
  const unitDecimals = decimalsOf(edit.families.unit ?? match.unit?.name ?? null, plan)
  const own = [...match.barcodes, ...read.barcodes]
  const refusal = packsRefusal(wanted, { unitDecimals, pricing, own, match, catalogue })
  if (refusal) refused.push(refusal)
  if (isSame) return
  edit.packs = wanted
  const before = known.length === 0 ? null : toldKnown(known)
  changes.push({ column: 'packs', before, after: told(wanted) })
}

/** The fields of a product as they are, of those that are about to be written. */
export function fieldsBefore(known: KnownProduct, fields: ProductFields): ProductFields {
  const present: Required<Omit<ProductFields, 'searchText'>> = {
    code: known.code,
    designation: known.designation,
    designationEn: known.designationEn,
    designationAr: known.designationAr,
    categoryId: known.category?.id ?? null,
    subcategoryId: known.subcategoryId,
    brandId: known.brand?.id ?? null,
    unitId: known.unit?.id ?? null,
    priceBasis: known.priceBasis,
    unitPriceMicro: known.unitPriceMicro,
    priceHtMicro: known.priceHtMicro,
    priceTtcMicro: known.priceTtcMicro,
    vatRateMilli: known.vatRateMilli,
    isFodec: known.isFodec,
    purchasePriceMicro: known.purchasePriceMicro,
    minimumStockMilli: known.minimumStockMilli,
    location: known.location,
    packageQuantity: known.packageQuantity,
    tracking: known.tracking,
    lotsExpire: known.lotsExpire,
    shelfLifeDays: known.shelfLifeDays,
    isActive: known.isActive,
    barcodes: known.barcodes,
    packs: (known.packs ?? []).map(({ name: _, ...pack }) => pack),
  }
  return Object.fromEntries(Object.entries(present).filter(([field]) => field in fields))
}
