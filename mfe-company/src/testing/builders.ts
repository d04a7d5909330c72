import type { CompanyRow, PointOfSale, Register } from '@comptoir/contracts'
import { newId } from '@comptoir/platform'

/** A point of sale of the company; name only what the test is about. */
export function aPointOfSale(given: Partial<PointOfSale> = {}): PointOfSale {
  return {
    id: newId(),
    code: 'LM',
    name: 'La Marsa',
    address: '14, avenue Habib Bourguiba',
    postalCode: '2070',
    city: 'La Marsa',
    phone: '+216 71 748 320',
    isActive: true,
    registerCount: 2,
    version: 3,
    ...given,
  }
}

/** A register that the server numbers and nobody sells on. */
export function aRegister(given: Partial<Register> = {}): Register {
  return {
    id: newId(),
    pointOfSaleId: newId(),
    code: '2',
    name: 'Caisse 2',
    numbering: 'server',
    epoch: 1,
    lastNumber: 41,
    isActive: true,
    openSessionId: null,
    version: 6,
    ...given,
  }
}

/** A company as super-administrators see it. */
export function aCompanyRow(given: Partial<CompanyRow> = {}): CompanyRow {
  return { id: newId(), name: 'Bazar du Sahel', city: 'Sousse', currency: 'TND', pointOfSaleCount: 2, userCount: 5, createdAt: '2026-05-04T09:00:00.000Z', ...given }
}
