import type { TxCtx } from '../../../platform/context.ts'

/** The zone that the company's days begin and end in, as `Africa/Tunis`. */
export async function findTimeZone({ db, companyId }: TxCtx): Promise<string> {
  const company = await db
    .selectFrom('company')
    .select('time_zone')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return company.time_zone
}
