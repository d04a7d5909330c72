import { PRODUCT_TRACKING, type Tracking } from '@comptoir/contracts/inventory/tracking'
import { DomainError } from '../../../platform/errors.ts'

/** How a product is tracked. */
export interface ProductTracking {
  tracking: Tracking
  lotsExpire: boolean
  shelfLifeDays: number | null
}

export const UNTRACKED: ProductTracking = { tracking: 'none', lotsExpire: false, shelfLifeDays: null }

type Said = { [Field in keyof ProductTracking]?: ProductTracking[Field] | undefined }

/** What a caller says, and for what is left out what is known; what another tracking leaves without a meaning goes. */
export function trackingOf(said: Said, known: ProductTracking): ProductTracking {
  const tracking = said.tracking ?? known.tracking
  const lotsExpire = said.lotsExpire ?? (tracking === 'lots' && known.lotsExpire)
  const shelfLifeDays =
    said.shelfLifeDays === undefined ? (lotsExpire ? known.shelfLifeDays : null) : said.shelfLifeDays
  return { tracking, lotsExpire, shelfLifeDays }
}

/** Whether goods that were recorded under one tracking would contradict the other. A shelf life only proposes dates. */
export function isTrackedAlike(one: ProductTracking, other: ProductTracking): boolean {
  return one.tracking === other.tracking && one.lotsExpire === other.lotsExpire
}

/** What a tracking is judged by. */
export interface TrackingFacts {
  /** How the product has been tracked. */
  known: ProductTracking
  hasLots: boolean
  unitDecimals: number
  hasMoved: boolean
}

/** What is wrong with a tracking, and the field that says it. */
export interface TrackingFault {
  fault: keyof typeof PRODUCT_TRACKING.errors
  field: keyof ProductTracking
}

/**
 * How a tracking contradicts itself, the company, the unit or what is recorded; null where it does not. A product that has
 * lots keeps them where the company turns them off.
 */
export function trackingFault(wanted: ProductTracking, facts: TrackingFacts): TrackingFault | null {
  const { tracking, lotsExpire, shelfLifeDays } = wanted
  if (lotsExpire && tracking !== 'lots') return { fault: 'expiryWithoutLots', field: 'lotsExpire' }
  if (shelfLifeDays !== null && !lotsExpire) return { fault: 'shelfLifeWithoutExpiry', field: 'shelfLifeDays' }
  if (facts.hasMoved && !isTrackedAlike(wanted, facts.known)) return { fault: 'fixed', field: 'tracking' }
  if (tracking === 'lots' && facts.known.tracking !== 'lots' && !facts.hasLots)
    return { fault: 'lotsOff', field: 'tracking' }
  if (tracking === 'serialNumbers' && facts.unitDecimals > 0) return { fault: 'needsWholeUnit', field: 'tracking' }
  return null
}

/** Refuses a tracking that has a fault. */
export function refuseTracking(wanted: ProductTracking, facts: TrackingFacts): void {
  const found = trackingFault(wanted, facts)
  if (found) throw new DomainError(PRODUCT_TRACKING.errors[found.fault], {}, `/${found.field}`)
}
