import { CompiledQuery } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import type { RowReader } from '../books/index.ts'

/** Reads in the transaction of a request what checks of the books read in one of their own: all values as texts. */
export function textReader({ db, companyId }: TxCtx): RowReader {
  return {
    read: async (text, values = []) => {
      const { rows } = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [companyId, ...values]))
      return rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([column, value]) => [column, asText(value)])),
      )
    },
  }
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
