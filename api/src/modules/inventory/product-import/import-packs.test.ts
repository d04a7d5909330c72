import { describe, expect, test } from '@jest/globals'
import type { ImportReportRow } from '@comptoir/contracts/inventory/product-import'
import type { ChangeSet } from '@comptoir/contracts/inventory/product-changes'
import type { PackInput, Product } from '@comptoir/contracts/inventory/products'
import type { Unit } from '@comptoir/contracts/inventory/units'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { addressOf } from '../../../../test/addresses.ts'
import { setUpApp } from '../../../../test/app.ts'
import { booksThatDisagree } from '../../../../test/goods.ts'
import { anImporter, appliedImport, checkedImport, type Importer } from '../../../../test/imports.ts'
import { breakingAfter, BY_FOURS } from '../../../../test/paces.ts'
import { aProduct, putProduct } from '../../../../test/products.ts'
import { openDatabase } from '../../../platform/db/database.ts'
import { applyImport } from './apply-import.ts'

const open = setUpApp()

async function aDrinksImporter() {
  const importer = await anImporter(open())
  const { manager } = importer
  const unit = async (name: string, decimals = 0): Promise<string> =>
    (await manager.post('units', { name, decimals })).json<Unit>().id
  const [bottle, six, carton] = [await unit('Bouteille'), await unit('Pack'), await unit('Carton')]
  const packs: PackInput[] = [
    { unitId: six, quantityMilli: 6000, price: null, barcodes: ['P-6'] },
    { unitId: carton, quantityMilli: 24_000, price: 21.5, barcodes: ['6191234567897', 'C-24'] },
  ]
  const water = (over: Parameters<typeof putProduct>[1] = {}): Promise<Product> =>
    putProduct(manager, {
      code: 'EAU',
      designation: 'Eau',
      unitId: bottle,
      price: 0.9,
      barcodes: ['B-1'],
      packs,
      ...over,
    })
  return { importer, manager, unit, bottle, six, carton, packs, water }
}

/** Each row of the report as `row outcome: changes or problems`. */
async function reportOf({ manager }: Importer, id: string): Promise<string[]> {
  const answer = await manager.get(`products/import/${id}/report?limit=100&only=all`)
  return answer.json<PaginatedOf<ImportReportRow>>().data.map(({ rowNumber, outcome, reason, changes, problems }) => {
    const said = [
      ...changes.map(({ column, before, after }) => `${column} ${before ?? '–'} → ${after}`),
      ...problems.map(({ column, problem, value, otherRow }) =>
        [column, problem, value, otherRow].filter((part) => part !== undefined && part !== '').join(' '),
      ),
    ]
    return `${rowNumber} ${reason ?? outcome}: ${said.join(', ')}`
  })
}

async function productsOf({ manager }: Importer): Promise<Map<string, Product>> {
  const answer = await manager.get('products/paginated?limit=100')
  return new Map(answer.json<PaginatedOf<Product>>().data.map((product) => [product.code, product]))
}

/** The packs of a product as `unit quantity price barcodes`. */
function packsOf(product: Product | undefined): string[] {
  return (product?.packs ?? []).map(({ name, quantityMilli, price, barcodes }) =>
    [name, quantityMilli, price ?? '–', ...barcodes].join(' '),
  )
}

async function undone({ manager }: Importer, setId: string | undefined): Promise<ChangeSet> {
  expect((await manager.post(`product-changes/${setId}/undo`)).statusCode).toBe(202)
  await open().jobs.drain()
  return (await manager.get(`product-changes/${setId}`)).json<ChangeSet>()
}

const found = async ({ manager }: Importer, text: string): Promise<string[]> => {
  const answer = await manager.get(`products/paginated?search[text]=${text}`)
  return answer.json<PaginatedOf<Product>>().data.map(({ code }) => code)
}

const HEADERS = 'code;designation;unité;prix ttc;code barre;stock initial;'
/** A file of rows; the cell of packs, the last one, is put in quotes. */
function fileOf(header: string, ...rows: string[]): string {
  const written = rows.map((row) => {
    const cells = row.split(';')
    const packs = cells.slice(6).join(';').replaceAll('"', '""')
    return [...cells.slice(0, 6), `"${packs}"`].join(';')
  })
  return [HEADERS + header, ...written, ''].join('\n')
}

const TOLD = 'Pack = 6 [P-6]; Carton = 24 @ 21.5 [6191234567897, C-24]'

describe('a row that makes a product', () => {
  test.each(['Packs', 'Conditionnements', 'التعبئات'])(
    'gives it its packs under %s, and makes their units',
    async (header) => {
      const { importer } = await aDrinksImporter()
      const file = fileOf(
        header,
        `EAU;Eau;Bouteille;0,9;B-1;48;carton = 24 @ 21,5 [6191234567897, C-24]; Palette = 1200; "Lot; x=6" = 6 [P-6]`,
        'JUS;Jus;Bouteille;2;;;',
      )
      const dry = await checkedImport(open(), importer, file)
      expect(await reportOf(importer, dry.id)).toEqual(['2 created: ', '3 created: '])
      const done = await appliedImport(open(), importer, dry.id)
      const products = await productsOf(importer)
      expect(packsOf(products.get('EAU'))).toEqual([
        'Lot; x=6 6000 – P-6',
        'Carton 24000 21.5 6191234567897 C-24',
        'Palette 1200000 –',
      ])
      expect(products.get('JUS')?.packs).toEqual([])
      expect(await found(importer, 'C-24')).toEqual(['EAU'])
      // One that came with stock stays, archived, and gives its barcodes up.
      expect(await undone(importer, done.changeSet?.id)).toMatchObject({ state: 'undone', keptCount: 0 })
      const left = [...(await productsOf(importer)).values()]
      expect(left.map((product) => [product.isActive, packsOf(product)])).toEqual([[false, []]])
      const again = await checkedImport(open(), importer, file)
      expect(await appliedImport(open(), importer, again.id)).toMatchObject({ goodCount: 2, badCount: 0 })
      expect(await booksThatDisagree(open(), importer.shop.companyId)).toEqual([])
    },
  )

  test('reads prices in the basis that they say, else in that of the product', async () => {
    const { importer } = await aDrinksImporter()
    const file = [
      'code;designation;prix ht;tva;packs',
      'A;Amandes;10;19;Carton = 10 @ 90',
      'B;Beurre;10;19;Carton = 10 @ 119 TTC',
      'C;Citron;10;19;Carton = 10 @ 90 HT',
      '',
    ].join('\n')
    const dry = await checkedImport(open(), importer, file)
    await appliedImport(open(), importer, dry.id)
    const products = await productsOf(importer)
    expect(['A', 'B', 'C'].map((code) => products.get(code)?.packs[0]?.price)).toEqual([90, 100, 90])
  })

  test('is refused for what the form refuses, and for what cannot be read', async () => {
    const { importer, water } = await aDrinksImporter()
    await water()
    const file = fileOf(
      'packs',
      'A;Amandes;Bouteille;1;;;Carton = 6,5',
      'B;Beurre;Bouteille;1;;;Pack = 6 @ 1; pack = 6 @ 2',
      'C;Citron;Bouteille;999999999;;;Pack = 1000000',
      'D;Dattes;Bouteille;1;D-1;;Pack = 6 [D-1]',
      'E;Eau;Bouteille;1;;;Pack = 6 [E-1]; Pack = 7 [E-1]',
      'F;Farine;Bouteille;1;;;Pack = 6 [B-1]',
      'G;Gâteau;Bouteille;1;;;Pack = 6 [C-24]',
      'H;Halva;Bouteille;1;;;par six',
      // It goes in, with a warning.
      'I;Indigo;Bouteille;1;;;Pack = 6 [6191234567890]',
      'J;Jasmin;Bouteille;1;;;Pack = 6 [6191234567890]',
      'K;Kaki;Bouteille;1;6191234567890;;',
      // A unit that is new counts what its name says.
      'L;Lait;Bidon;1;;;Pack = 6,5',
      'M;Miel;Kilogramme;1;;;Seau = 6,5',
    )
    const dry = await checkedImport(open(), importer, file)
    expect(await reportOf(importer, dry.id)).toEqual([
      '2 bad: packs packTooFine Carton = 6.5',
      '3 bad: packs packTwice pack = 6 @ 2',
      '4 bad: packs packTooDear Pack = 1000000',
      '5 bad: packs barcodeTwiceInRow D-1',
      '6 bad: packs barcodeTwiceInRow E-1',
      '7 bad: packs barcodeTaken B-1',
      '8 bad: packs barcodeTaken C-24',
      '9 bad: packs packsUnreadable par six',
      '10 created: packs checkDigitWrong 6191234567890',
      '11 bad: barcode barcodeTwiceInFile 6191234567890 10, packs checkDigitWrong 6191234567890',
      '12 bad: barcode barcodeTwiceInFile 6191234567890 10, barcode checkDigitWrong 6191234567890',
      '13 bad: packs packTooFine Pack = 6.5',
      '14 created: ',
    ])
  })
})

describe('a row that matches a product', () => {
  test('changes its packs, and the undoing sets them back with their barcodes', async () => {
    const { importer, water } = await aDrinksImporter()
    const before = await water()
    const [six, carton] = before.packs
    const file = fileOf('packs', 'EAU;;;;;;Carton = 12 @ 11 [C-24]; PACK = 6 [P-6, P-7]; Palette = 1200')
    const dry = await checkedImport(open(), importer, file)
    expect(await reportOf(importer, dry.id)).toEqual([
      `2 changed: packs ${TOLD} → PACK = 6 [P-6, P-7]; Carton = 12 @ 11 [C-24]; Palette = 1200`,
    ])
    const done = await appliedImport(open(), importer, dry.id)
    const after = (await productsOf(importer)).get('EAU')
    expect(packsOf(after)).toEqual(['Pack 6000 – P-6 P-7', 'Carton 12000 11 C-24', 'Palette 1200000 –'])
    expect(after?.packs.slice(0, 2).map(({ id }) => id)).toEqual([six?.id, carton?.id])
    expect(await found(importer, 'P-7')).toEqual(['EAU'])
    expect(await found(importer, '6191234567897')).toEqual([])
    expect(await undone(importer, done.changeSet?.id)).toMatchObject({ state: 'undone', keptCount: 0 })
    expect((await productsOf(importer)).get('EAU')).toEqual({ ...before, version: 3 })
    expect(await found(importer, '6191234567897')).toEqual(['EAU'])
    expect(await found(importer, 'P-7')).toEqual([])
  })

  test('leaves them where the cell is empty, says the same, or is not in the file', async () => {
    const { importer, water } = await aDrinksImporter()
    const before = await water()
    const same = 'carton = 24,0 @ 21,500 TTC [C-24; 6191234567897]; pack = 6 [P-6]'
    for (const file of [
      fileOf('packs', 'EAU;;;;;;'),
      fileOf('packs', `EAU;;;;;;${same}`),
      'code;designation\nEAU;Eau\n',
    ]) {
      const dry = await checkedImport(open(), importer, file)
      expect(await reportOf(importer, dry.id)).toEqual(['2 nothingDiffers: '])
    }
    const dry = await checkedImport(open(), importer, 'code;designation\nEAU;Eau plate\n')
    await appliedImport(open(), importer, dry.id)
    expect((await productsOf(importer)).get('EAU')).toEqual({ ...before, designation: 'Eau plate', version: 2 })
    expect(await found(importer, 'C-24')).toEqual(['EAU'])
  })

  test('leaves packs at what they cost where it brings the price in the other basis', async () => {
    const { importer, water } = await aDrinksImporter()
    const before = await water()
    const dry = await checkedImport(open(), importer, 'code;designation;prix ht\nEAU;;0,8\n')
    expect(await reportOf(importer, dry.id)).toEqual([
      `2 changed: priceHt 0.756303 → 0.8, packs ${TOLD} → Pack = 6 [P-6]; Carton = 24 @ 18.067227 [6191234567897, C-24]`,
    ])
    const done = await appliedImport(open(), importer, dry.id)
    const after = (await productsOf(importer)).get('EAU')
    expect(after).toMatchObject({
      priceBasis: 'ht',
      packs: before.packs.map((pack, at) => (at === 0 ? pack : { ...pack, price: 18.067227 })),
    })
    await undone(importer, done.changeSet?.id)
    expect((await productsOf(importer)).get('EAU')).toEqual({ ...before, version: 3 })
  })

  test('is refused for what its product, its unit or others do not allow', async () => {
    const { importer, manager, unit, water, bottle } = await aDrinksImporter()
    const kilo = await unit('Kilo', 3)
    await water()
    await putProduct(manager, { code: 'A', unitId: bottle, barcodes: ['A-1'] })
    await putProduct(manager, { code: 'B', unitId: kilo })
    const sugar: PackInput[] = [{ unitId: bottle, quantityMilli: 500, price: null, barcodes: ['S-1'] }]
    await putProduct(manager, { code: 'C', unitId: kilo, packs: sugar })
    await putProduct(manager, { code: 'D', unitId: bottle })
    const file = fileOf(
      'packs',
      'A;;;;;;Carton = 6 [A-1]',
      'B;;;;;;Carton = 6 [P-6]',
      // The same packs under a unit that cannot count them.
      'C;;Bouteille;;;;Bouteille = 0.5 [S-1]',
      'D;;;;D-1;;Carton = 6 [D-1]',
    )
    const dry = await checkedImport(open(), importer, file)
    expect(await reportOf(importer, dry.id)).toEqual([
      '2 bad: packs barcodeTwiceInRow A-1',
      '3 bad: packs barcodeTaken P-6',
      '4 bad: packs packTooFine Bouteille = 0.5 [S-1]',
      '5 bad: packs barcodeTwiceInRow D-1',
    ])
  })

  test('stays out where its barcode was given away between the check and the import', async () => {
    const { importer, manager, water } = await aDrinksImporter()
    const before = await water()
    const dry = await checkedImport(open(), importer, fileOf('packs', 'EAU;;;;;;Pack = 6 [P-9]'))
    expect(dry.goodCount).toBe(1)
    await putProduct(manager, { barcodes: ['P-9'] })
    expect(await appliedImport(open(), importer, dry.id)).toMatchObject({ goodCount: 0, badCount: 1 })
    expect(await reportOf(importer, dry.id)).toEqual(['2 bad: packs barcodeTaken P-9'])
    expect((await productsOf(importer)).get('EAU')).toEqual(before)
  })

  test('keeps packs that somebody changed since, or whose barcode or unit is gone, when it is undone', async () => {
    const { importer, manager, unit, water, bottle, six } = await aDrinksImporter()
    const crate = await unit('Caisse')
    await water()
    const packed = (unitId: string, barcode: string): PackInput[] => [
      { unitId, quantityMilli: 6000, price: null, barcodes: [barcode] },
    ]
    const taken = await putProduct(manager, { code: 'A', unitId: bottle, packs: packed(six, 'A-6') })
    const gone = await putProduct(manager, { code: 'B', unitId: bottle, packs: packed(crate, 'B-6') })
    const rows = ['EAU', 'A', 'B'].map((code) => `${code};;;;;;Palette = 1200 [${code}-P]`)
    const dry = await checkedImport(open(), importer, fileOf('packs', ...rows))
    const done = await appliedImport(open(), importer, dry.id)
    const { id, packs } = (await productsOf(importer)).get('EAU') ?? (await water())
    const edited = packs.map(({ name: _, ...pack }) => ({ ...pack, price: 900 }))
    const body = aProduct({ code: 'EAU', designation: 'Eau', unitId: bottle, price: 0.9, barcodes: ['B-1'] })
    expect((await manager.put(`products/${id}`, { ...body, packs: edited })).statusCode).toBe(200)
    await putProduct(manager, { code: 'X', barcodes: ['A-6'] })
    expect((await manager.delete(`units/${crate}`)).statusCode).toBe(204)
    expect(await undone(importer, done.changeSet?.id)).toMatchObject({ state: 'partlyUndone', keptCount: 3 })
    const kept = await manager.get(`product-changes/${done.changeSet?.id}/kept`)
    const reasons = kept
      .json<PaginatedOf<{ code: string; reason: string }>>()
      .data.map(({ code, reason }) => [code, reason])
    expect(reasons.toSorted()).toEqual([
      ['A', 'taken'],
      ['B', 'familyGone'],
      ['EAU', 'changed'],
    ])
    const products = await productsOf(importer)
    expect(packsOf(products.get('EAU'))).toEqual(['Palette 1200000 900 EAU-P'])
    expect(packsOf(products.get(taken.code))).toEqual(['Palette 1200000 – A-P'])
    expect(packsOf(products.get(gone.code))).toEqual(['Palette 1200000 – B-P'])
  })
})

test('an import of packs that breaks off goes on with nothing doubled and nothing lost, and is undone', async () => {
  const { importer, manager, bottle, six } = await aDrinksImporter()
  const { shop } = importer
  const ctx = { ...shop.ctx, userId: manager.userId }
  const numbers = Array.from({ length: 10 }, (_, index) => index)
  for (const number of numbers.filter((each) => each % 2 === 0)) {
    const packs = [{ unitId: six, quantityMilli: 6000, price: 3, barcodes: [`OLD-${number}`] }]
    await putProduct(manager, { code: `N${number}`, designation: `Produit ${number}`, unitId: bottle, packs })
  }
  const before = await productsOf(importer)
  const rows = numbers.map(
    (number) => `N${number};Produit ${number};Bouteille;;;;Pack = 6 [NEW-${number}]; Palette = 1200`,
  )
  const { id } = await checkedImport(open(), importer, fileOf('packs', ...rows))
  const { changeSet } = (await manager.post(`products/import/${id}/apply`)).json<{ changeSet: ChangeSet }>()
  const url = addressOf(open().ownerUrl, new URL(open().ownerUrl).pathname.slice(1), 'app_admin')
  const { pool, db } = openDatabase({ url, max: 2, onError: () => undefined })
  const deps = { pool, secret: 'x'.repeat(32) }
  await expect(applyImport(ctx, deps, id, breakingAfter(2))).rejects.toThrow('killed')
  await applyImport(ctx, deps, id, BY_FOURS)
  await db.destroy()
  const after = await productsOf(importer)
  expect(numbers.map((number) => packsOf(after.get(`N${number}`)))).toEqual(
    numbers.map((number) => [`Pack 6000 – NEW-${number}`, 'Palette 1200000 –']),
  )
  expect(await undone(importer, changeSet.id)).toMatchObject({ state: 'undone', keptCount: 0 })
  const back = [...(await productsOf(importer)).values()]
  expect(back.map((product) => ({ ...product, version: 1 }))).toEqual(
    expect.arrayContaining([...before.values()].map((product) => ({ ...product, version: 1 }))),
  )
  expect(back).toHaveLength(before.size)
})
