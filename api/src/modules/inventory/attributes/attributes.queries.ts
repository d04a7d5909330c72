import { sql, type RawBuilder } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'
import { countOf } from '../../../platform/resource/statements.ts'

/** A value with the attribute that it is of, and how many variants have it. */
export interface UsedValue {
  attributeId: string
  id: string
  name: string
  uses: number
}

/** How many variants have the value of that id. */
function usesOf(companyId: string, id: RawBuilder<unknown>): RawBuilder<number> {
  const counts = (['variant.value_1_id', 'variant.value_2_id', 'variant.value_3_id'] as const).map((reference) =>
    countOf(companyId, reference, id),
  )
  return sql<number>`(${sql.join(counts, sql` + `)})`
}

/** The values of attributes in their order. */
export async function listValues({ db, companyId }: TxCtx, attributeIds: readonly string[]): Promise<UsedValue[]> {
  if (attributeIds.length === 0) return []
  return db
    .selectFrom('attribute_value as x')
    .select(['x.attribute_id as attributeId', 'x.id', 'x.name'])
    .select(usesOf(companyId, sql.ref('x.id')).as('uses'))
    .where('x.company_id', '=', companyId)
    .where('x.attribute_id', '=', anyId(attributeIds))
    .orderBy('x.position')
    .orderBy('x.id')
    .execute()
}

/** How many variants have each of these values. Until the transaction ends nothing new can have one of them. */
export async function findValueUses(
  { db, companyId }: TxCtx,
  valueIds: readonly string[],
): Promise<Map<string, number>> {
  await db
    .selectFrom('attribute_value')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', anyId(valueIds))
    .orderBy('id')
    .forUpdate()
    .execute()
  const rows = await db
    .selectFrom('attribute_value as x')
    .select('x.id')
    .select(usesOf(companyId, sql.ref('x.id')).as('uses'))
    .where('x.company_id', '=', companyId)
    .where('x.id', '=', anyId(valueIds))
    .execute()
  return new Map(rows.map(({ id, uses }) => [id, uses]))
}

/** A value with the name of its attribute. */
export interface KnownValue {
  id: string
  name: string
  attributeId: string
  attributeName: string
}

/** The values of these ids that are there, by id. */
export async function findValues(
  { db, companyId }: TxCtx,
  valueIds: readonly string[],
): Promise<Map<string, KnownValue>> {
  const rows = await db
    .selectFrom('attribute_value as x')
    .innerJoin('attribute as a', (join) =>
      join.onRef('a.company_id', '=', 'x.company_id').onRef('a.id', '=', 'x.attribute_id'),
    )
    .select(['x.id', 'x.name', 'a.id as attributeId', 'a.name as attributeName'])
    .where('x.company_id', '=', companyId)
    .where('x.id', '=', anyId(valueIds))
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
