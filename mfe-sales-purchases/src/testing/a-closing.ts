import type {
  ClosingFigures,
  ClosingReport,
  FiscalClosing,
  FiscalClosingRow,
} from '@comptoir/contracts/sales/fiscal-closings'
import { CASH_METHOD } from './a-session.ts'

function someFigures(given: Partial<ClosingFigures> = {}): ClosingFigures {
  return {
    count: 2,
    grossMinor: 67_400,
    discountMinor: 4_290,
    netHtMinor: 56_931,
    fodecMinor: 0,
    vatMinor: 6_179,
    stampMinor: 0,
    totalMinor: 63_110,
    taxes: [{ rateMilli: 19_000, baseHtMinor: 56_931, fodecMinor: 0, vatMinor: 6_179, totalMinor: 63_110 }],
    ...given,
  }
}

const NO_FIGURES = someFigures({
  count: 0,
  grossMinor: 0,
  discountMinor: 0,
  netHtMinor: 0,
  vatMinor: 0,
  totalMinor: 0,
  taxes: [],
})

/** The closing of a day at one register, with two tickets of it and one that came late. */
export function aClosing(given: Partial<FiscalClosing> = {}, report: Partial<ClosingReport> = {}): FiscalClosing {
  return {
    id: 'f1',
    state: 'closed',
    kind: 'day',
    period: '2026-11-21',
    number: 'CLJ-000012',
    recordedAt: '2026-11-22T04:00:00.000Z',
    closedBy: null,
    hash: 'b7e1'.repeat(16),
    previousHash: 'a3f0'.repeat(16),
    report: {
      seller: {
        name: 'Ben Salah & Fils',
        address: '14, avenue Habib Bourguiba, 2070 La Marsa',
        taxId: '1234567R/A/M/000',
      },
      currency: 'TND',
      timeZone: 'Africa/Tunis',
      part: {
        period: '2026-11-21',
        sales: someFigures(),
        returns: someFigures({ count: 1, grossMinor: 5_350, discountMinor: 0, totalMinor: 5_350 }),
        payments: [
          {
            paymentMethodId: CASH_METHOD.id,
            kind: 'cash',
            name: 'Espèces',
            receivedMinor: 70_000,
            changeMinor: -6_890,
            refundedMinor: -5_350,
          },
        ],
      },
      annex: [
        {
          period: '2026-11-19',
          sales: someFigures({ count: 1, totalMinor: 12_900 }),
          returns: NO_FIGURES,
          payments: [],
        },
      ],
      perpetual: { saleCount: 40, salesMinor: 1_250_000, returnCount: 3, returnsMinor: 25_000 },
      series: [
        {
          kind: 'ticket',
          registerId: 'r1',
          registerName: 'Caisse 2',
          pointOfSaleName: 'La Marsa',
          epoch: 1,
          fromCounter: 4_218,
          toCounter: 4_220,
          firstNumber: 'TIC-LM2-004218',
          lastNumber: 'TIC-LM2-004220',
          headHash: 'c0de'.repeat(16),
        },
      ],
      closings: null,
      ...report,
    },
    ...given,
  }
}

export function aClosingRow(given: Partial<FiscalClosingRow> = {}): FiscalClosingRow {
  return {
    id: 'f1',
    kind: 'day',
    period: '2026-11-21',
    number: 'CLJ-000012',
    recordedAt: '2026-11-22T04:00:00.000Z',
    closedBy: null,
    currency: 'TND',
    salesMinor: 63_110,
    returnsMinor: 5_350,
    annexCount: 1,
    perpetualMinor: 1_250_000,
    ...given,
  }
}
