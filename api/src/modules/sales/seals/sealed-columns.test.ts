import { describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { setUpApp } from '../../../../test/app.ts'
import type { Seal } from '../../../platform/evidence/canonical.ts'
import { CLIENT_PAYMENT_SEAL, CLOSING_SEAL, FISCAL_CLOSING_SEAL, SALE_SEAL, SALES_RETURN_SEAL } from './index.ts'

const open = setUpApp()

const SEALS: readonly Seal[] = [SALE_SEAL, SALES_RETURN_SEAL, CLIENT_PAYMENT_SEAL, CLOSING_SEAL, FISCAL_CLOSING_SEAL]
const tables = SEALS.flatMap(({ document, tables: sealed }) =>
  Object.entries(sealed).map(([table, columns]) => ({ document, table, columns })),
)

describe('every column of a sealed table is sealed or left out for a reason', () => {
  test.each(tables)('$document: $table', async ({ table, columns: { sealed, later = {}, apart } }) => {
    const { rows } = await sql<{ name: string }>`
      select a.attname as name from pg_attribute a
      where a.attrelid = to_regclass(${table}) and a.attnum > 0 and not a.attisdropped`.execute(open().admin)
    const named = [sealed, later, apart].flatMap((each) => Object.keys(each))
    expect(named.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  })
})
