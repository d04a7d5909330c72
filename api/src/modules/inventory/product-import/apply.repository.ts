import type { RowChange, RowProblem } from '@comptoir/contracts/inventory/product-import'
import type pg from 'pg'

export interface RowToImport {
  rowNumber: number
  productId: string
  cells: string[]
  /** Whether the row is good, and nobody has left it out. */
  isIn: boolean
  action: 'create' | 'change' | 'same' | 'leave'
  matchId: string | null
  changes: RowChange[]
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
    `select r.row_number as "rowNumber", r.product_id as "productId", r.fields as cells,
       r.is_good and not r.is_excluded as "isIn", r.action, r.match_id as "matchId", r.changes
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

/** Writes down what rows did, where it is not what they were said to do: the product was changed since the check. */
export async function recordDeeds(
  client: pg.ClientBase,
  companyId: string,
  importId: string,
  rows: readonly { rowNumber: number; action: 'change' | 'same'; changes: readonly RowChange[] }[],
): Promise<void> {
  if (rows.length === 0) return
  const numbers = rows.map(({ rowNumber }) => rowNumber)
  await client.query(
    `update product_import_row r set action = v.action, changes = v.changes::jsonb
     from unnest($3::int[], $4::text[], $5::text[]) as v (row_number, action, changes)
     where r.company_id = $1 and r.import_id = $2 and r.row_number = v.row_number and r.row_number between $6 and $7`,
    [
      companyId,
      importId,
      numbers,
      rows.map(({ action }) => action),
      rows.map(({ changes }) => JSON.stringify(changes)),
      Math.min(...numbers),
      Math.max(...numbers),
    ],
  )
}

/** What the rows came to is counted anew at the end. */
export async function advanceImport(
  client: pg.ClientBase,
  companyId: string,
  importId: string,
  progress: { lastRow: number; done: number },
): Promise<void> {
  await client.query(
    `update product_import set last_row = $3, done_count = done_count + $4 where company_id = $1 and id = $2`,
    [companyId, importId, progress.lastRow, progress.done],
  )
}
