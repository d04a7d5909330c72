import type { ProductFields } from '@comptoir/contracts/inventory/product-changes'
import type pg from 'pg'
import type { TxCtx } from '../../../platform/context.ts'
import { askIn, askOn } from '../../../platform/db/ask-database.ts'
import { copyRows } from '../../../platform/db/copy.ts'

/** One product that was made or changed, under the name that it has now. */
export interface RecordedChange {
  productId: string
  kind: 'created' | 'changed'
  code: string
  designation: string
  /** The fields that were changed, as they were; empty for a product that was made. */
  before: ProductFields
  /** The version that the change left. */
  afterVersion: number
}

const COLUMNS = ['company_id', 'change_set_id', 'product_id', 'kind', 'code', 'designation', 'before', 'after_version']

/**
 * Remembers changes, so that they can be undone: on the administrator's connection, in the transaction that makes them. A
 * product has at most one change in a set.
 */
export async function recordChanges(
  client: pg.ClientBase,
  companyId: string,
  changeSetId: string,
  changes: readonly RecordedChange[],
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map((change) => [
    companyId,
    changeSetId,
    change.productId,
    change.kind,
    change.code,
    change.designation,
    JSON.stringify(change.before),
    change.afterVersion,
  ])
  await copyRows(client, 'product_change', COLUMNS, rows)
  await askOn(client)(COUNTED, [companyId, changeSetId, ...countsOf(changes)])
}

/** The same for some, in a transaction of the application. */
export async function recordSomeChanges(
  { db, companyId }: TxCtx,
  changeSetId: string,
  changes: readonly RecordedChange[],
): Promise<void> {
  if (changes.length === 0) return
  await db
    .insertInto('product_change')
    .values(
      changes.map((change) => ({
        company_id: companyId,
        change_set_id: changeSetId,
        product_id: change.productId,
        kind: change.kind,
        code: change.code,
        designation: change.designation,
        before: JSON.stringify(change.before),
        after_version: change.afterVersion,
      })),
    )
    .execute()
  await askIn(db)(COUNTED, [companyId, changeSetId, ...countsOf(changes)])
}

const COUNTED = `update product_change_set s
  set created_count = s.created_count + $3, changed_count = s.changed_count + $4
  where s.company_id = $1 and s.id = $2`

function countsOf(changes: readonly RecordedChange[]): [created: number, changed: number] {
  const created = changes.filter(({ kind }) => kind === 'created').length
  return [created, changes.length - created]
}
