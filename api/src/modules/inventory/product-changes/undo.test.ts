import { describe, expect, test } from '@jest/globals'
import type { NotificationsPage } from '@comptoir/contracts/identity/notifications'
import type { ChangeSet, KeptProduct } from '@comptoir/contracts/inventory/product-changes'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import fc from 'fast-check'
import pg from 'pg'
import sharp from 'sharp'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { putDiscount } from '../../../../test/discounts.ts'
import { anOpenSession, aSale, booksThatDisagree, cashOf, sold, type Goods } from '../../../../test/goods.ts'
import { anImporter, appliedImport, checkedImport, importOf, type Importer } from '../../../../test/imports.ts'
import { aForm } from '../../../../test/multipart.ts'
import { breakingAfter, BY_FOURS } from '../../../../test/paces.ts'
import { aProduct, putProduct } from '../../../../test/products.ts'
import { aShop, refuses } from '../../../../test/shop.ts'
import { undoChangeSet } from './undo-change-set.ts'

const open = setUpApp()
const DAY_MS = 86_400_000

/** A catalogue of two products, and a file that changes one, leaves one, and brings two, one of them with stock. */
const FILE =
  'code;designation;famille;prix ttc;stock\nA;Amandes grillées;Fruits secs;9;4\nB;;;1,5;\nC;Citron;;1;\nD;Dattes;;2;7\n'

async function anAppliedFile() {
  const importer = await anImporter(open())
  const almonds = await putProduct(importer.manager, { code: 'A', designation: 'Amandes', barcodes: ['1111'] })
  const butter = await putProduct(importer.manager, { code: 'B', designation: 'Beurre' })
  const { id } = await checkedImport(open(), importer, FILE)
  const done = await appliedImport(open(), importer, id)
  return { importer, almonds, butter, importId: id, setId: done.changeSet?.id ?? '' }
}

async function catalogue({ manager }: Importer): Promise<Product[]> {
  return (await manager.get('products/paginated?order[field]=code&limit=100')).json<PaginatedOf<Product>>().data
}

/** What people see of the catalogue on sale: all but versions. */
async function onSale(importer: Importer): Promise<unknown[]> {
  const products = await catalogue(importer)
  return products.filter(({ isActive }) => isActive).map(({ version: _, ...product }) => product)
}

async function undone({ manager }: Importer, setId: string): Promise<ChangeSet> {
  expect((await manager.post(`product-changes/${setId}/undo`)).statusCode).toBe(202)
  await open().jobs.drain()
  return (await manager.get(`product-changes/${setId}`)).json<ChangeSet>()
}

async function keptBy({ manager }: Importer, setId: string): Promise<string[]> {
  const { data, meta } = (await manager.get(`product-changes/${setId}/kept`)).json<PaginatedOf<KeptProduct>>()
  expect(meta.total).toBe(data.length)
  return data.map(({ code, kind, reason }) => `${code} ${kind}: ${reason}`).sort()
}

describe('undoing an import', () => {
  test('sets products back, removes new ones and archives those that came with stock, whose codes are free again', async () => {
    const { importer, almonds, butter, importId, setId } = await anAppliedFile()
    expect((await catalogue(importer)).map(({ code }) => code)).toEqual(['A', 'B', 'C', 'D'])
    expect(await undone(importer, setId)).toMatchObject({
      state: 'undone',
      createdCount: 2,
      changedCount: 1,
      doneCount: 3,
      keptCount: 0,
    })
    const products = await catalogue(importer)
    expect(products.slice(0, 2)).toEqual([{ ...almonds, version: almonds.version + 2 }, butter])
    expect(products.slice(2)).toMatchObject([{ designation: 'Dattes', isActive: false, onHandMilli: 0, barcodes: [] }])
    expect(products[2]?.code).toMatch(/^D~[0-9a-f]{12}$/)
    expect(await booksThatDisagree(open(), importer.shop.companyId)).toEqual([])
    const ledger = await open()
      .admin.selectFrom('stock_ledger')
      .select(['kind', 'quantity_milli', 'document_kind', 'document_id'])
      .where('company_id', '=', importer.shop.companyId)
      .orderBy('quantity_milli')
      .execute()
    expect(ledger).toEqual([
      { kind: 'adjustment', quantity_milli: -7000, document_kind: 'productChangeSet', document_id: setId },
      { kind: 'opening', quantity_milli: 7000, document_kind: 'import', document_id: importId },
    ])
    expect(await importOf(importer, importId)).toMatchObject({ state: 'done', changeSet: { state: 'undone' } })
    // The same file goes in once more as it did the first time.
    const { id } = await checkedImport(open(), importer, FILE)
    expect(await appliedImport(open(), importer, id)).toMatchObject({ goodCount: 3, changeCount: 1, sameCount: 1 })
    expect((await catalogue(importer)).find(({ code }) => code === 'D')).toMatchObject({ onHandMilli: 7000 })
  })

  test('leaves what was touched, sold, discounted or deleted since, and names it', async () => {
    const { importer, almonds, importId, setId } = await anAppliedFile()
    const { manager, shop } = importer
    const more = await checkedImport(open(), importer, 'code;designation\nE;Eau\nF;Farine\nG;Gâteau\nH;Halva\n')
    const other = (await appliedImport(open(), importer, more.id)).changeSet?.id ?? ''
    const byCode = new Map((await catalogue(importer)).map((product) => [product.code, product]))
    const idOf = (code: string) => byCode.get(code)?.id ?? ''
    const rename = (code: string, designation: string) =>
      manager.put(`products/${idOf(code)}`, aProduct({ code, designation, price: 9 }))
    await rename('A', 'Amandes effilées')
    await rename('E', 'Eau gazeuse')
    await manager.delete(`products/${idOf('F')}`)
    await putDiscount(manager, { products: [{ id: idOf('G') }] })
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
      .png()
      .toBuffer()
    const photo = aForm({}, { name: 'halva.png', content: picture, field: 'photo' })
    await manager.post(`products/${idOf('H')}/photos`, photo.payload, photo.headers)
    const cashier = await shop.as('cashier')
    const session = await anOpenSession(shop, cashier)
    const dates: Goods = {
      id: idOf('D'),
      code: 'D',
      designation: 'Dattes',
      unitPriceMicro: 2_000_000,
      vatRateMilli: 19_000,
    }
    const { id: cash } = await cashOf(cashier)
    await sold(cashier.post('sales', aSale(session, cash, { lines: [{ goods: dates }] })))
    expect(await undone(importer, setId)).toMatchObject({ state: 'partlyUndone', doneCount: 3, keptCount: 2 })
    expect(await keptBy(importer, setId)).toEqual(['A changed: changed', 'D created: moved'])
    expect(await undone(importer, other)).toMatchObject({ state: 'partlyUndone', doneCount: 4, keptCount: 3 })
    expect(await keptBy(importer, other)).toEqual(['E created: changed', 'G created: discounted', 'H created: changed'])
    expect((await catalogue(importer)).map(({ code, designation }) => `${code} ${designation}`)).toEqual([
      'A Amandes effilées',
      'B Beurre',
      'D Dattes',
      'E Eau gazeuse',
      'G Gâteau',
      'H Halva',
    ])
    expect(almonds.designation).toBe('Amandes')
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
    const file = await manager.get(`product-changes/${setId}/kept.csv`, { 'accept-language': 'fr' })
    expect(file.headers['content-disposition']).toBe(`attachment; filename="kept-${setId}.csv"`)
    expect(file.body.split('\r\n').slice(1).sort()).toEqual([
      '',
      'A;Amandes grillées;modifié;Modifié depuis',
      'D;Dattes;créé;Stock mouvementé depuis',
    ])
    const { data } = (await manager.get('notifications/paginated')).json<NotificationsPage>()
    expect(data.filter(({ kind }) => kind === 'changesUndone').map(({ params, path }) => [params, path])).toEqual([
      [{ file: 'catalogue.csv', count: 1, kept: 3 }, `products/import?import=${more.id}`],
      [{ file: 'catalogue.csv', count: 1, kept: 2 }, `products/import?import=${importId}`],
    ])
  })

  test('does not take a code, a barcode, a brand or a product that is somebody else’s or gone', async () => {
    const importer = await anImporter(open())
    const { manager } = importer
    const brand = (await manager.post('brands', { name: 'Ancienne' })).json<{ id: string; version: number }>()
    await putProduct(manager, { code: 'A', designation: 'Amandes', barcodes: ['1111'] })
    await putProduct(manager, { code: 'B', designation: 'Beurre', brandId: brand.id })
    const lost = await putProduct(manager, { code: 'C', designation: 'Citron' })
    const { id } = await checkedImport(
      open(),
      importer,
      'code;code barre;designation;marque\nA2;1111;;\nB;;;Nouvelle\nC;;Citrons;\n',
    )
    const setId = (await appliedImport(open(), importer, id)).changeSet?.id ?? ''
    await putProduct(manager, { code: 'A' })
    expect((await manager.delete(`brands/${brand.id}`)).statusCode).toBe(204)
    await manager.delete(`products/${lost.id}`)
    expect(await undone(importer, setId)).toMatchObject({ state: 'partlyUndone', keptCount: 3 })
    expect(await keptBy(importer, setId)).toEqual(['A2 changed: taken', 'B changed: familyGone', 'C changed: gone'])
  })

  test('is one entry of the audit trail, in the name of whoever asked', async () => {
    const { importer, setId } = await anAppliedFile()
    const administrator = await importer.shop.as('administrator')
    await undone({ ...importer, manager: administrator }, setId)
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
    const { importer, importId, setId } = await anAppliedFile()
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
    const before = await catalogue(importer)
    await refuses(manager.post(path), 'productChange.alreadyUndone')
    await open().jobs.drain()
    expect(await catalogue(importer)).toEqual(before)
  })

  test('waits until the import is whole, and hides that of a shop which the caller may not enter', async () => {
    const importer = await anImporter(open())
    const { manager, shop } = importer
    const { id } = await checkedImport(open(), importer, FILE)
    const { changeSet } = (await manager.post(`products/import/${id}/apply`)).json<{ changeSet: ChangeSet }>()
    expect(changeSet.state).toBe('applying')
    await refuses(manager.post(`product-changes/${changeSet.id}/undo`), 'productChange.notApplied')
    await open().jobs.drain()
    const administrator = await shop.as('administrator')
    const place = { code: 'SF', name: 'Sfax', address: null, postalCode: null, city: null, phone: null }
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

test('two companies with the same codes: undoing one leaves the other', async () => {
  const [one, other] = [await anAppliedFile(), await anAppliedFile()]
  const before = await catalogue(other.importer)
  expect(await undone(one.importer, one.setId)).toMatchObject({ state: 'undone' })
  expect(await catalogue(other.importer)).toEqual(before)
  expect(await importOf(other.importer, other.importId)).toMatchObject({ changeSet: { state: 'applied' } })
})

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
    const { importer, setId } = await anAppliedFile()
    const { manager, shop } = importer
    const owner = new pg.Client({ connectionString: open().ownerUrl })
    await owner.connect()
    await owner.query(
      `alter table stock_ledger add constraint stock_ledger_broken_check
       check (company_id <> '${shop.companyId}' or kind <> 'adjustment')`,
    )
    expect(await undone(importer, setId)).toMatchObject({ state: 'failed', doneCount: 0 })
    expect((await catalogue(importer)).map(({ code }) => code)).toEqual(['A', 'B', 'C', 'D'])
    await owner.query('alter table stock_ledger drop constraint stock_ledger_broken_check')
    await owner.end()
    expect(await undone(importer, setId)).toMatchObject({ state: 'undone', doneCount: 3 })
    const { data } = (await manager.get('notifications/paginated')).json<NotificationsPage>()
    expect(data.map(({ kind }) => kind)).toEqual(['changesUndone', 'undoFailed', 'importFinished'])
  })
})

test('can be asked for 30 days, after which the changes are removed and the products stay', async () => {
  const { clock, jobs, admin } = open()
  const start = Date.parse('2026-03-02T09:00:00.000Z')
  clock.set(new Date(start).toISOString())
  const { importer, setId } = await anAppliedFile()
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
  const before = await catalogue({ ...importer, manager })
  expect(await at(1)).toBe(0)
  await refuses(manager.get(`product-changes/${setId}`), 'productChange.notFound')
  expect(await catalogue({ ...importer, manager })).toEqual(before)
})

const CODES = ['A', 'B', 'C', '100', '200']
const BARCODES = ['100', '200', '300', '400']
const orEmpty = (values: readonly string[]) => fc.constantFrom('', ...values)
const aRow = fc.record({
  code: orEmpty(CODES),
  barcode: orEmpty(BARCODES),
  designation: orEmpty(['Amandes', 'amandes', 'Beurre doux']),
  category: orEmpty(['Épicerie', 'épicerie', 'Frais']),
  priceTtc: orEmpty(['1.5', '2.380', '0', '-1']),
  priceHt: orEmpty(['2', '3.1']),
  vatRate: orEmpty(['7', '19', '18']),
  stock: orEmpty(['0', '3', 'x']),
})

test('import any rows over any catalogue, undo, and the catalogue on sale reads as before', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.constantFrom(...CODES), { maxLength: 4 }),
      fc.shuffledSubarray(BARCODES),
      fc.array(aRow, { minLength: 1, maxLength: 8 }),
      fc.constantFrom('codeThenBarcode', 'code', 'barcode'),
      async (codes, barcodes, rows, matchBy) => {
        const importer = await anImporter(open())
        for (const [index, code] of codes.entries())
          await putProduct(importer.manager, { code, barcodes: barcodes.slice(index, index + 1), isFodec: index === 1 })
        const before = await onSale(importer)
        const lines = rows.map((row) => Object.values(row).join(';'))
        const file = ['code;code barre;designation;famille;prix ttc;prix ht;tva;stock', ...lines, ''].join('\n')
        const { id, rowCount } = await checkedImport(open(), importer, file, { matchBy })
        fc.pre(rowCount > 0)
        const { changeSet, goodCount } = await appliedImport(open(), importer, id)
        expect((changeSet?.createdCount ?? 0) + (changeSet?.changedCount ?? 0)).toBe(goodCount)
        expect(await undone(importer, changeSet?.id ?? '')).toMatchObject({ state: 'undone', keptCount: 0 })
        expect(await onSale(importer)).toEqual(before)
        expect(await booksThatDisagree(open(), importer.shop.companyId)).toEqual([])
      },
    ),
    { numRuns: 25 },
  )
})
