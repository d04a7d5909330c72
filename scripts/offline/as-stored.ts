import type { RegisterTicket } from '@comptoir/contracts/sales/register-tickets'

/** What the books should hold of a ticket, in rows that can be compared to the letter. */
export interface Stored {
  head: Row
  lines: Row[]
  taxes: Row[]
  money: Row[]
  stock: Row[]
}
export type Row = Readonly<Record<string, string | number | null>>

const MILLI = 1000

/** The rows that follow from a ticket as its device printed it, without anything that is looked up elsewhere. */
export function storedOf(ticket: RegisterTicket, number: string, hash: string): Stored {
  const { id, registerId, epoch, counter, cashSessionId, cashierId, occurredAt, currency, seller } = ticket
  const { grossMinor, discountMinor, netHtMinor, fodecMinor, vatMinor, stampMinor, totalMinor } = ticket
  const { receivedMinor, changeMinor, roundingMinor, kernelVersion } = ticket
  return {
    head: {
      ...{ id, registerId, epoch, counter, number, cashSessionId, cashierId, currency, hash },
      ...{ grossMinor, discountMinor, netHtMinor, fodecMinor, vatMinor, stampMinor, totalMinor },
      ...{ receivedMinor, changeMinor, roundingMinor, kernelVersion },
      occurredAt: new Date(occurredAt).getTime(),
      seller: inOrder(seller),
    },
    lines: ticket.lines.map((line, index) => ({
      ...{ lineNumber: index + 1, id: line.id, productId: line.productId, code: line.code },
      ...{ designation: line.designation, unit: line.unit, packQuantityMilli: line.packQuantityMilli },
      ...{ quantityMilli: line.quantityMilli, unitPriceMicro: line.unitPriceMicro, vatRateMilli: line.vatRateMilli },
      ...{ grossMinor: line.grossMinor, discountMinor: line.discountMinor, netHtMinor: line.netHtMinor },
      ...{ fodecMinor: line.fodecMinor, vatMinor: line.vatMinor, totalMinor: line.totalMinor },
      discountRateMilli: line.discount?.kind === 'rate' ? line.discount.rateMilli : null,
      discountReason: line.discount?.reason ?? null,
    })),
    taxes: ticket.taxes
      .toSorted((one, other) => one.rateMilli - other.rateMilli)
      .map(({ rateMilli, baseHtMinor, fodecMinor: fodec, vatMinor: vat, totalMinor: total }) => ({
        ...{ rateMilli, baseHtMinor, fodecMinor: fodec, vatMinor: vat, totalMinor: total },
      })),
    money: [
      ...(ticket.change ? [moneyOf(ticket, 'change', ticket.change, -1)] : []),
      ...ticket.payments.map((payment) => moneyOf(ticket, 'payment', payment, 1)),
    ],
    stock: ticket.lines.flatMap(({ id: lineId, productId, quantityMilli, packQuantityMilli }) =>
      productId === null
        ? []
        : [{ lineId, productId, quantityMilli: (-quantityMilli * (packQuantityMilli ?? MILLI)) / MILLI }],
    ),
  }
}

function moneyOf(
  { cashSessionId, registerId }: RegisterTicket,
  kind: string,
  { paymentMethodId, amountMinor }: RegisterTicket['payments'][number],
  sign: 1 | -1,
): Row {
  return { kind, paymentMethodId, amountMinor: sign * amountMinor, cashSessionId, registerId }
}

/** The words of a seller, whatever order they are written in. */
export function inOrder(words: object): string {
  return JSON.stringify(Object.entries(words).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
