import { ATTRIBUTES, type Attribute, type AttributeInput } from '@comptoir/contracts/inventory/attributes'
import type { TxCtx } from '../../../platform/context.ts'
import { casesOf } from '../../../platform/resource/cases.ts'
import { declaredRefusal, refusingTaken } from '../../../platform/resource/refusals.ts'
import { deleteRow, insertRow, updateRow } from '../../../platform/resource/statements.ts'
import { tableResource } from '../../../platform/resource/table-resource.ts'
import { searchText } from '@comptoir/contracts/search-text'
import { findValueUses, listValues } from './attributes.queries.ts'
import { replaceValues } from './values.repository.ts'

const TABLE = {
  table: 'attribute',
  unique: { attribute_name_key: { reason: 'nameTaken', property: 'name' } },
} as const

/** The rows by themselves: how they are listed and searched. */
const rows = tableResource(ATTRIBUTES, { ...TABLE, columns: { name: 'name' }, searched: ({ name }) => [name] })

async function withValues(ctx: TxCtx, attributes: readonly Attribute[]): Promise<Attribute[]> {
  const all = await listValues(
    ctx,
    attributes.map(({ id }) => id),
  )
  return attributes.map((attribute) => {
    const own = all.filter(({ attributeId }) => attributeId === attribute.id)
    const productCount = own.reduce((sum, { uses }) => sum + uses, 0)
    return { ...attribute, values: own.map(({ id, name }) => ({ id, name })), productCount }
  })
}

async function find(ctx: TxCtx, id: string): Promise<Attribute | null> {
  const row = await ctx.db
    .selectFrom('attribute')
    .select(['id', 'name', 'is_active', 'version'])
    .where('company_id', '=', ctx.companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { is_active: isActive, ...rest } = row
  const [found] = await withValues(ctx, [{ ...rest, isActive, values: [], productCount: 0 }])
  return found ?? null
}

function columns({ name, isActive }: AttributeInput) {
  return {
    name: name.trim(),
    search_text: searchText(name),
    ...(isActive === undefined ? {} : { is_active: isActive }),
  }
}

const cases = casesOf<Attribute, AttributeInput>(ATTRIBUTES, {
  table: TABLE.table,
  find,
  insert: async (ctx, id, input) => {
    const made = { created_by: ctx.userId, created_at: ctx.now }
    await refusingTaken(ATTRIBUTES, TABLE, input, () => insertRow(ctx, TABLE.table, id, { ...columns(input), ...made }))
    await replaceValues(ctx, id, input)
  },
  update: async (ctx, id, input, version) => {
    const isUpdated = await refusingTaken(ATTRIBUTES, TABLE, input, () =>
      updateRow(ctx, TABLE.table, { id, version }, columns(input)),
    )
    // Read behind the row's lock: nobody else changes its values now.
    if (isUpdated) await replaceValues(ctx, id, input, (await find(ctx, id))?.values)
    return isUpdated
  },
  /** Its values are used where it is. */
  beforeRemove: async (ctx, { values }) => {
    const uses = await findValueUses(
      ctx,
      values.map(({ id }) => id),
    )
    const products = [...uses.values()].reduce((sum, count) => sum + count, 0)
    if (products > 0) throw declaredRefusal(ATTRIBUTES, 'inUse', { products })
  },
  delete: (ctx, id, version) => deleteRow(ctx, TABLE.table, { id, version }),
})

/** Attributes with their values. */
export const attributes: typeof rows = {
  ...rows,
  ...cases,
  list: async (ctx, query) => {
    const page = await rows.list(ctx, query)
    return { ...page, data: await withValues(ctx, page.data) }
  },
}
