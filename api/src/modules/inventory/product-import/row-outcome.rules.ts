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
import type { ReadRow } from './read-row.rules.ts'

/** How rows are held against the catalogue. */
export interface MatchPlan {
  matchBy: MatchBy
  onMatch: OnMatch
  /** Of products that are subject to it. */
  fodecRateMilli: number
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
  families: Partial<Record<NamedFamily, string>>
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
    // What cannot be read is named before what is taken.
    const problems = read.problems.length > 0 || refusal === null ? read.problems : [refusal]
    return { action: 'create', match, ...nothing, problems, warnings: read.warnings }
  }
  const problems = read.problems.filter(concernsMatch)
  const warnings = read.warnings.filter(({ problem }) => problem !== 'priceMissing' || priceColumnOf(read) !== null)
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
  const ofCode = byCode.get(read.code) ?? null
  const ofBarcode = read.barcode === null ? null : (byBarcode.get(read.barcode) ?? null)
  const isOne = ofCode === null || ofBarcode === null || ofCode.id === ofBarcode.id
  const found = (match: KnownProduct | null): Match => ({ match, refusal: null })
  const refused = (column: ImportColumn | 'row', problem: RowProblemName, value: string): Match => ({
    match: null,
    refusal: { column, problem, value },
  })
  if (read.barcode !== null && ofPacks.has(read.barcode)) return refused('barcode', 'barcodeTaken', read.barcode)
  if (matchBy === 'code')
    return ofBarcode !== null && ofBarcode.id !== ofCode?.id
      ? refused('barcode', 'barcodeTaken', read.barcode ?? '')
      : found(ofCode)
  if (matchBy === 'barcode') {
    const isTaken = ofCode !== null && ofCode.id !== ofBarcode?.id && (read.given.has('code') || ofBarcode === null)
    return isTaken ? refused('code', 'codeTaken', read.code) : found(ofBarcode)
  }
  if (!read.given.has('code')) return found(ofBarcode ?? ofCode)
  if (isOne) return found(ofCode ?? ofBarcode)
  return refused(
    'row',
    'matchesTwo',
    ofBarcode === null ? '' : `${ofBarcode.code} ${ofBarcode.designation}`.slice(0, 100),
  )
}

/** Problems that keep a row from changing a product, too: an empty cell leaves the field as it is, and so does any stock. */
function concernsMatch({ column, problem, value }: RowProblem): boolean {
  if (column === 'openingStock' || problem === 'designationMissing') return false
  return problem !== 'vatRateUnknown' || value !== ''
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
    if (!read.given.has(column) || before === after) return false
    changes.push({ column, before, after })
    return true
  }
  if (differs('designation', match.designation, read.designation)) edit.fields.designation = read.designation
  if (differs('code', match.code, read.code)) edit.fields.code = read.code
  addBarcode(edited, read, match)
  for (const family of ['category', 'brand', 'unit'] as const) {
    const [name, before] = [read[family], match[family]?.name ?? null]
    if (name === null || before?.toLowerCase() === name.toLowerCase() || !differs(family, before, name)) continue
    edit.families[family] = name
    // A subcategory belongs to its category.
    if (family === 'category' && match.subcategoryId !== null) edit.fields.subcategoryId = null
  }
  reprice(edited, read, match, plan)
  return edited
}

function addBarcode({ edit, changes, refused }: Edited, { barcode }: ReadRow, { barcodes }: KnownProduct): void {
  if (barcode === null || barcodes.includes(barcode)) return
  if (barcodes.length >= MOST_BARCODES) {
    refused.push({ column: 'barcode', problem: 'tooManyBarcodes', value: barcode })
    return
  }
  edit.fields.barcodes = [...barcodes, barcode]
  changes.push({
    column: 'barcode',
    before: barcodes.length === 0 ? null : barcodes.join(' '),
    after: [...barcodes, barcode].join(' '),
  })
}

/** A price is compared with the one of its own kind, so that a file which says the other one too changes nothing. */
function reprice({ edit, changes, refused }: Edited, read: ReadRow, match: KnownProduct, plan: MatchPlan): void {
  const column = priceColumnOf(read)
  const before = column === 'priceHt' ? match.priceHtMicro : match.priceTtcMicro
  const isPriced = column !== null && read.unitPriceMicro !== before
  const isTaxed = read.given.has('vatRate') && read.vatRateMilli !== match.vatRateMilli
  if (!isPriced && !isTaxed) return
  const [priceBasis, unitPriceMicro] =
    column === null ? [match.priceBasis, match.unitPriceMicro] : [read.priceBasis, read.unitPriceMicro]
  const vatRateMilli = isTaxed ? read.vatRateMilli : match.vatRateMilli
  const prices = pricesOf(priceBasis, unitPriceMicro, vatRateMilli, match.isFodec ? plan.fodecRateMilli : 0)
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
  const present: Required<Omit<ProductFields, 'searchText' | 'isActive'>> = {
    code: known.code,
    designation: known.designation,
    categoryId: known.category?.id ?? null,
    subcategoryId: known.subcategoryId,
    brandId: known.brand?.id ?? null,
    unitId: known.unit?.id ?? null,
    priceBasis: known.priceBasis,
    unitPriceMicro: known.unitPriceMicro,
    priceHtMicro: known.priceHtMicro,
    priceTtcMicro: known.priceTtcMicro,
    vatRateMilli: known.vatRateMilli,
    barcodes: known.barcodes,
  }
  return Object.fromEntries(Object.entries(present).filter(([field]) => field in fields))
}
