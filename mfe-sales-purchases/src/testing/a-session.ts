import type { Register } from '@comptoir/contracts/company/registers'
import type { CashSession, SessionTender, ZReport } from '@comptoir/contracts/sales/cash-sessions'
import { newId } from '@comptoir/platform'

export const CASH_METHOD = { id: '018f0000-0000-7000-8000-00000000ca54', kind: 'cash', name: 'Espèces' }

export function aRegister(given: Partial<Register> = {}): Register {
  return {
    id: newId(),
    pointOfSaleId: 'p1',
    code: '2',
    name: 'Caisse 2',
    numbering: 'server',
    epoch: 1,
    lastNumber: 4217,
    isActive: true,
    priceDisplay: null,
    printer: 'browser',
    printerAddress: null,
    paperWidthMm: 80,
    printsAtOnce: false,
    opensDrawer: false,
    openSessionId: null,
    keptFloatMinor: null,
    version: 1,
    ...given,
  }
}

export function aTender(given: Partial<SessionTender> = {}): SessionTender {
  return {
    paymentMethodId: CASH_METHOD.id,
    kind: 'cash',
    name: CASH_METHOD.name,
    openingMinor: 100_000,
    receivedMinor: 70_000,
    changeMinor: -6_890,
    refundedMinor: 0,
    paidInMinor: 0,
    paidOutMinor: 0,
    expectedMinor: null,
    countedMinor: null,
    differenceMinor: null,
    comment: null,
    ...given,
  }
}

/** A session of this morning with one sale in it. */
export function aCashSession(given: Partial<CashSession> = {}): CashSession {
  return {
    id: newId(),
    state: 'open',
    pointOfSaleId: 'p1',
    pointOfSaleName: 'La Marsa',
    registerId: newId(),
    registerCode: '2',
    registerName: 'Caisse 2',
    currency: 'TND',
    businessDate: '2026-11-21',
    openedAt: '2026-11-21T07:02:00.000Z',
    openedBy: 'Amira Bouazizi',
    openedById: 'u1',
    closedAt: null,
    closedBy: null,
    openingFloatMinor: 100_000,
    keptFloatMinor: null,
    ticketCount: 1,
    salesMinor: 63_110,
    zNumber: null,
    tenders: [aTender()],
    version: 1,
    ...given,
  }
}

export function aReport(session: CashSession, given: Partial<ZReport> = {}): ZReport {
  const isClosed = session.state === 'closed'
  return {
    kind: isClosed ? 'Z' : 'X',
    number: isClosed ? 12 : null,
    session,
    seller: {
      name: 'Ben Salah & Fils',
      address: '14, avenue Habib Bourguiba, 2070 La Marsa',
      taxId: '1234567R/A/M/000',
    },
    firstTicket: 'TIC-LM2-004218',
    lastTicket: 'TIC-LM2-004218',
    ticketCount: 1,
    itemCount: 7,
    grossMinor: 67_400,
    discountMinor: 4_290,
    netHtMinor: 56_931,
    fodecMinor: 0,
    stampMinor: 0,
    totalMinor: 63_110,
    taxes: [
      { rateMilli: 7_000, baseHtMinor: 38_654, vatMinor: 2_706, totalMinor: 41_360 },
      { rateMilli: 19_000, baseHtMinor: 18_277, vatMinor: 3_473, totalMinor: 21_750 },
    ],
    issuedAt: '2026-11-21T17:00:00.000Z',
    hash: isClosed ? 'a3f0'.repeat(16) : null,
    previousHash: null,
    ...given,
  }
}
