import type pg from 'pg'
import type { AskDatabase } from '../../../platform/db/ask-database.ts'
import { copyRows, type CopyValue } from '../../../platform/db/copy.ts'

/** Who changes prices, when, and by what: a form, or a change set, which is kept for a month. */
export interface PriceChangeOrigin {
  userId: string
  now: Date
  by: { source: 'form' } | { source: 'import' | 'bulk' | 'undo'; changeSetId: string }
}

/** Where the rows of a history go. With the administrator's `client`, on which `ask` asks, they go by COPY. */
export interface HistoryWriter {
  ask: AskDatabase
  companyId: string
  origin: PriceChangeOrigin
  client: pg.ClientBase | null
}

const SHARED = ['company_id', 'source', 'change_set_id', 'changed_by', 'changed_at']

/** Rows that go into one statement of values, of which it takes 65,535. */
const MOST_INSERTED = 4000

/** Adds rows to a table of price changes, each with who changed it, when, and by what. */
export async function insertHistory(
  { ask, companyId, origin: { userId, now, by }, client }: HistoryWriter,
  { table, columns }: { table: string; columns: readonly string[] },
  history: readonly (readonly CopyValue[])[],
): Promise<void> {
  const all = [...SHARED, ...columns]
  const shared = [companyId, by.source, by.source === 'form' ? null : by.changeSetId, userId, now]
  if (client) {
    const rows = history.map((row) => [...shared, ...row])
    return copyRows(client, table, all, rows)
  }
  for (let at = 0; at < history.length; at += MOST_INSERTED) {
    const rows = history.slice(at, at + MOST_INSERTED)
    const places = rows.map((row, index) => {
      const first = shared.length + index * row.length + 1
      return `($1, $2, $3, $4, $5, ${row.map((_, offset) => `$${first + offset}`).join(', ')})`
    })
    await ask(`insert into ${table} (${all.join(', ')}) values ${places.join(', ')}`, [...shared, ...rows.flat()])
  }
}
