import { namedIn } from '@comptoir/contracts/default-names'
import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import type { TxCtx } from '../../../platform/context.ts'

/** The payment methods in use, cash first, then by name: the order of the counter's buttons. */
export async function listPaymentMethods({ db, companyId, language }: TxCtx): Promise<PaymentMethod[]> {
  const rows = await db
    .selectFrom('payment_method')
    .select(['id', 'kind', 'name', 'name_key'])
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .orderBy((eb) => eb.case().when('kind', '=', 'cash').then(0).else(1).end())
    .orderBy('name')
    .execute()
  return rows.map(({ id, kind, ...row }) => ({ id, kind, name: namedIn(row, language) }))
}
