import { describe, expect, test } from '@jest/globals'
import type { ChangeSet } from '@comptoir/contracts/inventory/product-changes'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { anImporter, checkedImport } from '../../../../test/imports.ts'
import { aShop, refuses } from '../../../../test/shop.ts'
import { anotherShop } from '../../../../test/shops.ts'
import { anAppliedFile, catalogueOf, FRUIT_FILE, undone } from '../../../../test/undo.ts'

const open = setUpApp()
const DAY_MS = 86_400_000

describe('undoing an import', () => {
  test('is one entry of the audit trail, in the name of whoever asked', async () => {
    const { importer, setId } = await anAppliedFile(open())
    const administrator = await importer.shop.as('administrator')
    await undone(open(), { ...importer, manager: administrator }, setId)
    const entries = await open()
      .admin.selectFrom('audit_log')
      .select(['action', 'user_id', 'after'])
      .where('entity_id', '=', setId)
      .execute()
    expect(entries).toEqual([
      {
        action: 'productChange.undone',
        user_id: administrator.userId,
        after: { name: 'catalogue.csv', createdCount: 2, changedCount: 1, keptCount: 0, state: 'undone' },
      },
    ])
  })

  test('is for whoever may import, of their company, once', async () => {
    const { importer, importId, setId } = await anAppliedFile(open())
    const { shop, manager } = importer
    const path = `product-changes/${setId}/undo`
    await refuses(shop.nobody.post(path), 'auth.required')
    await refuses((await shop.as('stockKeeper')).post(path), 'auth.forbidden')
    const stranger = await (await aShop(open())).as('manager')
    for (const asked of [path, `product-changes/${newId()}/undo`])
      await refuses((asked === path ? stranger : manager).post(asked), 'productChange.notFound')
    for (const part of ['', '/kept', '/kept.csv'])
      await refuses(stranger.get(`product-changes/${setId}${part}`), 'productChange.notFound')
    await refuses(manager.post('product-changes/catalogue/undo'), 'request.invalid')
    expect((await manager.post(path)).statusCode).toBe(202)
    await refuses(manager.post(path), 'productChange.running')
    await refuses(manager.delete(`products/import/${importId}`), 'productImport.running')
    await open().jobs.drain()
    const before = await catalogueOf(importer)
    await refuses(manager.post(path), 'productChange.alreadyUndone')
    await open().jobs.drain()
    expect(await catalogueOf(importer)).toEqual(before)
  })

  test('waits until the import is whole, and hides that of a shop which the caller may not enter', async () => {
    const importer = await anImporter(open())
    const { manager, shop } = importer
    const { id } = await checkedImport(open(), importer, FRUIT_FILE)
    const { changeSet } = (await manager.post(`products/import/${id}/apply`)).json<{ changeSet: ChangeSet }>()
    expect(changeSet.state).toBe('applying')
    await refuses(manager.post(`product-changes/${changeSet.id}/undo`), 'productChange.notApplied')
    await open().jobs.drain()
    const administrator = await shop.as('administrator')
    const place = anotherShop('SF', 'Sfax')
    const sfax = (await administrator.post('points-of-sale', place)).json<{ id: string }>()
    await open()
      .admin.updateTable('product_change_set')
      .set({ point_of_sale_id: sfax.id })
      .where('id', '=', changeSet.id)
      .execute()
    await refuses(manager.post(`product-changes/${changeSet.id}/undo`), 'productChange.notFound')
    expect((await administrator.get(`product-changes/${changeSet.id}`)).statusCode).toBe(200)
  })
})

test('can be asked for 30 days, after which the changes are removed and the products stay', async () => {
  const { clock, jobs, admin } = open()
  const start = Date.parse('2026-03-02T09:00:00.000Z')
  clock.set(new Date(start).toISOString())
  const { importer, setId } = await anAppliedFile(open())
  const at = async (afterMs: number) => {
    clock.set(new Date(start + 30 * DAY_MS + afterMs).toISOString())
    await jobs.add('product-changes-clean-up', String(afterMs), {})
    await jobs.drain()
    const rows = await admin.selectFrom('product_change').select('kind').where('change_set_id', '=', setId).execute()
    return rows.length
  }
  expect(await at(0)).toBe(3)
  const manager = await importer.shop.as('manager')
  expect((await manager.get(`product-changes/${setId}`)).json()).toMatchObject({
    undoableUntil: new Date(start + 30 * DAY_MS).toISOString(),
  })
  clock.set(new Date(start + 30 * DAY_MS + 1).toISOString())
  expect((await refuses(manager.post(`product-changes/${setId}/undo`), 'productChange.tooLate')).params).toEqual({
    days: 30,
  })
  const before = await catalogueOf({ ...importer, manager })
  expect(await at(1)).toBe(0)
  await refuses(manager.get(`product-changes/${setId}`), 'productChange.notFound')
  expect(await catalogueOf({ ...importer, manager })).toEqual(before)
})
