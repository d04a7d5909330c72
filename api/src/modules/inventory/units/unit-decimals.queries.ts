import type { TxCtx } from '../../../platform/context.ts'

/** How many decimals each unit of the company has, by its name in small letters. */
export async function listUnitDecimals({ db, companyId }: TxCtx): Promise<Map<string, number>> {
  const rows = await db.selectFrom('unit').select(['name', 'decimals']).where('company_id', '=', companyId).execute()
  return new Map(rows.map(({ name, decimals }) => [name.toLowerCase(), decimals]))
}
