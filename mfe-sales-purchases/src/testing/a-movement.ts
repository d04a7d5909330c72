import type { CashMovement } from '@comptoir/contracts/sales/cash-movements'
import { newId } from '@comptoir/platform'

/** Cash that was taken out of a drawer for the bank. */
export function aMovement(given: Partial<CashMovement> = {}): CashMovement {
  return {
    id: newId(),
    kind: 'payOut',
    reason: 'bankDeposit',
    amountMinor: 20_000,
    currency: 'TND',
    note: null,
    occurredAt: '2026-11-21T11:30:00.000Z',
    recordedBy: 'Amira Bouazizi',
    cashSessionId: 's1',
    registerId: newId(),
    registerName: 'Caisse 2',
    pointOfSaleName: 'La Marsa',
    seller: {
      name: 'Ben Salah & Fils',
      address: '14, avenue Habib Bourguiba, 2070 La Marsa',
      taxId: '1234567R/A/M/000',
    },
    ...given,
  }
}
