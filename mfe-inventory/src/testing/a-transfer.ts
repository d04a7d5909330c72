import type { StockTransfer, StockTransferLine } from '@comptoir/contracts/inventory/stock-transfers'
import { newId } from '@comptoir/platform'

/** A line of tea, as it was requested; name only what the test is about. */
export function aTransferLine(given: Partial<StockTransferLine> = {}): StockTransferLine {
  return {
    ...{ id: newId(), productId: newId(), code: 'TH-1', designation: 'Thé vert', barcodes: ['6191234567890'] },
    ...{ unit: null, decimals: 0, tracking: 'none', requestedMilli: 6000, pickedMilli: 0, goodMilli: 0 },
    ...{ damagedMilli: 0, returnedMilli: 0, lostMilli: 0, openMilli: 0, availableMilli: 10_000, unitCostMicro: null },
    ...{ lots: [], serialNumbers: [], isExtra: false },
    ...given,
  }
}

/** A transfer that is ready; name only what the test is about. */
export function aTransfer(given: Partial<StockTransfer> = {}): StockTransfer {
  return {
    ...{ id: newId(), number: 'TR-LM-000001', state: 'ready', expectedOn: null, note: null, shippedAt: null },
    ...{ neededOn: null, wanted: [], extras: [] },
    from: { pointOfSaleId: 'p1', pointOfSaleName: 'La Marsa', locationId: 'l1', locationName: 'Surface de vente' },
    to: { pointOfSaleId: 'p2', pointOfSaleName: 'Sfax', locationId: null, locationName: null },
    ...{ createdAt: '2026-11-21T13:09:00.000Z', createdBy: 'Amira', valueMinor: null, version: 2 },
    lines: [aTransferLine()],
    story: [{ id: newId(), step: 'created', by: 'Amira', at: '2026-11-21T13:09:00.000Z', note: null }],
    mayTake: ['ship', 'cancel'],
    ...given,
  }
}
