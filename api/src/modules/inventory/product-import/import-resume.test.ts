import { describe, expect, test } from '@jest/globals'
import type { NotificationsPage } from '@comptoir/contracts/identity/notifications'
import type { ProductImport } from '@comptoir/contracts/inventory/product-import'
import pg from 'pg'
import { setUpApp } from '../../../../test/app.ts'
import { aForm } from '../../../../test/multipart.ts'
import { breakingAfter, BY_FOURS } from '../../../../test/paces.ts'
import { aShop, type Caller, type Shop } from '../../../../test/shop.ts'
import { addressOf } from '../../../../test/addresses.ts'
import { applyImport } from './apply-import.ts'
import { checkImport } from './check-import.ts'
import type { Pace } from '../../../platform/jobs/pace.ts'

const open = setUpApp()
const ROWS = 23

/** Rows with families, barcodes and stock, and one in five bad. */
function aCatalogue(): string {
  const rows = Array.from(
    { length: ROWS },
    (_, index) =>
      `C${index},Produit ${index},20000${index},Famille ${index % 3},${index % 5 === 4 ? 'x' : '1,5'},${index}`,
  )
  return [
    'code;designation;barcode;category;prix ttc;stock',
    ...rows.map((row) => row.replaceAll(',', ';').replace('1;5', '1,5')),
  ].join('\n')
}

async function staged(caller: Caller, shop: Shop): Promise<ProductImport> {
  const { payload, headers } = aForm({ pointOfSaleId: shop.pointOfSaleId }, { name: 'c.csv', content: aCatalogue() })
  return (await caller.post('products/import', payload, headers)).json<ProductImport>()
}

async function withPool<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({
    connectionString: addressOf(open().ownerUrl, new URL(open().ownerUrl).pathname.slice(1), 'app_admin'),
    max: 2,
  })
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

async function totals(shop: Shop) {
  const { admin } = open()
  const count = async (
    table: 'product' | 'product_barcode' | 'category' | 'stock_ledger' | 'stock_balance',
  ): Promise<number> =>
    (
      await admin
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('company_id', '=', shop.companyId)
        .executeTakeFirstOrThrow()
    ).count
  const sum = async (
    table: 'stock_ledger' | 'stock_balance',
    column: 'quantity_milli' | 'on_hand_milli',
  ): Promise<number> =>
    Number(
      (
        await admin
          .selectFrom(table)
          .select((eb) => eb.fn.sum<string>(column).as('sum'))
          .where('company_id', '=', shop.companyId)
          .executeTakeFirstOrThrow()
      ).sum,
    )
  return {
    products: await count('product'),
    barcodes: await count('product_barcode'),
    categories: await count('category'),
    ledger: await count('stock_ledger'),
    moved: await sum('stock_ledger', 'quantity_milli'),
    onHand: await sum('stock_balance', 'on_hand_milli'),
  }
}

const GOOD = ROWS - 4
// Numbers 0 to 22 without 4, 9, 14 and 19.
const STOCK_MILLI = (253 - 46) * 1000
const WHOLE = {
  products: GOOD,
  barcodes: GOOD,
  categories: 3,
  ledger: GOOD - 1,
  moved: STOCK_MILLI,
  onHand: STOCK_MILLI,
}

describe('an import that breaks off', () => {
  test.each([1, 3, 5])('in its dry run after %i portions goes on and comes out the same', async (portions) => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = await staged(manager, shop)
    const ctx = { ...shop.ctx, userId: manager.userId }
    await expect(checkImport(ctx, id, breakingAfter(portions))).rejects.toThrow('killed')
    expect((await manager.get(`products/import/${id}`)).json()).toMatchObject({
      state: 'checking',
      doneCount: portions * 4,
    })
    await checkImport(ctx, id, BY_FOURS)
    const after = (await manager.get(`products/import/${id}`)).json<ProductImport>()
    expect(after).toMatchObject({ state: 'checked', doneCount: ROWS, goodCount: GOOD, badCount: 4 })
    await checkImport(ctx, id, BY_FOURS)
    expect((await manager.get(`products/import/${id}`)).json()).toEqual(after)
  })

  test('gives way when its turn is over, and goes on in the next ones', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = await staged(manager, shop)
    const ctx = { ...shop.ctx, userId: manager.userId }
    const oneTurn: Pace = { ...BY_FOURS, isTurnOver: () => true }
    const state = async () => (await manager.get(`products/import/${id}`)).json<ProductImport>()
    await checkImport(ctx, id, oneTurn)
    expect(await state()).toMatchObject({ state: 'checking', doneCount: 4 })
    while ((await state()).state === 'checking') await checkImport(ctx, id, oneTurn)
    await manager.post(`products/import/${id}/apply`)
    await withPool(async (pool) => {
      await applyImport(ctx, { pool, secret: 'x'.repeat(32) }, id, oneTurn)
      expect(await state()).toMatchObject({ state: 'importing', doneCount: 4 })
      while ((await state()).state === 'importing')
        await applyImport(ctx, { pool, secret: 'x'.repeat(32) }, id, oneTurn)
    })
    expect(await state()).toMatchObject({ state: 'done', doneCount: ROWS, goodCount: GOOD })
    expect(await totals(shop)).toEqual(WHOLE)
  })

  test.each([1, 3, 6])(
    'while rows go in, after %i portions, goes on with nothing doubled and nothing lost',
    async (portions) => {
      const shop = await aShop(open())
      const manager = await shop.as('manager')
      const { id } = await staged(manager, shop)
      const ctx = { ...shop.ctx, userId: manager.userId }
      await checkImport(ctx, id, BY_FOURS)
      await manager.post(`products/import/${id}/apply`)
      await withPool(async (pool) => {
        await expect(applyImport(ctx, { pool, secret: 'x'.repeat(32) }, id, breakingAfter(portions))).rejects.toThrow(
          'killed',
        )
        const half = await totals(shop)
        expect(half.moved).toBe(half.onHand)
        expect((await manager.get(`products/import/${id}`)).json()).toMatchObject({
          state: 'importing',
          doneCount: Math.min(portions * 4, ROWS),
        })
        await Promise.all([
          applyImport(ctx, { pool, secret: 'x'.repeat(32) }, id, BY_FOURS),
          applyImport(ctx, { pool, secret: 'x'.repeat(32) }, id, BY_FOURS),
        ])
      })
      expect(await totals(shop)).toEqual(WHOLE)
      expect((await manager.get(`products/import/${id}`)).json()).toMatchObject({
        state: 'done',
        doneCount: ROWS,
        goodCount: GOOD,
        badCount: 4,
      })
      const done = await open()
        .admin.selectFrom('audit_log')
        .select('id')
        .where('entity_id', '=', id)
        .where('action', '=', 'productImport.applied')
        .execute()
      expect(done).toHaveLength(1)
    },
  )

  test('by a failure that would come again says so, and goes on when it is asked for again', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = await staged(manager, shop)
    await open().jobs.drain()
    const owner = new pg.Client({ connectionString: open().ownerUrl })
    await owner.connect()
    await owner.query(
      `alter table stock_balance add constraint stock_balance_broken_check check (company_id <> '${shop.companyId}')`,
    )
    await manager.post(`products/import/${id}/apply`)
    await open().jobs.drain()
    expect((await manager.get(`products/import/${id}`)).json()).toMatchObject({
      state: 'failed',
      failure: 'unexpected',
    })
    expect(await totals(shop)).toMatchObject({ products: 0, ledger: 0 })
    await owner.query('alter table stock_balance drop constraint stock_balance_broken_check')
    await owner.end()
    await manager.post(`products/import/${id}/apply`)
    await open().jobs.drain()
    expect((await manager.get(`products/import/${id}`)).json()).toMatchObject({
      state: 'done',
      failure: null,
      goodCount: GOOD,
    })
    const { data } = (await manager.get('notifications/paginated')).json<NotificationsPage>()
    expect(data.map(({ kind, path, pointOfSaleId }) => [kind, path, pointOfSaleId])).toEqual([
      ['importFinished', 'products/import', shop.pointOfSaleId],
      ['importFailed', 'products/import', shop.pointOfSaleId],
    ])
    expect((await (await shop.as('cashier')).get('notifications/unread-count')).json()).toEqual({ count: 0 })
    expect(await totals(shop)).toEqual(WHOLE)
  })
})
