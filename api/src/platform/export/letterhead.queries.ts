import type { TxCtx } from '../context.ts'

/** What a file of a company says of it: its name, and the zone whose clocks its moments are read on. */
export interface Letterhead {
  companyName: string
  timeZone: string
}

export async function findLetterhead({ db, companyId }: TxCtx): Promise<Letterhead> {
  const company = await db
    .selectFrom('company')
    .select(['name', 'time_zone'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return { companyName: company.name, timeZone: company.time_zone }
}
