import { VARIANT_GROUPS } from '@comptoir/contracts/inventory/variants'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { askIn } from '../../../platform/db/ask-database.ts'
import { violatesUnique } from '../../../platform/db/sql-errors.ts'
import { DomainError } from '../../../platform/errors.ts'
import { stampProducts } from '../catalogue-stamps/index.ts'

/** What further variants of a group are named after. */
export interface GroupBase {
  id: string
  code: string
  designation: string
  designationEn: string | null
  designationAr: string | null
}

export async function insertGroup(ctx: TxCtx, base: GroupBase): Promise<void> {
  try {
    await ctx.db
      .insertInto('variant_group')
      .values({
        company_id: ctx.companyId,
        id: base.id,
        code: base.code,
        designation: base.designation,
        designation_en: base.designationEn,
        designation_ar: base.designationAr,
        created_by: ctx.userId,
        created_at: ctx.now,
      })
      .execute()
  } catch (error) {
    throw violatesUnique(error, 'variant_group_pk') ? new DomainError('request.keyReused') : error
  }
}

/** A group, to which nobody else adds variants and from which nobody takes any until the transaction ends; null when there is none. */
export async function lockGroup({ db, companyId }: TxCtx, id: string): Promise<GroupBase | null> {
  const row = await db
    .selectFrom('variant_group')
    .select(['id', 'code', 'designation', 'designation_en as designationEn', 'designation_ar as designationAr'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Puts products into a group, each with its values; one that is a variant already is refused. */
export async function insertVariants(
  { db, companyId }: TxCtx,
  groupId: string,
  variants: readonly { productId: string; values: readonly { id: string }[] }[],
): Promise<void> {
  if (variants.length === 0) return
  const rows = variants.map(({ productId, values: [first, second, third] }) => ({
    company_id: companyId,
    product_id: productId,
    group_id: groupId,
    value_1_id: first?.id ?? '',
    value_2_id: second?.id ?? null,
    value_3_id: third?.id ?? null,
  }))
  try {
    await db.insertInto('variant').values(rows).execute()
  } catch (error) {
    // Somebody made it a variant at the same moment.
    throw violatesUnique(error, 'variant_pk')
      ? new DomainError(VARIANT_GROUPS.errors.alreadyIn, { designation: '' })
      : error
  }
  const ids = variants.map(({ productId }) => productId)
  await stampProducts(askIn(db), companyId, ids)
}

/** Takes one product out of its group; it stays what it is otherwise. */
export async function deleteVariant({ db, companyId }: TxCtx, productId: string): Promise<void> {
  await db.deleteFrom('variant').where('company_id', '=', companyId).where('product_id', '=', productId).execute()
  await stampProducts(askIn(db), companyId, [productId])
}

/** Separates the products of a group, and forgets it. */
export async function deleteGroup({ db, companyId }: TxCtx, id: string): Promise<void> {
  const rows = await db
    .deleteFrom('variant')
    .where('company_id', '=', companyId)
    .where('group_id', '=', id)
    .returning('product_id as productId')
    .execute()
  await db.deleteFrom('variant_group').where('company_id', '=', companyId).where('id', '=', id).execute()
  const ids = rows.map(({ productId }) => productId)
  await stampProducts(askIn(db), companyId, ids)
}

/** Forgets groups whose products were all deleted. */
export async function deleteEmptyGroups({ db, companyId }: TxCtx): Promise<void> {
  await sql`delete from variant_group g where g.company_id = ${companyId} and not exists (
    select 1 from variant v where v.company_id = ${companyId} and v.group_id = g.id)`.execute(db)
}
