import { UNITS, type Unit, type UnitInput } from '@comptoir/contracts/inventory/units'
import type { TxCtx } from '../../../platform/context.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { lockRow } from '../../../platform/resource/statements.ts'

/** Refuses decimals of a unit that counts pieces, each with a serial number of its own. */
export async function refuseDecimalsOfPieces(ctx: TxCtx, { id }: Unit, { decimals = 0 }: UnitInput): Promise<void> {
  if (decimals === 0) return
  // Until the transaction ends no product of the unit gets serial numbers.
  await lockRow(ctx, 'unit', id)
  const product = await findNumberedProduct(ctx, id)
  if (product !== null) throw declaredRefusal(UNITS, 'countsPieces', { product }, '/decimals')
}

/** Refuses to merge such a unit into one with decimals. Both are locked. */
export async function refuseMergedPieces(ctx: TxCtx, from: Unit, { name, decimals }: Unit): Promise<void> {
  if (decimals === 0) return
  const product = await findNumberedProduct(ctx, from.id)
  if (product !== null) throw declaredRefusal(UNITS, 'mergedPieces', { name, product }, '/intoId')
}

/** What a product with serial numbers is called, of a unit; only one without decimals has any. */
async function findNumberedProduct({ db, companyId }: TxCtx, unitId: string): Promise<string | null> {
  const found = await db
    .selectFrom('unit as u')
    .innerJoin('product as p', (join) =>
      join.onRef('p.company_id', '=', 'u.company_id').onRef('p.unit_id', '=', 'u.id'),
    )
    .select('p.designation')
    .where('u.company_id', '=', companyId)
    .where('u.id', '=', unitId)
    .where('u.decimals', '=', 0)
    .where('p.tracking', '=', 'serialNumbers')
    .limit(1)
    .executeTakeFirst()
  return found?.designation ?? null
}
