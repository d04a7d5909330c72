import {
  ATTRIBUTES,
  type Attribute,
  type AttributeInput,
  type ValueInput,
} from '@comptoir/contracts/inventory/attributes'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { anyId } from '../../../platform/http/list.ts'
import { findValueUses } from './attributes.queries.ts'

interface NamedValue {
  id: string
  name: string
}

/** Values with ids, as they shall be; a name that is there twice is refused. */
function named(values: readonly ValueInput[]): NamedValue[] {
  const seen = new Set<string>()
  return values.map(({ id = newId(), name }, at) => {
    const value = { id: id.toLowerCase(), name: name.trim() }
    const key = value.name.toLowerCase()
    if (seen.has(key)) throw new DomainError(ATTRIBUTES.errors.valueTwice, { value: value.name }, `/values/${at}`)
    seen.add(key)
    return value
  })
}

/** Makes exactly these the values of an attribute, in this order. One that variants have is not deleted. */
export async function replaceValues(
  ctx: TxCtx,
  attributeId: string,
  { values }: AttributeInput,
  before: Attribute['values'] = [],
): Promise<void> {
  const wanted = named(values)
  const going = before.filter(({ id }) => !wanted.some((value) => value.id === id))
  await deleteValues(ctx, going)
  await setAside(
    ctx,
    before.filter(({ id, name }) => wanted.some((value) => value.id === id && value.name !== name)),
  )
  await writeValues(ctx, attributeId, wanted)
}

async function deleteValues(ctx: TxCtx, going: readonly NamedValue[]): Promise<void> {
  if (going.length === 0) return
  const uses = await findValueUses(
    ctx,
    going.map(({ id }) => id),
  )
  const used = going.find(({ id }) => (uses.get(id) ?? 0) > 0)
  if (used)
    throw new DomainError(
      ATTRIBUTES.errors.valueInUse,
      { value: used.name, products: uses.get(used.id) ?? 0 },
      '/values',
    )
  await ctx.db
    .deleteFrom('attribute_value')
    .where('company_id', '=', ctx.companyId)
    .where('id', '=', anyId(going.map(({ id }) => id)))
    .execute()
}

/** Frees the names of values that get another one, so that two may swap theirs. */
async function setAside({ db, companyId }: TxCtx, renamed: readonly NamedValue[]): Promise<void> {
  if (renamed.length === 0) return
  await db
    .updateTable('attribute_value')
    .set({ name: sql<string>`id::text` })
    .where('company_id', '=', companyId)
    .where('id', '=', anyId(renamed.map(({ id }) => id)))
    .execute()
}

/** An id that another attribute's value has is refused. */
async function writeValues(
  { db, companyId }: TxCtx,
  attributeId: string,
  values: readonly NamedValue[],
): Promise<void> {
  if (values.length === 0) return
  const written = await db
    .insertInto('attribute_value')
    .values(
      values.map(({ id, name }, at) => ({
        company_id: companyId,
        id,
        attribute_id: attributeId,
        name,
        position: at + 1,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'id'])
        .doUpdateSet((eb) => ({ name: eb.ref('excluded.name'), position: eb.ref('excluded.position') }))
        .where('attribute_value.attribute_id', '=', attributeId),
    )
    .returning('id')
    .execute()
  if (written.length < values.length) throw new DomainError('request.keyReused')
}
