import { describe, expect, test } from '@jest/globals'
import type { NotificationsPage } from '@comptoir/contracts/identity/notifications'
import sharp from 'sharp'
import { setUpApp } from '../../../../test/app.ts'
import { putDiscount } from '../../../../test/discounts.ts'
import { anOpenSession, aSale, booksThatDisagree, cashOf, sold, type Goods } from '../../../../test/goods.ts'
import { anImporter, appliedImport, checkedImport, importOf } from '../../../../test/imports.ts'
import { aForm } from '../../../../test/multipart.ts'
import { aProduct, putProduct } from '../../../../test/products.ts'
import { anAppliedFile, catalogueOf, FRUIT_FILE, keptBy, undone } from '../../../../test/undo.ts'

const open = setUpApp()

describe('undoing an import', () => {
  test('sets products back, removes new ones and archives those that came with stock, whose codes are free again', async () => {
    const { importer, almonds, butter, importId, setId } = await anAppliedFile(open())
    expect((await catalogueOf(importer)).map(({ code }) => code)).toEqual(['A', 'B', 'C', 'D'])
    expect(await undone(open(), importer, setId)).toMatchObject({
      state: 'undone',
      createdCount: 2,
      changedCount: 1,
      doneCount: 3,
      keptCount: 0,
    })
    const products = await catalogueOf(importer)
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
    const { id } = await checkedImport(open(), importer, FRUIT_FILE)
    expect(await appliedImport(open(), importer, id)).toMatchObject({ goodCount: 3, changeCount: 1, sameCount: 1 })
    expect((await catalogueOf(importer)).find(({ code }) => code === 'D')).toMatchObject({ onHandMilli: 7000 })
  })

  test('leaves what was touched, sold, discounted or deleted since, and names it', async () => {
    const { importer, almonds, importId, setId } = await anAppliedFile(open())
    const { manager, shop } = importer
    const more = await checkedImport(open(), importer, 'code;designation\nE;Eau\nF;Farine\nG;Gâteau\nH;Halva\n')
    const other = (await appliedImport(open(), importer, more.id)).changeSet?.id ?? ''
    const byCode = new Map((await catalogueOf(importer)).map((product) => [product.code, product]))
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
    expect(await undone(open(), importer, setId)).toMatchObject({ state: 'partlyUndone', doneCount: 3, keptCount: 2 })
    expect(await keptBy(importer, setId)).toEqual(['A changed: changed', 'D created: moved'])
    expect(await undone(open(), importer, other)).toMatchObject({ state: 'partlyUndone', doneCount: 4, keptCount: 3 })
    expect(await keptBy(importer, other)).toEqual(['E created: changed', 'G created: discounted', 'H created: changed'])
    expect((await catalogueOf(importer)).map(({ code, designation }) => `${code} ${designation}`)).toEqual([
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
    expect(await undone(open(), importer, setId)).toMatchObject({ state: 'partlyUndone', keptCount: 3 })
    expect(await keptBy(importer, setId)).toEqual(['A2 changed: taken', 'B changed: familyGone', 'C changed: gone'])
  })
})

test('two companies with the same codes: undoing one leaves the other', async () => {
  const [one, other] = [await anAppliedFile(open()), await anAppliedFile(open())]
  const before = await catalogueOf(other.importer)
  expect(await undone(open(), one.importer, one.setId)).toMatchObject({ state: 'undone' })
  expect(await catalogueOf(other.importer)).toEqual(before)
  expect(await importOf(other.importer, other.importId)).toMatchObject({ changeSet: { state: 'applied' } })
})
