import type { RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import type { Sale, SaleLine } from '@comptoir/contracts/sales/sales'

export type PrintedLine = Pick<
  SaleLine,
  | 'id'
  | 'designation'
  | 'unit'
  | 'packQuantityMilli'
  | 'quantityMilli'
  | 'unitPriceMicro'
  | 'grossMinor'
  | 'discountMinor'
  | 'discountReason'
  | 'discountRateMilli'
  | 'netHtMinor'
  | 'totalMinor'
  | 'lots'
  | 'serialNumbers'
>

/** What of a sale is printed, whether the books have it already or only the device that numbered it. */
export type PrintedSale = Pick<
  Sale,
  | 'id'
  | 'number'
  | 'occurredAt'
  | 'currency'
  | 'seller'
  | 'discountMinor'
  | 'grossMinor'
  | 'fodecMinor'
  | 'stampMinor'
  | 'totalMinor'
  | 'receivedMinor'
  | 'changeMinor'
  | 'roundingMinor'
  | 'taxes'
  | 'note'
  | 'representative'
> & {
  lines: readonly PrintedLine[]
  payments: readonly Pick<Sale['payments'][number], 'id' | 'kind' | 'methodKind' | 'amountMinor' | 'details'>[]
  /** There where it was only practised: nothing was sold, and its paper is no receipt. */
  isTraining?: true
}

/** A ticket that this device numbered, as it is printed. Methods have their kinds by id; one that is not known is cash. */
export function printedSaleOf(
  ticket: RegisterTicket,
  number: string,
  methodKinds: ReadonlyMap<string, string>,
): PrintedSale {
  const { lines, payments, change, ...rest } = ticket
  return {
    ...rest,
    number,
    lines: lines.map(({ discount, ...line }) => ({
      ...line,
      discountReason: discount?.reason ?? null,
      discountRateMilli: discount?.kind === 'rate' ? discount.rateMilli : null,
    })),
    payments: payments.map(({ paymentMethodId, ...payment }) => ({
      ...{ ...payment, kind: 'payment' },
      methodKind: methodKinds.get(paymentMethodId) ?? 'cash',
    })),
  }
}
