import { describe, expect, test } from '@jest/globals'
import type { ChangeSet } from '@comptoir/contracts/inventory/product-changes'
import { addressOf } from '../../../../test/addresses.ts'
import { setUpApp } from '../../../../test/app.ts'
import { aDrinksImporter } from '../../../../test/drinks.ts'
import { booksThatDisagree } from '../../../../test/goods.ts'
import { appliedImport, checkedImport, productsByCode, reportOf } from '../../../../test/imports.ts'
import { codesFound, packsFile, packsOf } from '../../../../test/packs.ts'
import { breakingAfter, BY_FOURS } from '../../../../test/paces.ts'
import { putProduct } from '../../../../test/products.ts'
import { undone } from '../../../../test/undo.ts'
import { openDatabase } from '../../../platform/db/database.ts'
import { applyImport } from './apply-import.ts'

const open = setUpApp()

describe('a row that makes a product', () => {
  test.each(['Packs', 'Conditionnements', 'التعبئات'])(
    'gives it its packs under %s, and makes their units',
    async (header) => {
      const { importer } = await aDrinksImporter(open())
      const file = packsFile(
        header,
        `EAU;Eau;Bouteille;0,9;B-1;48;carton = 24 @ 21,5 [6191234567897, C-24]; Palette = 1200; "Lot; x=6" = 6 [P-6]`,
        'JUS;Jus;Bouteille;2;;;',
      )
      const dry = await checkedImport(open(), importer, file)
      expect(await reportOf(importer, dry.id)).toEqual(['2 created: ', '3 created: '])
      const done = await appliedImport(open(), importer, dry.id)
      const products = await productsByCode(importer)
      expect(packsOf(products.get('EAU'))).toEqual([
        'Lot; x=6 6000 – P-6',
        'Carton 24000 21.5 6191234567897 C-24',
        'Palette 1200000 –',
      ])
      expect(products.get('JUS')?.packs).toEqual([])
      expect(await codesFound(importer, 'C-24')).toEqual(['EAU'])
      // One that came with stock stays, archived, and gives its barcodes up.
      expect(await undone(open(), importer, done.changeSet?.id)).toMatchObject({ state: 'undone', keptCount: 0 })
      const left = [...(await productsByCode(importer)).values()]
      expect(left.map((product) => [product.isActive, packsOf(product)])).toEqual([[false, []]])
      const again = await checkedImport(open(), importer, file)
      expect(await appliedImport(open(), importer, again.id)).toMatchObject({ goodCount: 2, badCount: 0 })
      expect(await booksThatDisagree(open(), importer.shop.companyId)).toEqual([])
    },
  )

  test('reads prices in the basis that they say, else in that of the product', async () => {
    const { importer } = await aDrinksImporter(open())
    const file = [
      'code;designation;prix ht;tva;packs',
      'A;Amandes;10;19;Carton = 10 @ 90',
      'B;Beurre;10;19;Carton = 10 @ 119 TTC',
      'C;Citron;10;19;Carton = 10 @ 90 HT',
      '',
    ].join('\n')
    const dry = await checkedImport(open(), importer, file)
    await appliedImport(open(), importer, dry.id)
    const products = await productsByCode(importer)
    expect(['A', 'B', 'C'].map((code) => products.get(code)?.packs[0]?.price)).toEqual([90, 100, 90])
  })

  test('is refused for what the form refuses, and for what cannot be read', async () => {
    const { importer, water } = await aDrinksImporter(open())
    await water()
    const file = packsFile(
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

test('an import of packs that breaks off goes on with nothing doubled and nothing lost, and is undone', async () => {
  const { importer, manager, bottle, six } = await aDrinksImporter(open())
  const { shop } = importer
  const ctx = { ...shop.ctx, userId: manager.userId }
  const numbers = Array.from({ length: 10 }, (_, index) => index)
  for (const number of numbers.filter((each) => each % 2 === 0)) {
    const packs = [{ unitId: six, quantityMilli: 6000, price: 3, barcodes: [`OLD-${number}`] }]
    await putProduct(manager, { code: `N${number}`, designation: `Produit ${number}`, unitId: bottle, packs })
  }
  const before = await productsByCode(importer)
  const rows = numbers.map(
    (number) => `N${number};Produit ${number};Bouteille;;;;Pack = 6 [NEW-${number}]; Palette = 1200`,
  )
  const { id } = await checkedImport(open(), importer, packsFile('packs', ...rows))
  const { changeSet } = (await manager.post(`products/import/${id}/apply`)).json<{ changeSet: ChangeSet }>()
  const url = addressOf(open().ownerUrl, new URL(open().ownerUrl).pathname.slice(1), 'app_admin')
  const { pool, db } = openDatabase({ url, max: 2, onError: () => undefined })
  const deps = { pool, secret: 'x'.repeat(32) }
  await expect(applyImport(ctx, deps, id, breakingAfter(2))).rejects.toThrow('killed')
  await applyImport(ctx, deps, id, BY_FOURS)
  await db.destroy()
  const after = await productsByCode(importer)
  expect(numbers.map((number) => packsOf(after.get(`N${number}`)))).toEqual(
    numbers.map((number) => [`Pack 6000 – NEW-${number}`, 'Palette 1200000 –']),
  )
  expect(await undone(open(), importer, changeSet.id)).toMatchObject({ state: 'undone', keptCount: 0 })
  const back = [...(await productsByCode(importer)).values()]
  expect(back.map((product) => ({ ...product, version: 1 }))).toEqual(
    expect.arrayContaining([...before.values()].map((product) => ({ ...product, version: 1 }))),
  )
  expect(back).toHaveLength(before.size)
})
