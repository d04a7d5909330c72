import type { Cell } from './cells.ts'
import type { Discount, PriceBasis } from './document-input.ts'
import type { VatGroup } from './document-totals.ts'
import type { PricedLine } from './priced-lines.ts'
import type { Reading } from './recaps.ts'
import { exciseRecap, fodecRecap, signed } from './recaps.ts'
import type { TraceStep } from './trace.ts'

/** Steps of the lines and of the document discount, in the price basis. */
export function priceSteps(
  lines: readonly PricedLine[],
  documentDiscount: Discount | undefined,
  sign: 1 | -1,
): TraceStep[] {
  const steps: TraceStep[] = []
  let netMinor = 0
  let discountMinor = 0
  for (const line of lines) {
    const { id: lineId, discount } = line.input
    steps.push(priceStep(line, sign))
    if (discount)
      steps.push({ lineId, ...discountStep('lineDiscount', discount, line.grossMinor, line.discountMinor, sign) })
    netMinor += line.grossMinor - line.discountMinor
    discountMinor += line.documentDiscountMinor
  }
  if (documentDiscount) steps.push(discountStep('documentDiscount', documentDiscount, netMinor, discountMinor, sign))
  return steps
}

/** Steps of the taxes: added to tax-excluded prices, only explained within tax-included ones. */
export function taxSteps(
  cells: readonly Cell[],
  taxes: readonly VatGroup[],
  priceBasis: PriceBasis,
  reading: Reading,
): TraceStep[] {
  const isIncluded = priceBasis === 'ttc'
  const steps: TraceStep[] = []
  for (const group of exciseRecap(cells, reading)) steps.push(taxStep('excise', group, isIncluded))
  for (const group of fodecRecap(cells, reading)) steps.push(taxStep('fodec', group, isIncluded))
  for (const group of taxes) {
    const { rateMilli, vatBaseMinor: baseMinor, vatMinor: amountMinor } = group
    if (rateMilli === 0) continue
    if (reading.vatMode === 'suspended') steps.push(suspendedStep(group, isIncluded))
    else steps.push(taxStep('vat', { rateMilli, baseMinor, amountMinor }, isIncluded))
  }
  return steps
}

function priceStep({ input, grossMinor }: PricedLine, sign: 1 | -1): TraceStep {
  return {
    step: input.labelPriceMinor === undefined ? 'listPrice' : 'labelPrice',
    lineId: input.id,
    quantityMilli: input.quantityMilli,
    unitPriceMicro: input.unitPriceMicro,
    amountMinor: signed(grossMinor, sign),
  }
}

function discountStep(
  step: 'lineDiscount' | 'documentDiscount',
  discount: Discount,
  baseMinor: number,
  discountMinor: number,
  sign: 1 | -1,
): TraceStep {
  return {
    step,
    baseMinor: signed(baseMinor, sign),
    ...(discount.kind === 'rate' ? { rateMilli: discount.rateMilli } : {}),
    ...(discount.rule === undefined ? {} : { rule: discount.rule }),
    amountMinor: 0 - signed(discountMinor, sign),
  }
}

interface TaxFigures {
  readonly rateMilli: number
  readonly baseMinor: number
  readonly amountMinor: number
}

function taxStep(step: 'excise' | 'fodec' | 'vat', figures: TaxFigures, isIncluded: boolean): TraceStep {
  const { rateMilli, baseMinor, amountMinor } = figures
  return { step, rateMilli, baseMinor, amountMinor, ...(isIncluded ? { isInformative: true } : {}) }
}

/** Suspended VAT is taken off a tax-included price; beside a tax-excluded one it is only shown. */
function suspendedStep({ rateMilli, vatBaseMinor, suspendedVatMinor }: VatGroup, isIncluded: boolean): TraceStep {
  const step = { step: 'suspendedVat', rateMilli, baseMinor: vatBaseMinor } as const
  if (isIncluded) return { ...step, amountMinor: 0 - suspendedVatMinor }
  return { ...step, amountMinor: suspendedVatMinor, isInformative: true }
}
