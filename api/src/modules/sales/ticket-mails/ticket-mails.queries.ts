import type { TxCtx } from '../../../platform/context.ts'

/** The address that a client has; null where they have none. */
export async function findClientEmail({ db, companyId }: TxCtx, clientId: string): Promise<string | null> {
  const row = await db
    .selectFrom('client')
    .select('email')
    .where('company_id', '=', companyId)
    .where('id', '=', clientId)
    .executeTakeFirst()
  return row?.email ?? null
}

/** The time zone of the company, in which a shop without one of its own prints. */
export async function readTimeZone({ db, companyId }: TxCtx): Promise<string> {
  const { time_zone } = await db
    .selectFrom('company')
    .select('time_zone')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return time_zone
}
