import type { RowProblem } from '@comptoir/contracts/inventory/product-import'
import type pg from 'pg'

export interface RowToImport {
  rowNumber: number
  productId: string
  cells: string[]
  isGood: boolean
}

/** How far an import has come, held until the transaction ends; null when it is not being imported. */
export async function lockProgress(client: pg.ClientBase, companyId: string, importId: string): Promise<number | null> {
  const { rows } = await client.query<{ last_row: number }>(
    `select i.last_row from product_import i where i.company_id = $1 and i.id = $2 and i.state = 'importing' for update`,
    [companyId, importId],
  )
  return rows[0]?.last_row ?? null
}

/** The next rows, those that stay out among them: progress counts them all. */
export async function listRowsToImport(
  client: pg.ClientBase,
  companyId: string,
  importId: string,
  afterRow: number,
  limit: number,
): Promise<RowToImport[]> {
  const { rows } = await client.query<RowToImport>(
    `select r.row_number as "rowNumber", r.product_id as "productId", r.fields as cells, r.is_good as "isGood"
     from product_import_row r
     where r.company_id = $1 and r.import_id = $2 and r.row_number > $3 order by r.row_number limit $4`,
    [companyId, importId, afterRow, limit],
  )
  return rows
}

/** Marks rows that cannot go in any more, with the reason. */
export async function keepOut(
  client: pg.ClientBase,
  companyId: string,
  importId: string,
  refused: ReadonlyMap<number, RowProblem[]>,
): Promise<void> {
  if (refused.size === 0) return
  const numbers = [...refused.keys()]
  await client.query(
    `update product_import_row r set is_good = false, problems = v.problems::jsonb
     from unnest($3::int[], $4::text[]) as v (row_number, problems)
     where r.company_id = $1 and r.import_id = $2 and r.row_number = v.row_number and r.row_number between $5 and $6`,
    [
      companyId,
      importId,
      numbers,
      [...refused.values()].map((problems) => JSON.stringify(problems)),
      Math.min(...numbers),
      Math.max(...numbers),
    ],
  )
}

export async function advanceImport(
  client: pg.ClientBase,
  companyId: string,
  importId: string,
  progress: { lastRow: number; done: number; refused: number },
): Promise<void> {
  await client.query(
    `update product_import
     set last_row = $3, done_count = done_count + $4, good_count = good_count - $5, bad_count = bad_count + $5
     where company_id = $1 and id = $2`,
    [companyId, importId, progress.lastRow, progress.done, progress.refused],
  )
}
