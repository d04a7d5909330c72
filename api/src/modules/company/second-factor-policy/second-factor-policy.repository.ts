import type { SecondFactorFor, SecondFactorPolicy } from '@comptoir/contracts/company/second-factor-policy'
import type { TxCtx } from '../../../platform/context.ts'

export async function findPolicy({
  db,
  companyId,
}: TxCtx): Promise<Pick<SecondFactorPolicy, 'requiredOf' | 'requiredFrom'>> {
  const row = await db
    .selectFrom('company')
    .select(['second_factor_for', 'second_factor_from'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return { requiredOf: row.second_factor_for, requiredFrom: row.second_factor_from?.toISOString() ?? null }
}

export async function updatePolicy(
  { db, companyId }: TxCtx,
  requiredOf: SecondFactorFor,
  from: Date | null,
): Promise<void> {
  await db
    .updateTable('company')
    .set({ second_factor_for: requiredOf, second_factor_from: from })
    .where('id', '=', companyId)
    .execute()
}

/** The accounts of those who may come in; who came to help is none of the company's people. */
export async function listActiveAccounts({ db, companyId }: TxCtx): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user')
    .select('account_id')
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .where('is_support', '=', false)
    .where('account_id', 'is not', null)
    .execute()
  return rows.flatMap(({ account_id: id }) => id ?? [])
}

/** What the audit trail calls the company whose setting it is. */
export async function findCompanyName({ db, companyId }: TxCtx): Promise<string> {
  const { name } = await db.selectFrom('company').select('name').where('id', '=', companyId).executeTakeFirstOrThrow()
  return name
}
