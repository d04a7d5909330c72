import type { SaleRow } from '@comptoir/contracts/sales/sales'

/** A ticket as lists show it. */
export function aSaleRow(given: Partial<SaleRow>): SaleRow {
  return {
    id: 'sale-1',
    number: 'TIC-LM2-004218',
    occurredAt: '2026-11-21T13:09:00.000Z',
    reviewReason: null,
    pointOfSaleName: 'La Marsa',
    registerName: 'Caisse 2',
    cashier: 'Amira',
    client: 'Café de la Médina',
    representative: null,
    itemCount: 7,
    currency: 'TND',
    discountMinor: 0,
    totalMinor: 63_110,
    ...given,
  }
}
