import { BRANDS } from '@comptoir/contracts/inventory/brands'
import { CATEGORIES } from '@comptoir/contracts/inventory/categories'
import type { BulkChangeInput, ChangeSet } from '@comptoir/contracts/inventory/product-changes'
import { phrase } from '@comptoir/i18n'
import { wordOf } from '@comptoir/i18n/words'
import { v7 as newId } from 'uuid'
import { audit } from '../../../platform/audit/audit.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { askIn } from '../../../platform/db/ask-database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findKnownProducts, lockProducts, writeProductFields } from '../products/index.ts'
import { bulkEditOf } from './bulk-change.rules.ts'
import { closeChangeSet, openChangeSet } from './change-sets.repository.ts'
import { findFamilyName } from './families.queries.ts'
import { getChangeSet } from './product-changes.service.ts'
import { recordSomeChanges } from './record-changes.repository.ts'

/**
 * Changes the same of many products, all or none, as a change set that can be undone. Products that are as wanted already,
 * or deleted meanwhile, are left; a category or brand that is not there is refused.
 */
export async function changeMany(ctx: TxCtx, { ids, change }: BulkChangeInput): Promise<ChangeSet> {
  const title = await titleOf(ctx, change)
  const ask = askIn(ctx.db)
  await lockProducts(ask, ctx.companyId, ids)
  const edits = (await findKnownProducts(ask, ctx.companyId, ids))
    .map((known) => ({ known, ...bulkEditOf(known, change) }))
    .filter(({ fields }) => Object.keys(fields).length > 0)
  const id = newId()
  await openChangeSet(ctx, { id, kind: 'bulk', title, documentId: null, pointOfSaleId: null })
  await writeProductFields(
    ask,
    ctx.companyId,
    edits.map(({ known, fields }) => ({ id: known.id, fields })),
    { ...ctx, by: { source: 'bulk', changeSetId: id } },
  )
  await recordSomeChanges(
    ctx,
    id,
    edits.map(({ known, before }) => ({
      productId: known.id,
      kind: 'changed',
      code: known.code,
      designation: known.designation,
      before,
      afterVersion: known.version + 1,
    })),
  )
  await closeChangeSet(ctx, id)
  const after = { name: title, createdCount: 0, changedCount: edits.length, state: 'applied' }
  await audit(ctx, { action: 'productChange.applied', entity: 'productChange', entityId: id, after })
  return getChangeSet(ctx, id)
}

const NOT_FOUND = { category: CATEGORIES.errors.notFound, brand: BRANDS.errors.notFound } as const

/** What was done, in the caller's words: "Brand: Délice, Inactive". */
async function titleOf(ctx: TxCtx, { categoryId, brandId, isActive }: BulkChangeInput['change']): Promise<string> {
  const nameIn = async (table: 'category' | 'brand', id: string): Promise<string> => {
    const name = await findFamilyName(ctx, table, id)
    if (name === null) throw new DomainError(NOT_FOUND[table], {}, `/change/${table}Id`)
    return name
  }
  const said = (field: string, name: string): string =>
    `${wordOf(ctx.language, `field.product.${field}`) ?? field}: ${name}`
  const parts: string[] = []
  if (categoryId !== undefined) parts.push(said('category', categoryId ? await nameIn('category', categoryId) : '–'))
  if (brandId !== undefined) parts.push(said('brand', brandId ? await nameIn('brand', brandId) : '–'))
  if (isActive !== undefined) parts.push(phrase(ctx.language, isActive ? 'common.active' : 'common.inactive'))
  return parts.join(', ')
}
