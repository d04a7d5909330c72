import type { ImportColumn, MatchBy, RowProblem, RowProblemName } from '@comptoir/contracts/inventory/product-import'
import type { KnownProduct } from '../products/index.ts'
import { decimalsOf, type ReadRow } from './read-row.rules.ts'
import { editOf, packedAnew, priceColumnOf } from './row-edit.rules.ts'
import type { Catalogue, MatchPlan, RowResult } from './row-result.ts'
import { trackingRefusal } from './tracking-fields.rules.ts'
import { firstCharacters } from '../../../platform/first-characters.ts'

/** Holds a row against the catalogue: pure, so that the check and the import come to the same. */
export function resultOf(read: ReadRow, catalogue: Catalogue, plan: MatchPlan): RowResult {
  const { match, refusal } = matchOf(read, catalogue, plan.matchBy)
  const nothing = { edit: { fields: {}, families: {} }, changes: [] }
  if (match === null) {
    // What cannot be read is named before what is taken, or cannot be together.
    const untrackable = trackingRefusal(read.plain, { ...plan, unitDecimals: decimalsOf(read.unit, plan) }, null)
    const found = refusal ?? untrackable
    const problems = read.problems.length > 0 || found === null ? read.problems : [found]
    if (problems.length > 0 || read.packs === null)
      return { action: 'create', match, ...nothing, problems, warnings: read.warnings }
    const packed = packedAnew(read, read.packs, catalogue, plan)
    return { action: 'create', match, ...nothing, ...packed, warnings: read.warnings }
  }
  const problems = read.problems.filter((problem) => concernsMatch(problem, { read, match, plan }))
  const warnings = read.warnings.filter((warning) => warnsOfMatch(warning, read))
  if (problems.length > 0 || plan.onMatch === 'leave')
    return { action: 'leave', match, ...nothing, problems, warnings: [] }
  const { refused, ...edited } = editOf(read, match, plan, catalogue)
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
  const two = (): Match =>
    refused('row', 'matchesTwo', other ? firstCharacters(`${other.code} ${other.designation}`, 100) : '')
  if (matchBy === 'barcode') {
    if (new Set(owners.map(({ id }) => id)).size > 1) return two()
    const isTaken = ofCode !== null && ofCode.id !== ofBarcode?.id && (read.given.has('code') || ofBarcode === null)
    return isTaken ? refused('code', 'codeTaken', read.code) : found(ofBarcode)
  }
  if (!read.given.has('code')) return owners.length > 1 && other ? two() : found(ofBarcode ?? ofCode)
  return isOne ? found(ofCode ?? ofBarcode) : two()
}

/** Problems that keep a row from changing a product, too: an empty cell leaves the field as it is, and so does any stock. */
function concernsMatch(
  { column, problem, value }: RowProblem,
  { read, match, plan }: { read: ReadRow; match: KnownProduct; plan: MatchPlan },
): boolean {
  if (column === 'openingStock' || problem === 'designationMissing') return false
  // A subcategory is one of the category that the product has.
  if (problem === 'subcategoryAlone') return match.category === null
  const rateMilli = plan.vatRates.get(match.vatRateMilli) ?? match.vatRateMilli
  return problem !== 'vatRateUnknown' || (value !== '' && read.vatRateMilli !== rateMilli)
}

/** A product that is there needs no price in the file, and takes no stock from it. */
function warnsOfMatch({ problem }: RowProblem, read: ReadRow): boolean {
  if (problem === 'stockNeedsNumbers') return false
  return problem !== 'priceMissing' || priceColumnOf(read) !== null
}
