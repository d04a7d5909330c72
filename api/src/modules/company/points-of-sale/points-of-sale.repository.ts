import type { PointOfSale, PointOfSaleInput } from '@comptoir/contracts/company/points-of-sale'
import type { Selectable } from 'kysely'
import { v7 as newId } from 'uuid'
import type { TxCtx } from '../../../platform/context.ts'
import { violatesForeignKey, violatesUnique } from '../../../platform/db/sql-errors.ts'
import type { PointOfSale as Row } from '../../../platform/db/tables.ts'
import { DomainError } from '../../../platform/errors.ts'

type PointOfSaleRow = Omit<Selectable<Row>, 'company_id' | 'created_at'> & { register_count: number | null }

export function toPointOfSale(row: PointOfSaleRow): PointOfSale {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    address: row.address,
    postalCode: row.postal_code,
    city: row.city,
    phone: row.phone,
    isActive: row.is_active,
    registerCount: row.register_count ?? 0,
    version: row.version,
  }
}

function orNull(text: string | null): string | null {
  return text?.trim() || null
}

function columns(input: PointOfSaleInput) {
  return {
    code: input.code,
    name: input.name.trim(),
    address: orNull(input.address),
    postal_code: orNull(input.postalCode),
    city: orNull(input.city),
    phone: orNull(input.phone),
  }
}

function refusal(error: unknown, input: PointOfSaleInput): unknown {
  if (violatesUnique(error, 'point_of_sale_code_key'))
    return new DomainError('pointOfSale.codeTaken', { code: input.code }, '/code')
  if (violatesUnique(error, 'point_of_sale_pk')) return new DomainError('request.keyReused')
  return error
}

/** Inserts a point of sale with the stock location that its counters sell from. */
export async function insertPointOfSale(
  { db, companyId, now }: TxCtx,
  id: string,
  input: PointOfSaleInput,
): Promise<void> {
  try {
    await db
      .insertInto('point_of_sale')
      .values({ company_id: companyId, id, created_at: now, is_active: input.isActive ?? true, ...columns(input) })
      .execute()
  } catch (error) {
    throw refusal(error, input)
  }
  await db
    .insertInto('stock_location')
    .values({
      company_id: companyId,
      id: newId(),
      point_of_sale_id: id,
      kind: 'shop',
      name: input.name.trim(),
      created_at: now,
    })
    .execute()
}

/** Updates when the version held is still the current one; false when it is not. */
export async function updatePointOfSale(
  { db, companyId }: TxCtx,
  id: string,
  input: PointOfSaleInput,
  version: number | undefined,
): Promise<boolean> {
  try {
    const result = await db
      .updateTable('point_of_sale')
      .set((eb) => ({ ...columns(input), version: eb('version', '+', 1) }))
      .$if(input.isActive !== undefined, (query) => query.set({ is_active: input.isActive ?? true }))
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
      .executeTakeFirst()
    return result.numUpdatedRows > 0n
  } catch (error) {
    throw refusal(error, input)
  }
}

/** Deletes when the version held is still the current one; what came to belong to it meanwhile keeps it. */
export async function deletePointOfSale(
  { db, companyId }: TxCtx,
  id: string,
  version: number | undefined,
): Promise<boolean> {
  try {
    const { numDeletedRows } = await db
      .deleteFrom('point_of_sale')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
      .executeTakeFirst()
    return numDeletedRows > 0n
  } catch (error) {
    throw violatesForeignKey(error) ? new DomainError('pointOfSale.inUse', { registers: 0, sales: 0 }) : error
  }
}
