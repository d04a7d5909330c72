import type { ClientPayment, ClientPaymentInput } from '@comptoir/contracts/sales/client-payments'
import type { Ctx, TxCtx } from '../../../platform/context.ts'
import { callFunction } from '../../../platform/db/call.ts'
import { enteredPoints } from '../../../platform/db/enter-company.ts'
import { hexBytes, jsonText, type JsonArguments } from '../../../platform/db/function-json.ts'
import { raises, violatesUnique } from '../../../platform/db/sql-errors.ts'
import { contentHashOf } from '../../../platform/evidence/canonical.ts'
import {
  detailsOf,
  keptDetails,
  moneyEntry,
  numberPrefix,
  type MoneyRow,
  type SaleClient,
  type SaleContext,
} from '../sales/index.ts'
import { CLIENT_PAYMENT_SEAL, moneyMovements } from '../seals/index.ts'

/** What is owed before a payment, in minor units, and the method that debts are by. */
interface Settled {
  owedMinor: number
  creditMethodId: string
}

/** All that is posted of a payment, and on whose behalf. */
export interface PaymentPosting {
  input: ClientPaymentInput
  context: SaleContext
  client: SaleClient
  /** What comes into the drawer, and the change. */
  money: MoneyRow[]
  owed: Settled
  auditId: string
  /** Of the movement that takes it off the account. */
  creditEntryId: string
  businessDate: string
  seller: ClientPayment['seller']
  requestHash: Buffer
}

/** True when the database says that this id was posted before, by a request that may have been this one. */
export function isRepeat(error: unknown): boolean {
  return ['client_payment_pk', 'money_ledger_pk'].some((name) => violatesUnique(error, name))
}

/** True when something else moved on the account since what is owed was read: another payment, or the same one once more. */
export function isStale(error: unknown): boolean {
  return raises(error, 'clientPayment.owedChanged')
}

/** Writes a payment whole by the database's posting function and gives it back as it will be read. */
export async function postClientPayment(ctx: Ctx, posting: PaymentPosting): Promise<ClientPayment> {
  const { context, client, money, input, owed } = posting
  const prefix = numberPrefix('RGL', context)
  const head = paymentRow(ctx, posting)
  const received = money.map((row, index) => moneyEntry(row, index, client.id))
  const settled = [
    moneyEntry(
      {
        id: posting.creditEntryId,
        kind: 'refund',
        paymentMethodId: owed.creditMethodId,
        methodKind: 'credit',
        amountMinor: -input.totalMinor,
      },
      received.length,
      client.id,
    ),
  ]
  const contentHash = contentHashOf(CLIENT_PAYMENT_SEAL, {
    client_payment: [{ ...head, company_id: ctx.companyId, number: prefix }],
    money_ledger: [
      ...moneyMovements(head, received),
      // What was owed before is not in the drawer.
      ...moneyMovements(head, settled).map((row) => ({ ...row, cash_session_id: null, register_id: null })),
    ],
  })
  const { client_payment_post: number } = await callFunction(
    ctx.db,
    'client_payment_post',
    {
      companyId: ctx.companyId,
      pointsOfSale: enteredPoints(ctx.pointOfSaleIds),
      payment: jsonText({ ...head, content_hash: hexBytes(contentHash) }),
      money: jsonText(received),
      settled: jsonText(settled),
      numberPrefix: prefix,
      auditId: posting.auditId,
      accountId: ctx.accountId,
      requestId: ctx.requestId,
      apiTokenId: ctx.apiTokenId ?? null,
    },
    ctx.work,
  )
  return {
    id: input.id,
    number,
    state: 'received',
    occurredAt: head.occurred_at,
    recordedAt: head.recorded_at,
    businessDate: posting.businessDate,
    currency: context.currency,
    pointOfSaleId: context.pointOfSaleId,
    registerId: input.registerId,
    cashSessionId: input.cashSessionId,
    clientId: client.id,
    seller: posting.seller,
    totalMinor: input.totalMinor,
    changeMinor: input.changeMinor,
    owedMinor: owed.owedMinor,
    payments: money,
  }
}

type Head = Omit<JsonArguments['client_payment_post.payment'], 'content_hash'>

function paymentRow(ctx: Ctx, posting: PaymentPosting): Head {
  const { input, context, client, money, owed } = posting
  const { paymentDetails, payers } = keptDetails(money)
  return {
    id: input.id,
    point_of_sale_id: context.pointOfSaleId,
    register_id: input.registerId,
    cash_session_id: input.cashSessionId,
    client_id: client.id,
    user_id: ctx.userId,
    epoch: context.epoch,
    occurred_at: new Date(input.occurredAt).toISOString(),
    recorded_at: ctx.now.toISOString(),
    business_date: posting.businessDate,
    currency: context.currency,
    state: 'received',
    total_minor: input.totalMinor,
    change_minor: input.changeMinor,
    owed_minor: owed.owedMinor,
    payment_details: paymentDetails,
    payers,
    seller: posting.seller,
    request_hash: hexBytes(posting.requestHash),
    seal_version: CLIENT_PAYMENT_SEAL.version,
  }
}

/** A stored payment as it was printed, with the fingerprint of the request that made it; without those who paid where they are left out. */
export async function findClientPayment(
  { db, companyId }: TxCtx,
  id: string,
  { hasPayers }: { hasPayers: boolean },
): Promise<{ payment: ClientPayment; requestHash: Buffer } | null> {
  const row = await db
    .selectFrom('client_payment')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const money = await db
    .selectFrom('money_ledger as l')
    .innerJoin('payment_method as m', (join) =>
      join.onRef('m.company_id', '=', 'l.company_id').onRef('m.id', '=', 'l.payment_method_id'),
    )
    .select(['l.id', 'l.kind', 'l.payment_method_id', 'l.amount_minor', 'm.kind as method_kind'])
    .where('l.company_id', '=', companyId)
    .where('l.document_id', '=', id)
    .where('l.document_kind', '=', 'clientPayment')
    .where('l.client_id', 'is', null)
    .orderBy('l.line_number')
    .execute()
  const said = { paymentDetails: row.payment_details, payers: hasPayers ? row.payers : null }
  const payment: ClientPayment = {
    id: row.id,
    number: row.number,
    state: 'received',
    occurredAt: row.occurred_at.toISOString(),
    recordedAt: row.recorded_at.toISOString(),
    businessDate: row.business_date,
    currency: row.currency,
    pointOfSaleId: row.point_of_sale_id,
    registerId: row.register_id,
    cashSessionId: row.cash_session_id,
    clientId: row.client_id,
    seller: row.seller,
    totalMinor: row.total_minor,
    changeMinor: row.change_minor,
    owedMinor: row.owed_minor,
    payments: money.map((entry) => ({
      id: entry.id,
      kind: entry.kind === 'change' ? 'change' : 'payment',
      paymentMethodId: entry.payment_method_id,
      methodKind: entry.method_kind,
      amountMinor: entry.amount_minor,
      ...detailsOf(entry.id, said),
    })),
  }
  return { payment, requestHash: row.request_hash }
}
