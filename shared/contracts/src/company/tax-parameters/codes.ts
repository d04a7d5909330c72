/** What a value counts in: thousandths of a percent, or thousandths of the currency. */
export type TaxUnit = 'rate' | 'amount'

interface TaxCode {
  unit: TaxUnit
  /** From which amount on it holds, tax included; else it holds for every amount. */
  hasThreshold: boolean
  /** What it is used for today: tickets, or nothing yet. */
  usedBy: 'tickets' | null
}

const rate = { unit: 'rate', hasThreshold: false, usedBy: null } as const
const onTickets = { ...rate, usedBy: 'tickets' } as const
const stamp = { unit: 'amount', hasThreshold: true, usedBy: null } as const
const withheld = { unit: 'rate', hasThreshold: true, usedBy: null } as const

/** What taxes a company keeps by date, in the order in which they are shown. */
export const TAX_CODES = {
  vat: onTickets,
  fodec: onTickets,
  stampInvoice: stamp,
  stampInvoiceLargeStore: stamp,
  stampCreditNote: stamp,
  stampTicketLargeStore: { ...stamp, usedBy: 'tickets' },
  withholdingPurchasesReduced: withheld,
  withholdingPurchasesStandard: withheld,
  withholdingPurchasesOther: withheld,
  withholdingFees: withheld,
  withholdingFeesFlat: withheld,
  withholdingRents: withheld,
  withholdingHotels: withheld,
  withholdingNonResidents: withheld,
  withholdingVat: withheld,
} as const satisfies Record<string, TaxCode>
export type TaxCodeName = keyof typeof TAX_CODES
export const TAX_CODE_NAMES = Object.keys(TAX_CODES) as readonly TaxCodeName[]
