import type { SalesReturn, SalesReturnInput } from '@comptoir/contracts/sales/sales-returns'
import type { DocumentTotals } from '@comptoir/money'
import { v7 as newId } from 'uuid'
import { businessDateOf } from '../../../platform/clock.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Standing } from '../cashier-switches/index.ts'
import { productOf, sellerOf, taxesOf, type SaleClient, type SaleContext, type SoldProduct } from '../sales/index.ts'
import type { TrackedLine } from '../tracked-goods/index.ts'
import type { NewVoucher } from '../vouchers/index.ts'
import { requestHash, type Refund, type Repayment } from './sales-returns.rules.ts'

export interface ReturnedLine {
  id: string
  /** Of the ticket that it came back from; null without one. */
  saleLineId: string | null
  /** Null for a custom item. */
  productId: string | null
  code: string
  designation: string
  unit: string | null
  packQuantityMilli: number | null
  quantityMilli: number
  unitPriceMicro: number
  netHtMinor: number
  fodecMinor: number
  vatRateMilli: number
  vatMinor: number
  totalMinor: number
  costMicro: number
  outcome: SalesReturn['lines'][number]['outcome']
  ledgerId: string
  /** Null where it is not known of which lots or pieces it is. */
  goods: TrackedLine | null
}

/** All that is posted: what the kernel computed, where it goes, and on whose behalf. */
export interface ReturnPosting {
  id: string
  auditId: string
  registerId: string
  cashSessionId: string
  context: SaleContext
  client: SaleClient
  /** The ticket that the goods came back from, and which of its returns this is; null without one. */
  ticket: { id: string; number: string; position: number } | null
  /** Where goods go that may not be sold; null where the shop has no such place. */
  quarantineId: string | null
  occurredAt: string
  businessDate: string
  reason: SalesReturn['reason']
  comment: string | null
  totals: Pick<SalesReturn, 'netHtMinor' | 'fodecMinor' | 'vatMinor' | 'stampMinor' | 'totalMinor'> & {
    grossMinor: number
  }
  kernelVersion: number
  trace: DocumentTotals['trace']
  seller: SalesReturn['seller']
  requestHash: Buffer
  lines: ReturnedLine[]
  taxes: SalesReturn['taxes']
  refunds: Refund[]
  roundingMinor: number
  /** What is given back by voucher; null for nothing. */
  voucher: NewVoucher | null
  /** Who sent it in another's name; null for their own. */
  claim: Standing['claim']
}

interface Parts {
  input: SalesReturnInput
  context: SaleContext
  products: ReadonlyMap<string, SoldProduct>
  document: DocumentTotals
  client: SaleClient
  repayment: Repayment
  quarantineId: string | null
  voucher: NewVoucher | null
  claim: Standing['claim']
}

export function toPosting(ctx: Ctx, parts: Parts): ReturnPosting {
  const { input, context, products, document, client, repayment, quarantineId, voucher, claim } = parts
  return {
    id: input.id,
    auditId: newId(),
    registerId: input.registerId,
    cashSessionId: input.cashSessionId,
    context,
    client,
    ticket: null,
    quarantineId,
    occurredAt: new Date(input.occurredAt).toISOString(),
    businessDate: businessDateOf(new Date(input.occurredAt), context.timeZone),
    reason: input.reason,
    comment: input.comment ?? null,
    totals: document.totals,
    kernelVersion: document.kernelVersion,
    trace: document.trace,
    seller: sellerOf(ctx, context, client),
    requestHash: requestHash(input),
    lines: input.lines.map((line, index) => toLine(line, productOf(products, line, index), document, index)),
    taxes: taxesOf(document),
    ...repayment,
    voucher,
    claim,
  }
}

function toLine(
  line: SalesReturnInput['lines'][number],
  product: SoldProduct,
  document: DocumentTotals,
  index: number,
): ReturnedLine {
  const figures = document.lines[index]
  if (!figures) throw new Error('the kernel lost a line')
  return {
    id: line.id,
    saleLineId: null,
    productId: line.productId,
    code: product.code,
    designation: product.designation,
    unit: product.unit,
    packQuantityMilli: product.packQuantityMilli,
    quantityMilli: line.quantityMilli,
    unitPriceMicro: line.unitPriceMicro,
    netHtMinor: figures.netHtMinor,
    fodecMinor: figures.fodecMinor,
    vatRateMilli: product.vatRateMilli,
    vatMinor: figures.vatMinor,
    totalMinor: figures.totalMinor,
    costMicro: product.costMicro,
    outcome: line.outcome ?? 'resell',
    ledgerId: newId(),
    goods: null,
  }
}
