import { describe, expect, test } from '@jest/globals'
import type { ProductImport } from '@comptoir/contracts/inventory/product-import'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { anImporter, staged, type Importer } from '../../../../test/imports.ts'
import { aShop, refuses } from '../../../../test/shop.ts'

const open = setUpApp()
const CATALOGUE = 'code,designation\nA,Amandes\nB,Beurre\n'
const UNMAPPED = 'K1,K2\nA,Amandes\n'
const DAY_MS = 86_400_000

async function rowsOf(id: string): Promise<number> {
  const rows = await open()
    .admin.selectFrom('product_import_row')
    .select('row_number')
    .where('import_id', '=', id)
    .execute()
  return rows.length
}

async function isKept(id: string): Promise<boolean> {
  const row = await open().admin.selectFrom('product_import').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

async function applied(importer: Importer): Promise<string> {
  const id = await staged(importer, CATALOGUE)
  await open().jobs.drain()
  await importer.manager.post(`products/import/${id}/apply`)
  await open().jobs.drain()
  return id
}

describe('removing an import', () => {
  test('is for whoever may import, and not for one whose rows go in', async () => {
    const importer = await anImporter(open())
    const { shop, manager } = importer
    const id = await staged(importer, CATALOGUE)
    await refuses(shop.nobody.delete(`products/import/${id}`), 'auth.required')
    await refuses((await shop.as('cashier')).delete(`products/import/${id}`), 'auth.forbidden')
    await refuses((await (await aShop(open())).as('manager')).delete(`products/import/${id}`), 'productImport.notFound')
    await refuses(manager.delete(`products/import/${newId()}`), 'productImport.notFound')
    await refuses(manager.delete('products/import/catalogue'), 'request.invalid')
    await open().jobs.drain()
    await manager.post(`products/import/${id}/apply`)
    await refuses(manager.delete(`products/import/${id}`), 'productImport.running')
    await open().jobs.drain()
    expect((await manager.get(`products/import/${id}`)).json()).toMatchObject({ state: 'done' })
  })

  test('takes it away at once and its rows a little later; its products stay, and the audit trail says who did it', async () => {
    const importer = await anImporter(open())
    const { manager } = importer
    const id = await applied(importer)
    const other = await staged(importer, UNMAPPED)
    expect((await manager.delete(`products/import/${id}`)).statusCode).toBe(204)
    await refuses(manager.get(`products/import/${id}`), 'productImport.notFound')
    await refuses(manager.get(`products/import/${id}/report`), 'productImport.notFound')
    await refuses(manager.post(`products/import/${id}/apply`), 'productImport.notFound')
    await refuses(manager.delete(`products/import/${id}`), 'productImport.notFound')
    expect((await manager.get('products/import')).json<ProductImport[]>().map((each) => each.id)).toEqual([other])
    await open().jobs.drain()
    expect([await isKept(id), await rowsOf(id), await isKept(other), await rowsOf(other)]).toEqual([false, 0, true, 1])
    expect((await manager.get('products/paginated')).json()).toMatchObject({ meta: { total: 2 } })
    const [entry] = await open()
      .admin.selectFrom('audit_log')
      .select(['user_id', 'after'])
      .where('entity_id', '=', id)
      .where('action', '=', 'productImport.removed')
      .execute()
    expect(entry).toEqual({
      user_id: manager.userId,
      after: { fileName: 'catalogue.csv', rowCount: 2, state: 'done' },
    })
  })

  test('ends a check that is under way, and a large one goes portion by portion', async () => {
    const importer = await anImporter(open())
    const rows = Array.from({ length: 11_000 }, (_, index) => `C${index},Produit`).join('\n')
    const id = await staged(importer, `code,designation\n${rows}\n`)
    expect((await importer.manager.delete(`products/import/${id}`)).statusCode).toBe(204)
    expect(await rowsOf(id)).toBe(11_000)
    await open().jobs.drain()
    expect([await isKept(id), await rowsOf(id)]).toEqual([false, 0])
  })
})

test('an import says when it is removed by itself, and then it is: an unfinished one after 7 days, a finished one after 30', async () => {
  const { clock, jobs, admin } = open()
  const start = Date.parse('2026-03-02T09:00:00.000Z')
  const night = async (day: number, afterMs = 1) => {
    clock.set(new Date(start + day * DAY_MS + afterMs).toISOString())
    await jobs.add('imports-clean-up', `${day} ${afterMs}`, {})
    await jobs.drain()
    return Promise.all(ids.map(isKept))
  }
  clock.set(new Date(start).toISOString())
  const importer = await anImporter(open())
  const done = await applied(importer)
  const checked = await staged(importer, CATALOGUE)
  await jobs.drain()
  const [unmapped, failed, importing] = [
    await staged(importer, UNMAPPED),
    await staged(importer, UNMAPPED),
    await staged(importer, UNMAPPED),
  ]
  const become = (id: string, state: ProductImport['state']) =>
    admin
      .updateTable('product_import')
      .set({ state, started_at: new Date(start) })
      .where('id', '=', id)
      .execute()
  await become(failed, 'failed')
  const ids = [done, checked, unmapped, failed, importing]
  const told = (await importer.manager.get('products/import')).json<ProductImport[]>()
  const on = (day: number) => new Date(start + day * DAY_MS).toISOString()
  expect(Object.fromEntries(told.map(({ id, expiresAt }) => [id, expiresAt]))).toEqual({
    [done]: on(30),
    [checked]: on(7),
    [unmapped]: on(7),
    [failed]: on(7),
    [importing]: on(7),
  })
  // At work for so long: its job waits in the queue.
  await become(importing, 'importing')
  const [running] = (await importer.manager.get('products/import'))
    .json<ProductImport[]>()
    .filter(({ id }) => id === importing)
  expect(running?.expiresAt).toBeNull()
  expect(await night(7, 0)).toEqual([true, true, true, true, true])
  expect(await night(7)).toEqual([true, false, false, false, true])
  expect(await night(30, 0)).toEqual([true, false, false, false, true])
  expect(await night(30)).toEqual([false, false, false, false, true])
  expect(await rowsOf(done)).toBe(0)
})
