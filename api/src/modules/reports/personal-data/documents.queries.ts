import { namedIn } from '@comptoir/contracts/default-names'
import type { TicketPaymentDetails } from '@comptoir/contracts/sales/sales'
import type { TxCtx } from '../../../platform/context.ts'
import { groupedBy } from '../../../platform/grouped-by.ts'
import { anyId } from '../../../platform/http/list.ts'
import { detailsOf, type KeptDetails } from '../../sales/sales/index.ts'

/** A ticket, a return or a client payment as the person whose it is reads it; amounts in minor units of its currency. */
export interface OwnDocument {
  number: string
  occurredAt: string
  pointOfSale: string
  /** The name that is printed on it. */
  client: string
  currency: string
  totalMinor: number
  /** By how much what was paid or given back is more than the total, since cash was rounded. */
  roundingMinor: number
  comment: string | null
  lines: {
    designation: string
    unit: string | null
    quantityMilli: number
    unitPriceMicro: number
    totalMinor: number
  }[]
  /** With all that was said of each, who paid among it. */
  payments: { method: string; amountMinor: number; details?: TicketPaymentDetails }[]
}

/** The tickets of some clients, the oldest first. */
export async function listTickets(ctx: TxCtx, clientIds: readonly string[]): Promise<OwnDocument[]> {
  const { db, companyId } = ctx
  const heads = await db
    .selectFrom('sale')
    .select(['id', 'number', 'occurred_at', 'seller', 'currency', 'total_minor', 'rounding_minor', 'note as comment'])
    .select(['payment_details', 'payers'])
    .where('company_id', '=', companyId)
    .where('client_id', '=', anyId(clientIds))
    .orderBy('occurred_at')
    .orderBy('id')
    .execute()
  const ids = heads.map(({ id }) => id)
  const lines = await db
    .selectFrom('sale_line')
    .select(['sale_id as document', 'designation', 'unit', 'quantity_milli', 'unit_price_micro', 'total_minor'])
    .where('company_id', '=', companyId)
    .where('sale_id', '=', anyId(ids))
    .orderBy('line_number')
    .execute()
  return whole(ctx, heads, lines)
}

/** What they brought back, likewise. */
export async function listReturns(ctx: TxCtx, clientIds: readonly string[]): Promise<OwnDocument[]> {
  const { db, companyId } = ctx
  const heads = await db
    .selectFrom('sales_return')
    .select(['id', 'number', 'occurred_at', 'seller', 'currency', 'total_minor', 'rounding_minor', 'comment'])
    .where('company_id', '=', companyId)
    .where('client_id', '=', anyId(clientIds))
    .orderBy('occurred_at')
    .orderBy('id')
    .execute()
  const ids = heads.map(({ id }) => id)
  const lines = await db
    .selectFrom('sales_return_line')
    .select(['sales_return_id as document', 'designation', 'unit', 'quantity_milli', 'unit_price_micro', 'total_minor'])
    .where('company_id', '=', companyId)
    .where('sales_return_id', '=', anyId(ids))
    .orderBy('line_number')
    .execute()
  return whole(ctx, heads, lines)
}

/** What they paid of what they owed, likewise; nothing is bought by it. */
export async function listAccountPayments(ctx: TxCtx, clientIds: readonly string[]): Promise<OwnDocument[]> {
  const { db, companyId } = ctx
  const heads = await db
    .selectFrom('client_payment')
    .select(['id', 'number', 'occurred_at', 'seller', 'currency', 'total_minor', 'payment_details', 'payers'])
    .where('company_id', '=', companyId)
    .where('client_id', '=', anyId(clientIds))
    .orderBy('occurred_at')
    .orderBy('id')
    .execute()
  return whole(
    ctx,
    heads.map((head) => ({ ...head, rounding_minor: null, comment: null })),
    [],
  )
}

interface Head {
  id: string
  number: string
  occurred_at: Date
  seller: { pointOfSale: string; client: string }
  currency: string
  total_minor: number
  rounding_minor: number | null
  comment: string | null
  payment_details?: KeptDetails['paymentDetails']
  payers?: KeptDetails['payers']
}

interface Line {
  document: string
  designation: string
  unit: string | null
  quantity_milli: number
  unit_price_micro: number
  total_minor: number
}

async function whole(ctx: TxCtx, heads: readonly Head[], lines: readonly Line[]): Promise<OwnDocument[]> {
  const linesOf = groupedBy(lines, ({ document }) => document)
  const paymentsOf = groupedBy(
    await listPayments(
      ctx,
      heads.map(({ id }) => id),
    ),
    ({ document }) => document,
  )
  return heads.map((head) => ({
    number: head.number,
    occurredAt: head.occurred_at.toISOString(),
    pointOfSale: head.seller.pointOfSale,
    client: head.seller.client,
    currency: head.currency,
    totalMinor: head.total_minor,
    roundingMinor: head.rounding_minor ?? 0,
    comment: head.comment,
    lines: (linesOf.get(head.id) ?? []).map((line) => ({
      designation: line.designation,
      unit: line.unit,
      quantityMilli: line.quantity_milli,
      unitPriceMicro: line.unit_price_micro,
      totalMinor: line.total_minor,
    })),
    payments: (paymentsOf.get(head.id) ?? []).map(({ id, method, amountMinor }) => ({
      ...{ method, amountMinor },
      ...detailsOf(id, { paymentDetails: head.payment_details ?? null, payers: head.payers ?? null }),
    })),
  }))
}

async function listPayments({ db, companyId, language }: TxCtx, ids: readonly string[]) {
  const rows = await db
    .selectFrom('money_ledger as l')
    .innerJoin('payment_method as m', (join) =>
      join.onRef('m.company_id', '=', 'l.company_id').onRef('m.id', '=', 'l.payment_method_id'),
    )
    .select(['l.id', 'l.document_id', 'l.amount_minor', 'm.name', 'm.name_key'])
    .where('l.company_id', '=', companyId)
    .where('l.document_kind', 'in', ['sale', 'salesReturn', 'clientPayment'])
    // What was taken off an account is no payment of its own.
    .where((eb) => eb.or([eb('l.document_kind', '!=', 'clientPayment'), eb('l.client_id', 'is', null)]))
    .where('l.document_id', '=', anyId(ids))
    .orderBy('l.line_number')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    document: row.document_id,
    method: namedIn(row, language),
    amountMinor: row.amount_minor,
  }))
}
