import { computeDocument, type Currency, withStamp } from '@comptoir/money'
import type { RegisterTicket, RegisterTicketLine } from './index.ts'

/** A line before its figures are worked out. */
export type UnpricedLine = Omit<
  RegisterTicketLine,
  'grossMinor' | 'discountMinor' | 'netHtMinor' | 'fodecMinor' | 'vatMinor' | 'totalMinor'
>

/** What a register knows of a ticket when it is paid. */
export type TicketParts = Pick<
  RegisterTicket,
  | 'id'
  | 'registerId'
  | 'epoch'
  | 'counter'
  | 'occurredAt'
  | 'cashSessionId'
  | 'cashierId'
  | 'clientId'
  | 'representative'
  | 'note'
  | 'approvalCode'
  | 'isVatSubject'
  | 'seller'
  | 'payments'
  | 'change'
  | 'roundingMinor'
> & {
  currency: Currency
  lines: readonly UnpricedLine[]
  /** The fiscal stamp that it bears; left out where it bears none. */
  stampMinor?: number
}

/** The ticket as it is printed: its figures by the tax kernel, its payments as they were made. Throws `MoneyError` where the lines cannot be computed. */
export function printTicket({ lines, stampMinor: stamp = 0, ...parts }: TicketParts): RegisterTicket {
  const { payments, change, currency, isVatSubject } = parts
  const unstamped = computeDocument({
    currency,
    priceBasis: 'ttc',
    vatMode: isVatSubject ? 'charged' : 'none',
    lines: lines.map(({ id, quantityMilli, unitPriceMicro, vatRateMilli, fodecRateMilli, discount }) => ({
      ...{ id, quantityMilli, unitPriceMicro, vatRateMilli, fodecRateMilli },
      ...(discount ? { discount } : {}),
    })),
  })
  const document = withStamp(unstamped, stamp)
  const { grossMinor, netHtMinor, fodecMinor, vatMinor, stampMinor, totalMinor } = document.totals
  return {
    form: 1,
    ...parts,
    lines: lines.map((line, index) => {
      const figures = document.lines[index]
      if (!figures) throw new Error('the kernel lost a line')
      return {
        ...line,
        grossMinor: figures.grossMinor,
        discountMinor: figures.discountMinor + figures.documentDiscountMinor,
        netHtMinor: figures.netHtMinor,
        fodecMinor: figures.fodecMinor,
        vatMinor: figures.vatMinor,
        totalMinor: figures.totalMinor,
      }
    }),
    taxes: document.taxes.map((tax) => ({
      rateMilli: tax.rateMilli,
      baseHtMinor: tax.baseHtMinor,
      fodecMinor: tax.fodecMinor,
      vatMinor: tax.vatMinor,
      totalMinor: tax.totalMinor,
    })),
    ...{ grossMinor, netHtMinor, fodecMinor, vatMinor, stampMinor, totalMinor },
    discountMinor: document.totals.lineDiscountMinor + document.totals.documentDiscountMinor,
    receivedMinor: payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    changeMinor: change?.amountMinor ?? 0,
    kernelVersion: document.kernelVersion,
  }
}
