import type { StockAdjustment, StockAdjustmentRow } from '@comptoir/contracts/inventory/stock-adjustments'
import { newId } from '@comptoir/platform'

/** A posted loss of three pieces; name only what the test is about. */
export function anAdjustmentRow(given: Partial<StockAdjustmentRow> = {}): StockAdjustmentRow {
  return {
    id: newId(),
    state: 'posted',
    number: 'AJ-LM-2026-000004',
    reason: 'damaged',
    pointOfSaleId: 'p1',
    pointOfSaleName: 'La Marsa',
    locationId: 'l1',
    locationName: 'Espace de vente',
    lineCount: 1,
    quantityMilli: -3000,
    valueMinor: -6000,
    createdAt: '2026-11-02T09:00:00.000Z',
    createdBy: 'Amel Trabelsi',
    postedAt: '2026-11-02T09:05:00.000Z',
    postedBy: 'Amel Trabelsi',
    reversalOfId: null,
    ...given,
  }
}

/** The same as it is read. */
export function anAdjustment(given: Partial<StockAdjustment> = {}): StockAdjustment {
  return {
    ...anAdjustmentRow(),
    note: 'Palette tombée',
    moneyEffect: 'costOfGoods',
    cancelReason: null,
    version: 2,
    limitMinor: null,
    isAboveLimit: false,
    lines: [
      {
        id: 'line-1',
        productId: 'product-1',
        code: 'EPI-00240',
        designation: 'Café moulu',
        unit: 'pièce',
        unitDecimals: 0,
        tracking: 'none',
        lotsExpire: false,
        quantityMilli: -3000,
        onHandMilli: 10_000,
        unitCostMicro: 2_000_000,
        valueMinor: -6000,
        lots: [],
        serialNumbers: [],
      },
    ],
    reversalOf: null,
    reversedBy: null,
    events: [{ event: 'drafted', at: '2026-11-02T09:00:00.000Z', by: 'Amel Trabelsi' }],
    ...given,
  }
}

/** One that is still written. */
export function aDraft(given: Partial<StockAdjustment> = {}): StockAdjustment {
  return anAdjustment({ state: 'draft', number: null, postedAt: null, postedBy: null, version: 1, ...given })
}
