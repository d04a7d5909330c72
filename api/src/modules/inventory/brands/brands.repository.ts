import type { Brand, BrandInput } from '@comptoir/contracts/inventory/brands'
import type { Selectable } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { violatesForeignKey, violatesUnique } from '../../../platform/db/sql-errors.ts'
import type { Brand as Row } from '../../../platform/db/tables.ts'
import { DomainError } from '../../../platform/errors.ts'
import { searchText } from '../../../platform/search-text.ts'

type BrandRow = Pick<Selectable<Row>, 'id' | 'name' | 'is_active' | 'version'> & { product_count: number | null }

export function toBrand(row: BrandRow): Brand {
  return {
    id: row.id,
    name: row.name,
    isActive: row.is_active,
    productCount: row.product_count ?? 0,
    version: row.version,
  }
}

function columns({ name }: BrandInput) {
  const trimmed = name.trim()
  return { name: trimmed, search_text: searchText(trimmed) }
}

function refusal(error: unknown, { name }: BrandInput): unknown {
  if (violatesUnique(error, 'brand_name_key')) return new DomainError('brand.nameTaken', { name: name.trim() }, '/name')
  if (violatesUnique(error, 'brand_pk')) return new DomainError('request.keyReused')
  return error
}

export async function insertBrand({ db, companyId, userId, now }: TxCtx, id: string, input: BrandInput): Promise<void> {
  try {
    await db
      .insertInto('brand')
      .values({
        company_id: companyId,
        id,
        created_by: userId,
        created_at: now,
        is_active: input.isActive ?? true,
        ...columns(input),
      })
      .execute()
  } catch (error) {
    throw refusal(error, input)
  }
}

/** Updates when the version held is still the current one; false when it is not. */
export async function updateBrand(
  { db, companyId }: TxCtx,
  id: string,
  input: BrandInput,
  version: number | undefined,
): Promise<boolean> {
  try {
    const { numUpdatedRows } = await db
      .updateTable('brand')
      .set((eb) => ({ ...columns(input), version: eb('version', '+', 1) }))
      .$if(input.isActive !== undefined, (query) => query.set({ is_active: input.isActive ?? true }))
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
      .executeTakeFirst()
    return numUpdatedRows > 0n
  } catch (error) {
    throw refusal(error, input)
  }
}

/** Deletes when the version held is still the current one; a product that came meanwhile keeps it. */
export async function deleteBrand({ db, companyId }: TxCtx, id: string, version: number | undefined): Promise<boolean> {
  try {
    const { numDeletedRows } = await db
      .deleteFrom('brand')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
      .executeTakeFirst()
    return numDeletedRows > 0n
  } catch (error) {
    throw violatesForeignKey(error) ? new DomainError('brand.inUse', { products: 1 }) : error
  }
}
