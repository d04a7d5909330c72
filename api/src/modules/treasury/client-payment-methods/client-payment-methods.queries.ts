import { namedIn } from '@comptoir/contracts/default-names'
import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import type { TxCtx } from '../../../platform/context.ts'
import { listCashRates } from '../exchange-rates/index.ts'

/** The payment methods in use, in their order: that of the counter's buttons. */
export async function listPaymentMethods({ db, companyId, language }: TxCtx): Promise<PaymentMethod[]> {
  const rows = await db
    .selectFrom('payment_method')
    .select(['id', 'kind', 'name', 'name_key'])
    .where('company_id', '=', companyId)
    .where('direction', '=', 'client')
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map(({ id, kind, ...row }) => ({ id, kind, name: namedIn(row, language) }))
}

/** The same with the rates at which cash of other currencies is taken. */
export async function listCounterMethods(ctx: TxCtx): Promise<PaymentMethod[]> {
  const methods = await listPaymentMethods(ctx)
  const foreign = await listCashRates(ctx)
  if (foreign.length === 0) return methods
  return methods.map((method) => (method.kind === 'cash' ? { ...method, foreign } : method))
}

/** What a method is called in the reader's language; an empty text where the company has none of that id. */
export async function findMethodName({ db, companyId, language }: TxCtx, id: string): Promise<string> {
  const row = await db
    .selectFrom('payment_method')
    .select(['name', 'name_key'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? namedIn(row, language) : ''
}

/** Whether money ever moved by a method. Until the transaction ends nothing new can; the row is held. */
export async function hasMoved({ db, companyId }: TxCtx, id: string): Promise<boolean> {
  await db
    .selectFrom('payment_method')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .execute()
  const movement = await db
    .selectFrom('money_ledger')
    .select('id')
    .where('company_id', '=', companyId)
    .where('payment_method_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return movement !== undefined
}
