import type { ProfileInput } from '@comptoir/contracts/identity/accounts'
import type { Language } from '@comptoir/i18n'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { enterCompany } from '../../../platform/db/enter-company.ts'

export interface ProfileRow {
  name: string
  email: string
  language: Language | null
  pending_company_name: string | null
  is_super_administrator: boolean
}

export function getProfile(db: Database, accountId: string): Promise<ProfileRow> {
  return db
    .selectFrom('account')
    .select(['name', 'email', 'language', 'pending_company_name', 'is_super_administrator'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}

/** The new name is also copied to the person's companies: documents created from now on carry it. */
export async function updateProfile(db: Database, accountId: string, { name, language }: ProfileInput): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('account').set({ name, language }).where('id', '=', accountId).execute()
    const companies = await trx
      .selectFrom('account_company')
      .select('company_id')
      .where('account_id', '=', accountId)
      .orderBy('company_id')
      .execute()
    for (const { company_id: companyId } of companies) {
      await enterCompany(trx, companyId, { pointOfSaleIds: [] })
      await trx
        .updateTable('app_user')
        .set({ name, version: sql`version + 1` })
        .where('company_id', '=', companyId)
        .where('account_id', '=', accountId)
        .where('name', '<>', name)
        .execute()
    }
  })
}
