import type { StockLevel, StockPlace } from '@comptoir/contracts/inventory/stock-levels'
import { newId } from '@comptoir/platform'

/** The sales floor of La Marsa; name only what the test is about. */
export function aStockPlace(given: Partial<StockPlace> = {}): StockPlace {
  return { id: 'l1', name: 'Sales floor', kind: 'shop', pointOfSale: { id: 'p1', name: 'La Marsa' }, ...given }
}

/** 21 packets of coffee, bought at 4.200 TND. */
export function aStockLevel(given: Partial<StockLevel> = {}): StockLevel {
  const id = given.id ?? newId()
  return {
    id,
    productId: id,
    code: 'EPI-00240',
    designation: 'Café moulu, paquet 200 g',
    designationEn: null,
    designationAr: null,
    unit: null,
    isActive: true,
    photo: null,
    place: null,
    onHandMilli: 21_000,
    reservedMilli: 0,
    availableMilli: 21_000,
    incomingMilli: 0,
    inTransitMilli: 0,
    minimumStockMilli: 5000,
    isBelowMinimum: false,
    averageCostMicro: 4_200_000,
    valueMinor: 88_200,
    incomingValueMinor: 0,
    inTransitValueMinor: 0,
    lastMovedAt: '2026-11-21T09:00:00.000Z',
    ...given,
  }
}
