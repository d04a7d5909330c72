import { setTimeout as pause } from 'node:timers/promises'
import { readFile } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { sql, type Kysely } from 'kysely'
import { setUpApp } from '../../../test/app.ts'
import { aShop } from '../../../test/shop.ts'
import type { Queryable } from './database.ts'
import { tablesIn } from './distributed-rules.ts'
import { forceAgain, forceLeftovers, holdMoves, liftForce, tablesWithForce } from './forced-security.ts'
import { FUNCTIONS, type FunctionDeclarations } from './function-registry.ts'
import { migrateToLatest } from './migrate.ts'
import { openAsOwner } from './owner-database.ts'
import { TENANT_TABLES } from './tables.ts'
import { inTransaction } from './transaction.ts'

const open = setUpApp()
const ALL = TENANT_TABLES.size + 1

let owner: Kysely<unknown>
beforeEach(() => {
  owner = openAsOwner(open().ownerUrl)
})
afterEach(async () => {
  await forceAgain(owner)
  await owner.destroy()
})

const liftedCount = async (): Promise<number> => (await tablesWithForce(owner, false)).length

/** Another session that holds moves for as long as the work takes. */
async function whileMoving(work: () => Promise<void>): Promise<void> {
  const mover = openAsOwner(open().ownerUrl)
  try {
    expect(await holdMoves(mover)).toBe(true)
    await work()
  } finally {
    await mover.destroy()
  }
}

test('force is lifted from the tables of companies, all of them, and comes back', async () => {
  expect(await liftedCount()).toBe(0)
  await liftForce(owner)
  expect(await liftedCount()).toBe(ALL)
  expect(await forceAgain(owner)).toHaveLength(ALL)
  expect(await liftedCount()).toBe(0)
})

test('somebody who asks to stop is heard before the next table', async () => {
  await expect(liftForce(owner, AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped')
  expect(await liftedCount()).toBe(0)
})

describe('what was left lifted', () => {
  test('is forced by the next start, whatever became of whoever lifted it', async () => {
    await whileMoving(() => liftForce(owner))
    expect(await liftedCount()).toBe(ALL)
    await migrateToLatest(open().ownerUrl)
    expect(await liftedCount()).toBe(0)
  })

  test('stays so for as long as a move is at work', async () => {
    await whileMoving(async () => {
      await sql`alter table brand no force row level security`.execute(owner)
      await migrateToLatest(open().ownerUrl)
      expect(await tablesWithForce(owner, false)).toEqual(['brand'])
    })
    expect(await forceLeftovers(owner)).toEqual(['brand'])
  })

  test('is forced as soon as its table is not in use', async () => {
    await sql`alter table brand no force row level security`.execute(owner)
    const reader = openAsOwner(open().ownerUrl)
    try {
      const forcing = await reader.transaction().execute(async (trx) => {
        await sql`select from brand`.execute(trx)
        const forcing = forceAgain(owner)
        // Several attempts: each makes way for those who wait behind it.
        await pause(1000)
        return { forcing }
      })
      expect(await forcing.forcing).toEqual(['brand'])
    } finally {
      await reader.destroy()
    }
  })
})

describe('without force, the running product is bound as before', () => {
  test('no role of it owns a table of a company or may act as the owner of one', async () => {
    const { rows } = await sql`
      select c.relname, r.rolname from pg_class c, pg_roles r
      where c.relname = any(${[...TENANT_TABLES, 'company']}) and c.relnamespace = 'public'::regnamespace
        and r.rolname in ('app_rw', 'app_admin', 'app_search', 'app_books') and pg_has_role(r.oid, c.relowner, 'member')`.execute(
      owner,
    )
    expect(rows).toEqual([])
  })

  test('no function with the rights of the owner names a table of a company', async () => {
    const declarations: FunctionDeclarations = FUNCTIONS
    const names = Object.keys(declarations).filter((name) => declarations[name]?.definer?.owner === 'migrations')
    expect(names).toContain('mail_queue')
    for (const name of names) {
      const text = await readFile(new URL(`../../../functions/${name}.sql`, import.meta.url), 'utf8')
      expect([name, ...tablesIn(text).ofCompanies]).toEqual([name])
    }
  })

  test('no company reads, changes or adds rows of another, and nobody does without one', async () => {
    const [own, other] = [await aShop(open()), await aShop(open())]
    await liftForce(owner)
    const counts = async (db: Queryable): Promise<number[]> =>
      Promise.all(
        [...TENANT_TABLES].map(async (table) => {
          const { rows } = await sql<{
            n: number
          }>`select count(*) as n from ${sql.table(table)} where company_id = ${other.companyId}`.execute(db)
          return rows[0]?.n ?? -1
        }),
      )
    const nothing = Array.from({ length: TENANT_TABLES.size }, () => 0)
    expect(await counts(open().db)).toEqual(nothing)
    await inTransaction(own.ctx, async ({ db }) => {
      expect(await counts(db)).toEqual(nothing)
      const changed = await db
        .updateTable('point_of_sale')
        .set({ name: 'Mine' })
        .where('company_id', '=', other.companyId)
        .executeTakeFirstOrThrow()
      expect(changed.numUpdatedRows).toBe(0n)
    })
    const added = inTransaction(own.ctx, ({ db }) =>
      db
        .insertInto('brand')
        .values({ company_id: other.companyId, id: own.companyId, name: 'Mine', created_at: new Date() })
        .execute(),
    )
    await expect(added).rejects.toMatchObject({ code: '42501' })
    expect(await counts(open().admin)).not.toEqual(nothing)
  })
})
