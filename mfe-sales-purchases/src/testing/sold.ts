import type { CounterProduct } from '@comptoir/contracts/inventory/products'
import type { Sale, SaleInput } from '@comptoir/contracts/sales/sales'
import { computeDocument } from '@comptoir/money'

/** Who sells, as it is printed. */
export const PRINTED_SELLER = {
  name: 'Ben Salah & Fils',
  address: '14, avenue Habib Bourguiba, 2070 La Marsa',
  phone: '71 748 320',
  taxId: '1234567R/A/M/000',
  pointOfSale: 'La Marsa',
  register: 'Caisse 2',
  cashier: 'Amira Bouazizi',
  client: 'Client passager',
}

/** What the server answers to a sale: the figures of the kernel, and the words of the moment. */
export function sold(input: SaleInput, products: readonly CounterProduct[], number = 'TIC-LM2-004218'): Sale {
  type Line = SaleInput['lines'][number]
  const productOf = ({ productId, custom }: Line) =>
    custom ? undefined : (products.find((each) => each.id === productId) ?? products[0])
  const document = computeDocument({
    currency: 'TND',
    priceBasis: 'ttc',
    lines: input.lines.map((line) => ({
      ...line,
      vatRateMilli: (line.custom ?? productOf(line))?.vatRateMilli ?? 0,
      fodecRateMilli: 0,
    })),
  })
  const { totals } = document
  const received = input.payments.reduce((sum, payment) => sum + payment.amountMinor, 0)
  const payments = input.payments.map((payment) => ({ ...payment, kind: 'payment' as const, methodKind: 'cash' }))
  const [cash] = payments
  const { changeMinor } = input
  const change =
    cash && changeMinor > 0
      ? [{ ...cash, id: `${cash.id}-change`, kind: 'change' as const, amountMinor: -changeMinor }]
      : []
  return {
    id: input.id,
    number,
    state: 'completed',
    occurredAt: input.occurredAt,
    recordedAt: input.occurredAt,
    businessDate: input.occurredAt.slice(0, 10),
    currency: 'TND',
    pointOfSaleId: 'p1',
    registerId: input.registerId,
    cashSessionId: input.cashSessionId,
    clientId: 'c0',
    seller: PRINTED_SELLER,
    grossMinor: totals.grossMinor,
    discountMinor: totals.lineDiscountMinor,
    netHtMinor: totals.netHtMinor,
    fodecMinor: totals.fodecMinor,
    vatMinor: totals.vatMinor,
    stampMinor: 0,
    totalMinor: totals.totalMinor,
    receivedMinor: received,
    changeMinor,
    roundingMinor: received - changeMinor - totals.totalMinor,
    lines: input.lines.map((line, index) => {
      const product = productOf(line)
      const figures = document.lines[index]
      const pack = product?.packs.find(({ id }) => id === line.packId)
      return {
        id: line.id,
        lineNumber: index + 1,
        productId: line.productId ?? null,
        code: product?.code ?? '',
        designation: (line.custom ?? product)?.designation ?? '',
        unit: pack?.unit ?? product?.unit ?? null,
        packQuantityMilli: pack?.quantityMilli ?? null,
        quantityMilli: line.quantityMilli,
        unitPriceMicro: line.unitPriceMicro,
        grossMinor: figures?.grossMinor ?? 0,
        discountRateMilli: line.discount?.kind === 'rate' ? line.discount.rateMilli : null,
        discountMinor: figures?.discountMinor ?? 0,
        discountReason: line.discount?.reason ?? null,
        discountId: line.discount?.kind === 'rate' ? (line.discount.discountId ?? null) : null,
        netHtMinor: figures?.netHtMinor ?? 0,
        vatRateMilli: (line.custom ?? product)?.vatRateMilli ?? 0,
        totalMinor: figures?.totalMinor ?? 0,
      }
    }),
    payments: [...payments, ...change],
    taxes: document.taxes.map(({ rateMilli, baseHtMinor, fodecMinor, vatMinor, totalMinor }) => ({
      rateMilli,
      baseHtMinor,
      fodecMinor,
      vatMinor,
      totalMinor,
    })),
    kernelVersion: document.kernelVersion,
    trace: [],
  }
}
