import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql, type Kysely } from 'kysely'
import { setUpApp } from '../../../test/app.ts'
import { applyFunctions } from './apply-functions.ts'
import { FUNCTIONS, type FunctionDeclarations } from './function-registry.ts'
import { openAsOwner } from './owner-database.ts'

const open = setUpApp()
let folder = ''

const ONE: FunctionDeclarations = { one: { runs: 'part' } }
const TWO: FunctionDeclarations = { ...ONE, two: { runs: 'part', callers: ['app_admin'] } }
const text = (name: string, value: number, parameters = ''): string =>
  `create function ${name}(${parameters}) returns integer language sql immutable as $$ select ${value} $$;\n`

/** Works as the owner, as migrations do. */
async function asOwner<T>(work: (db: Kysely<unknown>) => Promise<T>): Promise<T> {
  const db = openAsOwner(open().ownerUrl)
  return work(db).finally(() => db.destroy())
}

/** Applies the files of the folder; the product's own functions are none of them. */
const apply = (declarations: FunctionDeclarations) =>
  asOwner((db) => applyFunctions(db, declarations, pathToFileURL(`${folder}/`)))
const write = (name: string, content: string): Promise<void> => writeFile(join(folder, `${name}.sql`), content)
async function oidOf(name: string): Promise<number | undefined> {
  const { rows } = await asOwner((db) =>
    sql<{ oid: number }>`select oid from pg_proc where proname = ${name}`.execute(db),
  )
  return rows[0]?.oid
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comptoir-functions-'))
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

test('the functions of a migrated database are those of the folder, and stay as they are', async () => {
  expect(await asOwner((db) => applyFunctions(db, FUNCTIONS))).toEqual({ applied: [], dropped: [] })
})

describe('functions of a folder', () => {
  beforeAll(async () => {
    await asOwner((db) => sql`delete from applied_function`.execute(db))
    await write('one', text('one', 1))
  })

  test('are made once, with no rights but the declared ones', async () => {
    expect(await apply(ONE)).toEqual({ applied: ['one'], dropped: [] })
    const oid = await oidOf('one')
    expect(await apply(ONE)).toEqual({ applied: [], dropped: [] })
    expect(await oidOf('one')).toBe(oid)
    const { rows } = await asOwner((db) =>
      sql<{
        role: string
        may: boolean
      }>`select r as role, has_function_privilege(r, 'one()', 'execute') as may from unnest(array['app_rw', 'app_admin']) r`.execute(
        db,
      ),
    )
    expect(rows).toEqual([
      { role: 'app_rw', may: true },
      { role: 'app_admin', may: false },
    ])
  })

  test('are made anew when text or declaration changed, with other arguments too', async () => {
    await write('one', text('one', 2, 'p_company_id uuid'))
    expect(await apply(ONE)).toEqual({ applied: ['one'], dropped: [] })
    const { rows } = await asOwner((db) =>
      sql<{ forms: number }>`select count(*)::int as forms from pg_proc where proname = 'one'`.execute(db),
    )
    expect(rows).toEqual([{ forms: 1 }])
    expect(await apply({ one: { runs: 'part', callers: ['app_admin'] } })).toEqual({ applied: ['one'], dropped: [] })
  })

  test('go with their file', async () => {
    await write('two', text('two', 2))
    expect((await apply(TWO)).applied).toContain('two')
    await rm(join(folder, 'two.sql'))
    expect(await apply(ONE)).toEqual({ applied: [], dropped: ['two'] })
    expect(await oidOf('two')).toBeUndefined()
  })

  test('are all or none: a text that is wrong leaves the others as they were', async () => {
    await write('one', text('one', 3))
    await write('two', 'create function two() returns integer language sql as $$ select nothing $$;')
    await expect(apply(TWO)).rejects.toThrow('nothing')
    await rm(join(folder, 'two.sql'))
    expect(await apply(ONE)).toEqual({ applied: ['one'], dropped: [] })
  })

  test('have a declaration each, and declarations a file', async () => {
    await expect(apply(TWO)).rejects.toThrow('Functions without a declaration or a file: two')
    await expect(apply({})).rejects.toThrow('Functions without a declaration or a file: one')
  })
})
