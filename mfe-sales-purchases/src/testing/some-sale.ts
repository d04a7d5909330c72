import type { TicketParts } from '@comptoir/contracts/sales/register-tickets'
import { newId } from '@comptoir/platform'
import { CASH_METHOD } from './a-session.ts'

type SoldParts = Omit<TicketParts, 'registerId' | 'epoch' | 'counter' | 'seller'>

/** One piece of something, paid in cash, as a counter knows it before it is numbered. */
export function someSale(over: Partial<SoldParts> = {}, productId = newId()): SoldParts {
  return {
    ...{ id: newId(), occurredAt: '2026-11-21T13:09:00.000Z', cashSessionId: 's1', cashierId: 'u1', clientId: null },
    ...{ currency: 'TND', isVatSubject: true, roundingMinor: 0, change: null },
    lines: [
      {
        ...{ id: newId(), productId, packId: null, code: 'EPI-00412', designation: 'Harissa', unit: null },
        ...{ packQuantityMilli: null, quantityMilli: 1000, unitPriceMicro: 3_450_000, discount: null },
        ...{ vatRateMilli: 19_000, fodecRateMilli: 0 },
      },
    ],
    payments: [{ id: newId(), paymentMethodId: CASH_METHOD.id, amountMinor: 3_450 }],
    ...over,
  }
}
