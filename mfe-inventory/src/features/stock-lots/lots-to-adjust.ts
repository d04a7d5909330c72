import type { StockAdjustmentInput } from '@comptoir/contracts/inventory/stock-adjustments'
import type { StockLot } from '@comptoir/contracts/inventory/stock-lots'
import type { StockTransferInput } from '@comptoir/contracts/inventory/stock-transfers'
import { newId } from '@comptoir/platform'

/** The one location that all lots are in; null where they are in several, or there is none. */
export function onlyPlace(lots: readonly StockLot[]): string | null {
  const [only, ...others] = new Set(lots.map(({ place }) => place.id))
  return only === undefined || others.length > 0 ? null : only
}

function byProduct(lots: readonly StockLot[]): StockLot[][] {
  const groups = new Map<string, StockLot[]>()
  for (const lot of lots) groups.set(lot.productId, [...(groups.get(lot.productId) ?? []), lot])
  return [...groups.values()]
}

const total = (lots: readonly StockLot[]): number => lots.reduce((sum, { onHandMilli }) => sum + onHandMilli, 0)

/** An adjustment that takes whole lots of one location out because they have expired, a line for each product. */
export function writeOffOf(id: string, locationId: string, lots: readonly StockLot[]): StockAdjustmentInput {
  return {
    ...{ id, locationId, reason: 'expired', note: null },
    lines: byProduct(lots).map((own) => ({
      id: newId(),
      productId: own[0]?.productId ?? '',
      quantityMilli: -total(own),
      lots: own.map(({ number, expiresOn, onHandMilli }) => ({ number, expiresOn, quantityMilli: onHandMilli })),
    })),
  }
}

/** A draft of a transfer of as much as there is of lots of one location. */
export function transferOf(
  id: string,
  fromLocationId: string,
  toPointOfSaleId: string,
  lots: readonly StockLot[],
): StockTransferInput {
  return {
    ...{ id, fromLocationId, toPointOfSaleId },
    lines: byProduct(lots).map((own) => ({
      id: newId(),
      productId: own[0]?.productId ?? '',
      requestedMilli: total(own),
    })),
  }
}
