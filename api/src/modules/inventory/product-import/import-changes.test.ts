import { describe, expect, test } from '@jest/globals'
import type { ImportReportRow } from '@comptoir/contracts/inventory/product-import'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { setUpApp } from '../../../../test/app.ts'
import { anImporter, appliedImport, checkedImport, importOf, type Importer } from '../../../../test/imports.ts'
import { putProduct } from '../../../../test/products.ts'
import { aShop, refuses } from '../../../../test/shop.ts'

const open = setUpApp()

async function report({ manager }: Importer, id: string, only = 'all'): Promise<ImportReportRow[]> {
  const answer = await manager.get(`products/import/${id}/report?limit=100&only=${only}`)
  const { data, meta } = answer.json<PaginatedOf<ImportReportRow>>()
  expect(meta.total).toBe(data.length)
  return data
}

/** Each row as `number outcome: changes or problems`. */
function inWords(rows: readonly ImportReportRow[]): string[] {
  return rows.map(({ rowNumber, outcome, reason, changes, problems }) => {
    const said = [
      ...changes.map(({ column, before, after }) => `${column} ${before ?? '–'} → ${after}`),
      ...problems.map(({ problem, otherRow }) => [problem, otherRow].filter(Boolean).join(' ')),
    ]
    return `${rowNumber} ${reason ?? outcome}: ${said.join(', ')}`
  })
}

async function productOf({ manager }: Importer, id: string): Promise<Product> {
  return (await manager.get(`products/${id}`)).json<Product>()
}

describe('a row that matches a product', () => {
  test('changes what it says otherwise, shown field by field, and nothing else', async () => {
    const importer = await anImporter(open())
    const { manager } = importer
    const tea = await putProduct(manager, {
      code: 'TH-1',
      designation: 'Thé',
      designationAr: 'شاي',
      barcodes: ['6194098682157'],
      location: 'A3',
      packageQuantity: 6,
      price: 4.5,
      vatRate: 7,
    })
    const salt = await putProduct(manager, { code: 'SEL', designation: 'Sel', price: 2, priceBasis: 'ht' })
    const dry = await checkedImport(
      open(),
      importer,
      [
        'code;designation;code barre;famille;prix ttc;tva;stock',
        'TH-1;Thé vert;6190000000019;Épicerie;4,900;19;12',
        'SEL;;;;2,380;;',
        'CF-1;Café;;;3;;5',
        '',
      ].join('\n'),
    )
    expect(dry).toMatchObject({ goodCount: 2, changeCount: 1, sameCount: 1, badCount: 0 })
    expect(inWords(await report(importer, dry.id))).toEqual([
      '2 changed: designation Thé → Thé vert, barcode 6194098682157 → 6194098682157 6190000000019, category – → Épicerie, priceTtc 4.5 → 4.9, vatRate 7 → 19',
      '3 nothingDiffers: ',
      '4 created: ',
    ])
    expect(await productOf(importer, tea.id)).toEqual(tea)
    expect(await appliedImport(open(), importer, dry.id)).toMatchObject({
      state: 'done',
      goodCount: 2,
      changeCount: 1,
      sameCount: 1,
      changeSet: { state: 'applied', createdCount: 1, changedCount: 1, title: 'catalogue.csv' },
    })
    const after = await productOf(importer, tea.id)
    expect(after).toEqual({
      ...tea,
      designation: 'Thé vert',
      barcodes: ['6190000000019', '6194098682157'],
      category: expect.objectContaining({ name: 'Épicerie' }),
      priceTtc: 4.9,
      priceHt: 4.117647,
      vatRate: 19,
      version: tea.version + 1,
    })
    // Stock belongs to products that are new.
    expect(after.onHandMilli).toBe(0)
    expect(await productOf(importer, salt.id)).toEqual(salt)
    for (const text of ['vert', 'A3', 'شاي', '6190000000019'])
      expect((await manager.get(`products/paginated?search[text]=${encodeURIComponent(text)}`)).json()).toMatchObject({
        data: [{ id: tea.id }],
      })
  })

  test('needs no designation, and neither does a file that only sets prices', async () => {
    const importer = await anImporter(open())
    const { manager } = importer
    const tea = await putProduct(manager, { code: 'TH-1', designation: 'Thé', price: 4.5 })
    const staged = await checkedImport(open(), importer, 'code;prix ttc\nTH-1;5\nNEUF;1\n')
    expect(staged.state).toBe('uploaded')
    await manager.post(`products/import/${staged.id}/check`, { mapping: staged.mapping, defaults: {} })
    await open().jobs.drain()
    expect(inWords(await report(importer, staged.id))).toEqual([
      '2 changed: priceTtc 4.5 → 5',
      '3 bad: designationMissing',
    ])
    expect((await report(importer, staged.id))[0]?.designation).toBe('Thé')
    await appliedImport(open(), importer, staged.id)
    expect(await productOf(importer, tea.id)).toMatchObject({ designation: 'Thé', priceTtc: 5 })
  })

  test('leaves its subcategory with its category, and pays FODEC as before', async () => {
    const importer = await anImporter(open())
    const { manager } = importer
    const category = (await manager.post('categories', { name: 'Boissons' })).json<{ id: string }>()
    const subcategory = (await manager.post('subcategories', { name: 'Chaudes', categoryId: category.id })).json<{
      id: string
    }>()
    const tea = await putProduct(manager, {
      code: 'TH-1',
      categoryId: category.id,
      subcategoryId: subcategory.id,
      isFodec: true,
    })
    const { id } = await checkedImport(open(), importer, 'code;designation;famille;prix ht\nTH-1;;Épicerie;10\n')
    const done = await appliedImport(open(), importer, id)
    expect(await productOf(importer, tea.id)).toMatchObject({ category: { name: 'Épicerie' }, subcategory: null })
    await manager.post(`product-changes/${done.changeSet?.id}/undo`)
    await open().jobs.drain()
    const { version: _, ...back } = await productOf(importer, tea.id)
    expect(tea).toMatchObject(back)
  })

  test.each([
    [
      'codeThenBarcode',
      [
        '2 changed: designation Amandes → Amande',
        '3 changed: designation Beurre → Beurre doux',
        '4 bad: matchesTwo',
        '5 created: ',
      ],
    ],
    ['code', ['2 changed: designation Amandes → Amande', '3 bad: barcodeTaken', '4 bad: barcodeTaken', '5 created: ']],
    ['barcode', ['2 bad: codeTaken', '3 changed: designation Beurre → Beurre doux', '4 bad: codeTaken', '5 created: ']],
  ] as const)('is found by %s', async (matchBy, expected) => {
    const importer = await anImporter(open())
    await putProduct(importer.manager, { code: 'A', designation: 'Amandes', barcodes: ['1111'] })
    await putProduct(importer.manager, { code: 'B', designation: 'Beurre', barcodes: ['2222'] })
    const file = [
      'code;designation;code barre;prix ttc',
      'A;Amande;;1,5',
      'B2;Beurre doux;2222;1,5',
      'A;Autre;2222;1,5',
      'C;Citron;3333;1',
    ]
    // A file for each row: the same product twice in one is another matter.
    const rows: string[] = []
    for (const [index, line] of file.slice(1).entries()) {
      const { id } = await checkedImport(open(), importer, [file[0], line, ''].join('\n'), { matchBy })
      const found = await report(importer, id)
      rows.push(...inWords(found.map((row) => ({ ...row, changes: row.changes.slice(0, 1), rowNumber: index + 2 }))))
    }
    expect(rows).toEqual(expected)
  })

  test('a product that two rows mean is changed by the first of them', async () => {
    const importer = await anImporter(open())
    await putProduct(importer.manager, { code: 'A', designation: 'Amandes', barcodes: ['1111'] })
    const { id } = await checkedImport(open(), importer, 'code;designation;code barre\nA;Amande;\nA2;Autre;1111\n')
    expect(inWords(await report(importer, id))).toEqual([
      '2 changed: designation Amandes → Amande',
      '3 bad: productTwiceInFile 2',
    ])
  })

  test('is left where that is asked for', async () => {
    const importer = await anImporter(open())
    const almonds = await putProduct(importer.manager, { code: 'A', designation: 'Amandes' })
    const file = 'code;designation\nA;Amande\nB;Beurre\n'
    const dry = await checkedImport(open(), importer, file, { onMatch: 'leave' })
    expect(dry).toMatchObject({ onMatch: 'leave', goodCount: 1, changeCount: 0, sameCount: 1 })
    expect(inWords(await report(importer, dry.id, 'same'))).toEqual(['2 leftAsItIs: '])
    await appliedImport(open(), importer, dry.id)
    expect(await productOf(importer, almonds.id)).toEqual(almonds)
  })

  test('has no room for a twenty-first barcode', async () => {
    const importer = await anImporter(open())
    const barcodes = Array.from({ length: 20 }, (_, index) => `10${index}`)
    await putProduct(importer.manager, { code: 'A', designation: 'Amandes', barcodes })
    const { id } = await checkedImport(open(), importer, 'code;designation;code barre\nA;;999\n')
    expect(inWords(await report(importer, id))).toEqual(['2 bad: tooManyBarcodes'])
  })
})

describe('rows left out by a person', () => {
  const FILE = 'code;designation\nA;Amande\nB;Beurre\nC;Citron\n;\nX;\n'

  test('do nothing, whether named by number or all of a kind, and can be taken in again', async () => {
    const importer = await anImporter(open())
    const { manager } = importer
    await putProduct(manager, { code: 'A', designation: 'Amandes' })
    const { id } = await checkedImport(open(), importer, FILE)
    const exclude = async (input: object) => (await manager.post(`products/import/${id}/exclude`, input)).json()
    expect(await exclude({ isExcluded: true, rows: [2, 6, 999] })).toMatchObject({
      goodCount: 2,
      changeCount: 0,
      sameCount: 1,
      badCount: 1,
    })
    expect(await exclude({ isExcluded: true, rows: 'created' })).toMatchObject({ goodCount: 0, sameCount: 3 })
    expect(inWords(await report(importer, id, 'same'))).toEqual([
      '2 excluded: designation Amandes → Amande',
      '3 excluded: priceMissing',
      '4 excluded: priceMissing',
    ])
    expect(await exclude({ isExcluded: false, rows: [3] })).toMatchObject({ goodCount: 1, sameCount: 2 })
    expect(await appliedImport(open(), importer, id)).toMatchObject({
      goodCount: 1,
      sameCount: 2,
      changeSet: { createdCount: 1, changedCount: 0 },
    })
    const { data } = (await manager.get('products/paginated?order[field]=code')).json<PaginatedOf<Product>>()
    expect(data.map(({ designation }) => designation)).toEqual(['Amandes', 'Beurre'])
  })

  test('are for whoever may import, and only until the import begins', async () => {
    const importer = await anImporter(open())
    const { shop, manager } = importer
    const { id } = await checkedImport(open(), importer, FILE)
    const path = `products/import/${id}/exclude`
    const input = { isExcluded: true, rows: [2] }
    await refuses(shop.nobody.post(path, input), 'auth.required')
    await refuses((await shop.as('cashier')).post(path, input), 'auth.forbidden')
    await refuses((await (await aShop(open())).as('manager')).post(path, input), 'productImport.notFound')
    for (const rows of [[], [0], 'bad', ['2']])
      await refuses(manager.post(path, { isExcluded: true, rows }), 'request.invalid')
    await appliedImport(open(), importer, id)
    await refuses(manager.post(path, input), 'productImport.alreadyApplied')
  })
})

test('what was changed between the check and the import is seen: matches that are gone or new stay out', async () => {
  const importer = await anImporter(open())
  const { manager } = importer
  const [gone, touched, alike] = [
    await putProduct(manager, { code: 'GONE', designation: 'Parti' }),
    await putProduct(manager, { code: 'TOUCHED', designation: 'Touché', price: 1 }),
    await putProduct(manager, { code: 'ALIKE', designation: 'Pareil', price: 1 }),
  ]
  const { id } = await checkedImport(
    open(),
    importer,
    'code;designation;prix ttc\nGONE;Parti;2\nTOUCHED;;2\nALIKE;;2\nNEW;Nouveau;2\n',
  )
  await manager.delete(`products/${gone.id}`)
  const priced = (product: Product, price: number) =>
    manager.put(`products/${product.id}`, {
      code: product.code,
      designation: product.designation,
      barcodes: [],
      location: null,
      packageQuantity: null,
      isFodec: false,
      categoryId: null,
      subcategoryId: null,
      brandId: null,
      unitId: null,
      priceBasis: 'ttc',
      price,
      vatRate: 19,
    })
  await priced(touched, 1.5)
  await priced(alike, 2)
  await putProduct(manager, { code: 'NEW', designation: 'Déjà là' })
  await appliedImport(open(), importer, id)
  expect(inWords(await report(importer, id))).toEqual([
    '2 bad: changedSince',
    '3 changed: priceTtc 1.5 → 2',
    '4 nothingDiffers: ',
    '5 bad: codeTaken',
  ])
  expect(await importOf(importer, id)).toMatchObject({ goodCount: 1, changeCount: 1, sameCount: 1, badCount: 2 })
})
