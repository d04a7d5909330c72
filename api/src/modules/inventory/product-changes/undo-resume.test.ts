import { describe, expect, test } from '@jest/globals'
import type { NotificationsPage } from '@comptoir/contracts/identity/notifications'
import pg from 'pg'
import { setUpApp } from '../../../../test/app.ts'
import { booksThatDisagree } from '../../../../test/goods.ts'
import { anImporter, appliedImport, checkedImport } from '../../../../test/imports.ts'
import { breakingAfter, BY_FOURS } from '../../../../test/paces.ts'
import { putProduct } from '../../../../test/products.ts'
import { anAppliedFile, catalogueOf, onSale, undone } from '../../../../test/undo.ts'
import { undoChangeSet } from './undo-change-set.ts'

const open = setUpApp()

describe('an undoing that breaks off', () => {
  const ROWS = 23
  const rows = Array.from(
    { length: ROWS },
    (_, index) => `N${index},Produit ${index},Famille ${index % 3},${index % 4}`,
  )
  const catalogueFile = ['code,designation,category,stock', ...rows, ''].join('\n')

  test.each([1, 3, 6])('after %i portions goes on with nothing doubled and nothing lost', async (portions) => {
    const importer = await anImporter(open())
    const { manager, shop } = importer
    const { id } = await checkedImport(open(), importer, catalogueFile)
    const setId = (await appliedImport(open(), importer, id)).changeSet?.id ?? ''
    await manager.post(`product-changes/${setId}/undo`)
    const ctx = { ...shop.ctx, userId: manager.userId }
    await expect(undoChangeSet(ctx, setId, breakingAfter(portions))).rejects.toThrow('killed')
    expect((await manager.get(`product-changes/${setId}`)).json()).toMatchObject({
      state: 'undoing',
      doneCount: Math.min(portions * 4, ROWS),
    })
    await Promise.all([undoChangeSet(ctx, setId, BY_FOURS), undoChangeSet(ctx, setId, BY_FOURS)])
    expect((await manager.get(`product-changes/${setId}`)).json()).toMatchObject({
      state: 'undone',
      doneCount: ROWS,
      keptCount: 0,
    })
    expect(await onSale(importer)).toEqual([])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('gives packs back with their barcodes, each once', async () => {
    const importer = await anImporter(open())
    const { manager, shop } = importer
    const unitId = (await manager.post('units', { name: 'Carton' })).json<{ id: string }>().id
    const numbers = Array.from({ length: 10 }, (_, index) => index)
    for (const number of numbers) {
      const packs = [{ unitId, quantityMilli: 6000, price: 3, barcodes: [`OLD-${number}`] }]
      await putProduct(manager, { code: `N${number}`, packs })
    }
    const before = await onSale(importer)
    const packed = numbers.map((number) => `N${number},Carton = 6 [NEW-${number}]`)
    const { id } = await checkedImport(
      open(),
      importer,
      ['code,packs,designation', ...packed.map((row) => `${row},`), ''].join('\n'),
    )
    const done = await appliedImport(open(), importer, id)
    expect(done).toMatchObject({ changeCount: 10 })
    const setId = done.changeSet?.id ?? ''
    await manager.post(`product-changes/${setId}/undo`)
    const ctx = { ...shop.ctx, userId: manager.userId }
    await expect(undoChangeSet(ctx, setId, breakingAfter(2))).rejects.toThrow('killed')
    await undoChangeSet(ctx, setId, { portion: 4, now: () => new Date() })
    expect((await manager.get(`product-changes/${setId}`)).json()).toMatchObject({ state: 'undone', keptCount: 0 })
    expect(await onSale(importer)).toEqual(before)
  })

  test('by a failure that would come again says so, and goes on when it is asked for again', async () => {
    const { importer, setId } = await anAppliedFile(open())
    const { manager, shop } = importer
    const owner = new pg.Client({ connectionString: open().ownerUrl })
    await owner.connect()
    await owner.query(
      `alter table stock_ledger add constraint stock_ledger_broken_check
       check (company_id <> '${shop.companyId}' or kind <> 'adjustment')`,
    )
    expect(await undone(open(), importer, setId)).toMatchObject({ state: 'failed', doneCount: 0 })
    expect((await catalogueOf(importer)).map(({ code }) => code)).toEqual(['A', 'B', 'C', 'D'])
    await owner.query('alter table stock_ledger drop constraint stock_ledger_broken_check')
    await owner.end()
    expect(await undone(open(), importer, setId)).toMatchObject({ state: 'undone', doneCount: 3 })
    const { data } = (await manager.get('notifications/paginated')).json<NotificationsPage>()
    expect(data.map(({ kind }) => kind)).toEqual(['changesUndone', 'undoFailed', 'importFinished'])
  })
})
