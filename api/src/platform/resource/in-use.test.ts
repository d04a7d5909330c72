import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { setUpApp } from '../../../test/app.ts'
import type { Usage } from './in-use.ts'

const open = setUpApp()
const MODULES = path.join(import.meta.dirname, '..', '..', 'modules')

function hasUsage(value: unknown): value is { usage: Usage } {
  return typeof value === 'object' && value !== null && 'usage' in value
}

/** What the slices say of their tables. */
async function usages(): Promise<Usage[]> {
  const files = fs.globSync('*/*/{index,*.repository,*.service}.ts', { cwd: MODULES })
  const modules = await Promise.all(files.map((file): Promise<object> => import(path.join(MODULES, file))))
  const found = modules.flatMap((exported) => Object.values(exported).filter(hasUsage))
  return [...new Map(found.map(({ usage }) => [usage.table, usage])).values()]
}

/** Columns that refer to a table by a key that neither deletes its rows nor lets them go. */
async function references(table: string): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select f.relname || '.' || a.attname as reference
    from pg_constraint c
    join pg_class t on t.oid = c.confrelid
    join pg_class f on f.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[cardinality(c.conkey)]
    where c.contype = 'f' and c.confdeltype <> 'c' and t.relname = ${table} and f.relispartition = false
    order by reference`.execute(open().admin)
  return rows.map(({ reference }) => reference)
}

test('whatever refers to a row is counted before the row is deleted, or goes with it', async () => {
  const all = await usages()
  expect(all.length).toBeGreaterThan(5)
  for (const { table, usedBy = {}, implied = [] } of all) {
    const counted = Object.values(usedBy).map((use): string => (typeof use === 'string' ? use : use.by))
    const known = new Set<string>([...counted, ...implied])
    const missed = (await references(table)).filter((reference) => !known.has(reference))
    expect({ table, missed }).toEqual({ table, missed: [] })
  }
})
