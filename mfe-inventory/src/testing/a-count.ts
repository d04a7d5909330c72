import type { CountEntry, CountLine, StockCount, StockCountRow } from '@comptoir/contracts/inventory/stock-counts'
import { newId } from '@comptoir/platform'

/** A posted count of two products; name only what the test is about. */
export function aCountRow(given: Partial<StockCountRow> = {}): StockCountRow {
  return {
    ...{ id: newId(), state: 'posted', number: 'IN-LM-2026-000004', scope: { kind: 'all' }, isBlind: false },
    ...{ plannedOn: null, pointOfSaleId: 'p1', pointOfSaleName: 'La Marsa', locationId: 'l1' },
    ...{ locationName: 'Espace de vente', lineCount: 2, countedCount: 2, valueMinor: -6000 },
    ...{ createdAt: '2026-11-02T09:00:00.000Z', createdBy: 'Amel Trabelsi' },
    ...{ postedAt: '2026-11-02T09:05:00.000Z', postedBy: 'Amel Trabelsi' },
    ...given,
  }
}

/** One that is being counted, as whoever may do everything reads it. */
export function aCount(given: Partial<StockCount> = {}): StockCount {
  return {
    ...aCountRow({ state: 'counting', number: null, valueMinor: null, postedAt: null, postedBy: null }),
    ...{ note: null, version: 2, scopeNames: [], people: [], round: 1, cancelReason: null, toleranceRateMilli: 0 },
    totals: { uncounted: 1, different: 1, beyondTolerance: 1, moved: 0, toRecount: 0, valueMinor: -6000 },
    mayTake: ['count', 'finish', 'cancel'],
    events: [{ event: 'planned', at: '2026-11-02T09:00:00.000Z', by: 'Amel Trabelsi' }],
    ...given,
  }
}

/** Seven pieces where the books had ten. */
export function aCountLine(given: Partial<CountLine> = {}): CountLine {
  return {
    ...{ id: 'product-1', productId: 'product-1', code: 'EPI-00240', designation: 'Café moulu', unit: 'pièce' },
    ...{ unitDecimals: 0, tracking: 'none', lotNumber: null, serialNumber: null },
    ...{ countedMilli: 7000, expectedMilli: 10_000, differenceMilli: -3000, unitCostMicro: 2_000_000 },
    ...{ valueMinor: -6000, isBeyondTolerance: true, movedMilli: 0, hasMovedMeanwhile: false, round: 1 },
    ...{ isToRecount: false, countedAt: '2026-11-02T09:04:00.000Z', countedBy: ['Amel Trabelsi'] },
    ...given,
  }
}

/** A dozen of something, as the server has taken it. */
export function aCountEntry(given: Partial<CountEntry> = {}): CountEntry {
  return {
    ...{ id: newId(), productId: 'product-1', code: 'EPI-00240', designation: 'Café moulu', unit: 'pièce' },
    ...{ unitDecimals: 0, tracking: 'none', lotsExpire: false, quantityMilli: 12_000, lotNumber: null },
    ...{ lotExpiresOn: null, serialNumber: null, round: 1, countedAt: '2026-11-02T09:04:00.000Z' },
    ...{ by: 'Amel Trabelsi', isMine: true, isTakenBack: false, countedMilli: 19_000 },
    ...given,
  }
}
