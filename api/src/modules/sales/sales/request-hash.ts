import { createHash } from 'node:crypto'
import type { SaleInput } from '@comptoir/contracts/sales/sales'
import { canonicalJson } from '../../../platform/canonical-json.ts'

/** Left out where no discount is named, so that tickets from before there were discounts keep their fingerprint. */
function named(discount: NonNullable<SaleInput['lines'][number]['discount']>): string[] {
  return discount.kind === 'rate' && discount.discountId !== undefined ? [discount.discountId] : []
}

/** Fingerprint of the input, field by field in a fixed order: tells a repeat from another sale with the same id. */
export function requestHash(input: SaleInput): Buffer {
  const lines = input.lines.map(
    ({ id, productId, packId, custom, quantityMilli, unitPriceMicro, discount, lots, serialNumbers }) => [
      id,
      productId ?? null,
      quantityMilli,
      unitPriceMicro,
      discount
        ? [
            discount.kind,
            discount.kind === 'rate' ? discount.rateMilli : discount.amountMinor,
            discount.reason ?? null,
            ...named(discount),
          ]
        : null,
      // Left out where there is none, so that tickets from before there were packs and custom items keep their fingerprint.
      ...(packId === undefined ? [] : [packId]),
      ...(custom ? [[custom.designation, custom.vatRateMilli]] : []),
      ...(lots ? [['lots', lots.map(({ number, quantityMilli: ofLotMilli }) => [number, ofLotMilli])]] : []),
      ...(serialNumbers ? [['serialNumbers', serialNumbers]] : []),
    ],
  )
  const payments = input.payments.map(({ id, paymentMethodId, amountMinor, details }) => [
    id,
    paymentMethodId,
    amountMinor,
    // Likewise from before anything was said of payments.
    ...(details ? [canonicalJson(details)] : []),
  ])
  const content = [
    1,
    input.id,
    input.registerId,
    input.cashSessionId,
    input.clientId ?? null,
    input.occurredAt,
    // Where registers sent their own numbers once: tickets from then keep their fingerprint.
    null,
    null,
    lines,
    payments,
    input.totalMinor,
    input.changeMinor,
    ...(input.roundingMinor === undefined ? [] : [input.roundingMinor]),
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest()
}
