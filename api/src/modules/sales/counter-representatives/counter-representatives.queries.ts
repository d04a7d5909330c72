import { MOST_COUNTER_REPRESENTATIVES } from '@comptoir/contracts/sales/counter-representatives'
import type { ShortItem } from '@comptoir/contracts/schema'
import type { TxCtx } from '../../../platform/context.ts'

/** The active representatives of the company by name, without what else is known of them. */
export async function listCounterRepresentatives({ db, companyId }: TxCtx): Promise<ShortItem[]> {
  return db
    .selectFrom('representative')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .orderBy('name')
    .orderBy('id')
    .limit(MOST_COUNTER_REPRESENTATIVES)
    .execute()
}
