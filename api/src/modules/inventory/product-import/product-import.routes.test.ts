import { gzipSync } from 'node:zlib'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import type { ImportReportRow, ProductImport } from '@comptoir/contracts/inventory/product-import'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import type { LightMyRequestResponse } from 'fastify'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aForm } from '../../../../test/multipart.ts'
import { putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'
import { anotherShop } from '../../../../test/shops.ts'

const open = setUpApp()

function upload(
  caller: Caller,
  shop: Shop,
  content: string | Buffer,
  name = 'catalogue.csv',
): Promise<LightMyRequestResponse> {
  const { payload, headers } = aForm({ pointOfSaleId: shop.pointOfSaleId }, { name, content })
  return caller.post(`/${shop.companyId}/products/import`, payload, headers)
}

/** Uploads a file and lets the dry run end. */
async function checked(caller: Caller, shop: Shop, content: string | Buffer, name?: string): Promise<ProductImport> {
  const staged = (await upload(caller, shop, content, name)).json<ProductImport>()
  await open().jobs.drain()
  return (await caller.get(`products/import/${staged.id}`)).json<ProductImport>()
}

async function applied(caller: Caller, id: string): Promise<ProductImport> {
  expect((await caller.post(`products/import/${id}/apply`)).statusCode).toBe(202)
  await open().jobs.drain()
  return (await caller.get(`products/import/${id}`)).json<ProductImport>()
}

async function report(caller: Caller, id: string, query = ''): Promise<ImportReportRow[]> {
  return (await caller.get(`products/import/${id}/report?limit=100${query}`)).json<PaginatedOf<ImportReportRow>>().data
}

function inWords(rows: ImportReportRow[]): string[] {
  return rows.map(
    (row) =>
      `${row.rowNumber} ${row.problems.map(({ problem, value, otherRow }) => [problem, value, otherRow].filter((part) => part !== undefined && part !== '').join(' ')).join(', ')}`,
  )
}

async function catalogue(caller: Caller): Promise<Product[]> {
  return (await caller.get('products/paginated?order[field]=code&limit=100')).json<PaginatedOf<Product>>().data
}

const SMALL = 'code,designation,prix ttc\nA,Amandes,1.5\nB,Beurre,2\n'

/** What shops really send: a spreadsheet's semicolons, decimal commas and byte order mark, and every kind of dirt. */
const DIRTY = [
  'Réf;Libellé;Code-barres;Famille;Marque;Unité;Prix HT;Prix TTC;TVA;Stock initial',
  'TH-1;"Thé ""vert""; 200 g";6194098682157;Épicerie;Ceylan;Pièce;;4,500;7;12',
  'CF-1;Café moulu;6194002;ÉPICERIE ;Bondin;pièce;2,500000;;19 %;1 234',
  '',
  ';شاي أخضر;6190000000019;مواد غذائية;;;;3,2;;',
  ';;;;;;;;;',
  'SANS-PRIX;Savon;;;;;;;;',
  'CLE;Clé fausse;6194098682158;;;;;1;;',
  'TH-1;Autre thé;;;;;;1;;',
  'DBL;Même code-barres;6194098682157;;;;;1;;',
  'PRIS;Code pris;;;;;;1;;',
  'CB-PRIS;Code-barres pris;6191234567897;;;;;1;;',
  'TVA18;Ancien taux;;;;;;1;18;',
  'NEG;Prix négatif;;;;;;-1,5;;',
  'TROP;Trop;de;cellules;;;;1;;;en trop',
  'PEU;Pas assez',
  ';Sans code;;;;;;1;;',
  'VIDE;;;;;;;1;;',
  'STK;Stock négatif;;;;;;1;;-2',
  'EXCEL;Abîmé;6,19E+12;;;;;1;;',
].join('\r\n')

describe('importing a catalogue', () => {
  test('refuses whoever may not, and what is no import', async () => {
    const shop = await aShop(open())
    const keeper = await shop.as('manager')
    await refuses(upload(shop.nobody, shop, SMALL), 'auth.required')
    for (const role of ['cashier', 'stockKeeper'] as const)
      await refuses(upload(await shop.as(role), shop, SMALL), 'auth.forbidden')
    await refuses(upload(await (await aShop(open())).as('administrator'), shop, SMALL), 'company.notFound')
    await refuses(keeper.post('products/import', { pointOfSaleId: shop.pointOfSaleId }), 'request.unsupportedMediaType')
    const withoutFile = aForm({ pointOfSaleId: shop.pointOfSaleId })
    await refuses(keeper.post('products/import', withoutFile.payload, withoutFile.headers), 'productImport.fileMissing')
    for (const [pointOfSaleId, code] of [
      ['', 'request.invalid'],
      ['la-marsa', 'request.invalid'],
      [newId(), 'pointOfSale.notFound'],
    ] as const) {
      const form = aForm({ pointOfSaleId }, { name: 'a.csv', content: SMALL })
      await refuses(keeper.post('products/import', form.payload, form.headers), code)
    }
    await refuses(upload(keeper, shop, Buffer.from([0x50, 0x4b, 3, 4, 0, 0])), 'productImport.workbookBroken')
    await refuses(upload(keeper, shop, Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3])), 'productImport.notCsv')
    await refuses(upload(keeper, shop, 'a,b\n"never closed'), 'productImport.notCsv')
    expect((await keeper.get('products/import')).json()).toEqual([])
    expect(await readdir(path.join(open().dataDir, 'uploads'))).toEqual([])
  })

  test('refuses a shop that the user may not enter, and hides its imports', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const keeper = await shop.as('manager')
    const sfax = (await administrator.post('points-of-sale', anotherShop('SF', 'Sfax'))).json<PointOfSale>()
    await refuses(upload(keeper, { ...shop, pointOfSaleId: sfax.id }, SMALL), 'pointOfSale.notFound')
    const { id } = await checked(administrator, { ...shop, pointOfSaleId: sfax.id }, SMALL)
    await refuses(keeper.get(`products/import/${id}`), 'productImport.notFound')
    await refuses(keeper.post(`products/import/${id}/apply`), 'productImport.notFound')
    await refuses(keeper.get(`products/import/${id}/report`), 'productImport.notFound')
    expect((await keeper.get('products/import')).json()).toEqual([])
    expect((await administrator.get('products/import')).json()).toMatchObject([{ id }])
  })

  test('a dirty file: the good rows go in, each of the others is named with its reason', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    await putProduct(manager, { code: 'PRIS', barcodes: ['6191234567897'] })
    const dry = await checked(manager, shop, `\uFEFF${DIRTY}\r\n`)
    expect(dry).toMatchObject({
      state: 'checked',
      rowCount: 17,
      doneCount: 17,
      goodCount: 6,
      changeCount: 1,
      sameCount: 0,
      badCount: 11,
      warningCount: 2,
      failure: null,
    })
    expect(dry.mapping).toMatchObject({
      code: 'Réf',
      designation: 'Libellé',
      priceHt: 'Prix HT',
      openingStock: 'Stock initial',
    })
    expect(inWords(await report(manager, dry.id, '&only=bad'))).toEqual([
      '9 codeTwiceInFile TH-1 2',
      '10 barcodeTwiceInFile 6194098682157 2',
      '12 productTwiceInFile CB-PRIS 11',
      '13 vatRateUnknown 18',
      '14 priceNegative -1,5',
      '15 columnCount 11',
      '16 columnCount 2, priceMissing',
      '17 codeMissing',
      '18 designationMissing',
      '19 stockInvalid -2',
      '20 barcodeInvalid 6,19E+12',
    ])
    expect(inWords(await report(manager, dry.id, '&only=warned'))).toEqual([
      '7 priceMissing',
      '8 checkDigitWrong 6194098682158',
    ])
    expect(await catalogue(manager)).toHaveLength(1)

    expect(await applied(manager, dry.id)).toMatchObject({
      state: 'done',
      rowCount: 17,
      doneCount: 17,
      goodCount: 6,
      changeCount: 1,
      badCount: 11,
      warningCount: 2,
    })
    const products = await catalogue(manager)
    expect(products.map(({ code }) => code)).toEqual(['6190000000019', 'CF-1', 'CLE', 'PRIS', 'SANS-PRIX', 'TH-1'])
    expect(products[5]).toMatchObject({
      designation: 'Thé "vert"; 200 g',
      barcodes: ['6194098682157'],
      category: { name: 'Épicerie' },
      brand: { name: 'Ceylan' },
      unit: { name: 'Pièce' },
      priceBasis: 'ttc',
      priceTtc: 4.5,
      priceHt: 4.205607,
      vatRate: 7,
      onHandMilli: 12_000,
      createdBy: 'The manager',
    })
    expect(products[1]).toMatchObject({
      priceBasis: 'ht',
      priceHt: 2.5,
      priceTtc: 2.975,
      vatRate: 19,
      onHandMilli: 1_234_000,
    })
    expect(products[1]?.category).toEqual(products[5]?.category)
    expect(products[1]?.unit).toEqual(products[5]?.unit)
    expect(products[0]).toMatchObject({ designation: 'شاي أخضر', category: { name: 'مواد غذائية' }, vatRate: 19 })
    expect(products[4]).toMatchObject({ priceTtc: 0, onHandMilli: 0 })
    expect((await manager.get(`products/paginated?search[text]=${encodeURIComponent('اخضر')}`)).json()).toMatchObject({
      meta: { total: 1 },
    })
  })

  test('balances are the sum of the ledger, and the audit says who brought what', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = await checked(manager, shop, 'code;designation;stock\nA;Amandes;3\nB;Beurre;0\nC;Citron;1,250\n')
    await applied(manager, id)
    const { admin } = open()
    const ledger = await admin
      .selectFrom('stock_ledger')
      .selectAll()
      .where('company_id', '=', shop.companyId)
      .orderBy('quantity_milli')
      .execute()
    expect(
      ledger.map((row) => [row.kind, row.document_kind, row.document_id, row.quantity_milli, row.user_id]),
    ).toEqual([
      ['opening', 'import', id, 1250, manager.userId],
      ['opening', 'import', id, 3000, manager.userId],
    ])
    const balances = await admin
      .selectFrom('stock_balance')
      .selectAll()
      .where('company_id', '=', shop.companyId)
      .orderBy('on_hand_milli')
      .execute()
    expect(balances.map((row) => [row.product_id, row.location_id, row.on_hand_milli])).toEqual(
      ledger.map((row) => [row.product_id, row.location_id, row.quantity_milli]),
    )
    const entries = await admin
      .selectFrom('audit_log')
      .select(['action', 'user_id', 'after'])
      .where('entity_id', '=', id)
      .orderBy('recorded_at')
      .execute()
    expect(entries).toEqual([
      { action: 'productImport.uploaded', user_id: manager.userId, after: { fileName: 'catalogue.csv', rowCount: 3 } },
      {
        action: 'productImport.applied',
        user_id: manager.userId,
        after: { fileName: 'catalogue.csv', createdCount: 3, changedCount: 0, badCount: 0, photoCount: 0 },
      },
    ])
  })

  test('takes gzip, whatever its name, and windows-1252', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const packed = await checked(manager, shop, gzipSync(SMALL), 'dir/catalogue.csv.gz')
    expect(packed).toMatchObject({
      state: 'checked',
      goodCount: 2,
      fileName: 'catalogue.csv.gz',
      sample: [
        ['A', 'Amandes', '1.5'],
        ['B', 'Beurre', '2'],
      ],
    })
    const latin = await checked(manager, shop, Buffer.from('code;désignation\nC;Crème brûlée\n', 'latin1'))
    await applied(manager, latin.id)
    expect((await catalogue(manager))[0]?.designation).toBe('Crème brûlée')
  })

  test('waits for a mapping where the headers say nothing, and checks again under another one', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const staged = await checked(manager, shop, 'K1,K2,K3,K4\nA,Amandes,"1,5",9\nB,Beurre,x,9\n')
    expect(staged).toMatchObject({
      state: 'uploaded',
      mapping: {},
      headers: ['K1', 'K2', 'K3', 'K4'],
      rowCount: 2,
      doneCount: 0,
    })
    const path = `products/import/${staged.id}`
    await refuses(manager.post(`${path}/apply`), 'productImport.notReady')
    const check = (mapping: object, defaults: object = {}) => manager.post(`${path}/check`, { mapping, defaults })
    await refuses(shop.nobody.post(`${path}/check`, {}), 'auth.required')
    await refuses((await shop.as('cashier')).post(`${path}/check`, { mapping: {}, defaults: {} }), 'auth.forbidden')
    await refuses(
      (await (await aShop(open())).as('manager')).post(`${path}/check`, { mapping: {}, defaults: {} }),
      'productImport.notFound',
    )
    await refuses(check({ designation: 'K2', colour: 'K3' }), 'request.invalid')
    expect((await refuses(check({ designation: 'K2' }), 'productImport.columnMissing')).params).toEqual({
      column: 'code',
    })
    expect((await refuses(check({ designation: 'K2', code: 'K9' }), 'productImport.columnMissing')).params).toEqual({
      column: 'K9',
    })
    await refuses(check({ designation: 'K2', code: 'K1' }, { vatRate: 18 }), 'product.vatRateUnknown')
    await refuses(check({ designation: 'K2', code: 'K1' }, { price: 0.0000001 }), 'product.tooManyDecimals')

    expect((await check({ designation: 'K2', code: 'K1', priceHt: 'K3' })).json()).toMatchObject({
      state: 'checking',
      doneCount: 0,
    })
    await refuses(check({ designation: 'K2', code: 'K1' }), 'productImport.running')
    await open().jobs.drain()
    expect((await manager.get(path)).json()).toMatchObject({ state: 'checked', goodCount: 1, badCount: 1 })

    await check({ designation: 'K2', code: 'K1' }, { price: 3, priceBasis: 'ttc', vatRate: 7 })
    await open().jobs.drain()
    expect((await manager.get(path)).json()).toMatchObject({
      state: 'checked',
      goodCount: 2,
      badCount: 0,
      warningCount: 0,
    })
    expect(inWords(await report(manager, staged.id))).toEqual(['2 ', '3 '])
    await applied(manager, staged.id)
    expect(await catalogue(manager)).toMatchObject([
      { code: 'A', priceTtc: 3, vatRate: 7 },
      { code: 'B', priceTtc: 3 },
    ])
  })

  test('is applied once', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = await checked(manager, shop, SMALL)
    await refuses(shop.nobody.post(`products/import/${id}/apply`), 'auth.required')
    await refuses((await shop.as('cashier')).post(`products/import/${id}/apply`), 'auth.forbidden')
    await refuses(
      (await (await aShop(open())).as('manager')).post(`products/import/${id}/apply`),
      'productImport.notFound',
    )
    await refuses(manager.post(`products/import/${newId()}/apply`), 'productImport.notFound')
    const [first, second] = await Promise.all([
      manager.post(`products/import/${id}/apply`),
      manager.post(`products/import/${id}/apply`),
    ])
    expect([first.statusCode, second.statusCode].toSorted()).toEqual([202, 409])
    await open().jobs.drain()
    await refuses(manager.post(`products/import/${id}/apply`), 'productImport.alreadyApplied')
    await refuses(
      manager.post(`products/import/${id}/check`, { mapping: {}, defaults: {} }),
      'productImport.alreadyApplied',
    )
    expect(await catalogue(manager)).toHaveLength(2)
  })

  test('rows that were taken since the dry run stay out, the others go in', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = await checked(manager, shop, 'code,designation,ean\nA,Amandes,\nB,Beurre,6194002\nC,Citron,\n')
    await putProduct(manager, { code: 'A' })
    await putProduct(manager, { code: 'Z', barcodes: ['6194002'] })
    expect(await applied(manager, id)).toMatchObject({ state: 'done', goodCount: 1, badCount: 2, warningCount: 1 })
    expect(inWords(await report(manager, id, '&only=bad'))).toEqual([
      '2 codeTaken A, priceMissing',
      '3 barcodeTaken 6194002, priceMissing',
    ])
    expect((await catalogue(manager)).map(({ code }) => code)).toEqual(['A', 'C', 'Z'])
  })

  test('another company sees nothing of it, and may have the same codes', async () => {
    const shop = await aShop(open())
    const other = await aShop(open())
    const [manager, neighbour] = [await shop.as('manager'), await other.as('manager')]
    const { id } = await checked(manager, shop, SMALL)
    await applied(manager, id)
    for (const path of ['', '/report', '/report.csv'])
      await refuses(neighbour.get(`products/import/${id}${path}`), 'productImport.notFound')
    expect(await catalogue(neighbour)).toEqual([])
    const theirs = await checked(neighbour, other, SMALL)
    expect(await applied(neighbour, theirs.id)).toMatchObject({ goodCount: 2 })
    expect(await catalogue(manager)).toHaveLength(2)
  })
})

describe('the report', () => {
  test('comes by page, and refuses what it does not know', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = await checked(
      manager,
      shop,
      `code,designation\n${Array.from({ length: 30 }, (_, index) => `C${index},`).join('\n')}\n`,
    )
    const answer = (await manager.get(`products/import/${id}/report?page=2&only=bad`)).json<
      PaginatedOf<ImportReportRow>
    >()
    expect(answer.meta).toEqual({ total: 30, page: 2, limit: 25 })
    expect(answer.data.map(({ rowNumber }) => rowNumber)).toEqual([27, 28, 29, 30, 31])
    await refuses(manager.get(`products/import/${id}/report?only=some`), 'request.invalid')
    await refuses(shop.nobody.get(`products/import/${id}/report`), 'auth.required')
    await refuses((await shop.as('cashier')).get(`products/import/${id}/report.csv`), 'auth.forbidden')
  })

  test('comes as a file in the language of its reader, safe to open in a spreadsheet', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = await checked(
      manager,
      shop,
      'code,designation,prix ttc\nA,"＝CMD(""x"")",-1\nB,"Beurre; doux",2\nB,Beurre,2\n',
    )
    const file = await manager.get(`products/import/${id}/report.csv?only=bad`)
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(file.headers['content-disposition']).toBe(`attachment; filename="import-${id}.csv"`)
    expect(file.body).toBe(
      [
        '\uFEFFRow,Code,Designation,Result,Changes,Reasons',
        `2,A,"'＝CMD(""x"")",refused,,Price negative (-1)`,
        '4,B,Beurre,refused,,"Code already in the file (B), see row 3"',
        '',
      ].join('\r\n'),
    )
    const french = await manager.get(`products/import/${id}/report.csv`, { 'accept-language': 'fr' })
    expect(french.body.split('\r\n')[2]).toBe('3;B;"Beurre; doux";créée;;')
    const arabic = await manager.get(`products/import/${id}/report.csv?only=bad`, { 'accept-language': 'ar' })
    expect(arabic.body).toContain('السعر سالب (-1)')
  })
})
