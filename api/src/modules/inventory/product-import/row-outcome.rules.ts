import type {
  ImportColumn,
  MatchBy,
  OnMatch,
  RowChange,
  RowProblem,
  RowProblemName,
} from '@comptoir/contracts/inventory/product-import'
import type { ProductFields } from '@comptoir/contracts/inventory/product-changes'
import { MOST_BARCODES } from '@comptoir/contracts/inventory/products'
import { numberFromMicro, numberFromMilliRate } from '@comptoir/money'
import type { NamedFamily } from '../families/index.ts'
import { pricesOf, type KnownProduct } from '../products/index.ts'
import { trackingOf } from '../stock/index.ts'
import { PLAIN_FIELDS, saysTheSame, squeezed } from './plain-fields.rules.ts'
import { decimalsOf, type ReadRow } from './read-row.rules.ts'
import { TRACKING_FIELDS, trackingRefusal } from './tracking-fields.rules.ts'

/** How rows are held against the catalogue. */
export interface MatchPlan {
  matchBy: MatchBy
  onMatch: OnMatch
  /** Of products that are subject to it. */
  fodecRateMilli: number
  /** Whether the company tracks products by lots. */
  hasLots: boolean
  /** Decimals of the units there are, by name in small letters. */
  unitDecimals: ReadonlyMap<string, number>
}

/** Products of the catalogue by what rows may name them by. */
export interface Catalogue {
  byCode: ReadonlyMap<string, KnownProduct>
  byBarcode: ReadonlyMap<string, KnownProduct>
  /** Barcodes of packs: a row is about the product's own unit, so these are taken. */
  ofPacks: ReadonlySet<string>
}

/** What a row does to the product that it matches. Families are named: they may have to be made first. */
export interface ProductEdit {
  fields: Omit<ProductFields, 'categoryId' | 'brandId' | 'unitId'>
  families: Partial<Record<NamedFamily | 'subcategory', string>>
}

/** What becomes of a row; it is refused when it has problems. */
export interface RowResult {
  action: 'create' | 'change' | 'same' | 'leave'
  match: KnownProduct | null
  edit: ProductEdit
  changes: RowChange[]
  problems: RowProblem[]
  warnings: RowProblem[]
}

/** The products that rows may match, by code and by barcode. */
export function catalogueOf(products: readonly KnownProduct[]): Catalogue {
  return {
    byCode: new Map(products.map((product) => [product.code, product])),
    byBarcode: new Map(products.flatMap((product) => product.barcodes.map((barcode) => [barcode, product] as const))),
    ofPacks: new Set(products.flatMap(({ packBarcodes }) => packBarcodes)),
  }
}

/** Holds a row against the catalogue: pure, so that the check and the import come to the same. */
export function resultOf(read: ReadRow, catalogue: Catalogue, plan: MatchPlan): RowResult {
  const { match, refusal } = matchOf(read, catalogue, plan.matchBy)
  const nothing = { edit: { fields: {}, families: {} }, changes: [] }
  if (match === null) {
    // What cannot be read is named before what is taken, or cannot be together.
    const untrackable = trackingRefusal(read.plain, { ...plan, unitDecimals: decimalsOf(read.unit, plan) }, null)
    const found = refusal ?? untrackable
    const problems = read.problems.length > 0 || found === null ? read.problems : [found]
    return { action: 'create', match, ...nothing, problems, warnings: read.warnings }
  }
  const problems = read.problems.filter((problem) => concernsMatch(problem, read, match))
  const warnings = read.warnings.filter((warning) => warnsOfMatch(warning, read))
  if (problems.length > 0 || plan.onMatch === 'leave')
    return { action: 'leave', match, ...nothing, problems, warnings: [] }
  const { refused, ...edited } = editOf(read, match, plan)
  return { action: edited.changes.length > 0 ? 'change' : 'same', match, ...edited, problems: refused, warnings }
}

interface Match {
  match: KnownProduct | null
  refusal: RowProblem | null
}

/** The product that a row means. A row without a code goes by its barcode, which is no claim on a code. */
function matchOf(read: ReadRow, { byCode, byBarcode, ofPacks }: Catalogue, matchBy: MatchBy): Match {
  const ofCode = byCode.get(read.writtenCode) ?? byCode.get(read.code) ?? null
  const owners = read.barcodes.flatMap((barcode) => byBarcode.get(barcode) ?? [])
  const ofBarcode = owners[0] ?? null
  const isOne = new Set([...(ofCode ? [ofCode] : []), ...owners].map(({ id }) => id)).size <= 1
  const other = owners.find(({ id }) => id !== (ofCode ?? ofBarcode)?.id)
  const found = (match: KnownProduct | null): Match => ({ match, refusal: null })
  const refused = (column: ImportColumn | 'row', problem: RowProblemName, value: string): Match => ({
    match: null,
    refusal: { column, problem, value },
  })
  const ofPack = read.barcodes.find((barcode) => ofPacks.has(barcode))
  if (ofPack !== undefined) return refused('barcode', 'barcodeTaken', ofPack)
  if (matchBy === 'code') {
    const taken = read.barcodes.find((barcode) => (byBarcode.get(barcode) ?? ofCode) !== ofCode)
    return taken === undefined ? found(ofCode) : refused('barcode', 'barcodeTaken', taken)
  }
  const two = (): Match => refused('row', 'matchesTwo', other ? `${other.code} ${other.designation}`.slice(0, 100) : '')
  if (matchBy === 'barcode') {
    if (new Set(owners.map(({ id }) => id)).size > 1) return two()
    const isTaken = ofCode !== null && ofCode.id !== ofBarcode?.id && (read.given.has('code') || ofBarcode === null)
    return isTaken ? refused('code', 'codeTaken', read.code) : found(ofBarcode)
  }
  if (!read.given.has('code')) return owners.length > 1 && other ? two() : found(ofBarcode ?? ofCode)
  return isOne ? found(ofCode ?? ofBarcode) : two()
}

/** Problems that keep a row from changing a product, too: an empty cell leaves the field as it is, and so does any stock. */
function concernsMatch({ column, problem, value }: RowProblem, read: ReadRow, match: KnownProduct): boolean {
  if (column === 'openingStock' || problem === 'designationMissing') return false
  // A subcategory is one of the category that the product has.
  if (problem === 'subcategoryAlone') return match.category === null
  return problem !== 'vatRateUnknown' || (value !== '' && read.vatRateMilli !== match.vatRateMilli)
}

/** A product that is there needs no price in the file, and takes no stock from it. */
function warnsOfMatch({ problem }: RowProblem, read: ReadRow): boolean {
  if (problem === 'stockNeedsNumbers') return false
  return problem !== 'priceMissing' || priceColumnOf(read) !== null
}

function priceColumnOf({ given }: ReadRow): 'priceTtc' | 'priceHt' | null {
  if (given.has('priceTtc')) return 'priceTtc'
  return given.has('priceHt') ? 'priceHt' : null
}

type Edited = Pick<RowResult, 'edit' | 'changes'> & { refused: RowProblem[] }

/** The fields that a row says otherwise than the catalogue does. */
function editOf(read: ReadRow, match: KnownProduct, plan: MatchPlan): Edited {
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
    refused.push({ column: 'barcode', problem: 'tooManyBarcodes', value: added.join(' ').slice(0, 100) })
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
  const before = column === 'priceHt' ? match.priceHtMicro : match.priceTtcMicro
  const isPriced = column !== null && read.unitPriceMicro !== before
  const isTaxed = read.given.has('vatRate') && read.vatRateMilli !== match.vatRateMilli
  const isFodec = edit.fields.isFodec ?? match.isFodec
  if (!isPriced && !isTaxed && isFodec === match.isFodec) return
  const [priceBasis, unitPriceMicro] =
    column === null ? [match.priceBasis, match.unitPriceMicro] : [read.priceBasis, read.unitPriceMicro]
  const vatRateMilli = isTaxed ? read.vatRateMilli : match.vatRateMilli
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
      before: String(numberFromMilliRate(match.vatRateMilli)),
      after: String(numberFromMilliRate(vatRateMilli)),
    })
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
  }
  return Object.fromEntries(Object.entries(present).filter(([field]) => field in fields))
}
