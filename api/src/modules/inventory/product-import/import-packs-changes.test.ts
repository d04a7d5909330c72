import { describe, expect, test } from '@jest/globals'
import type { PackInput } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { setUpApp } from '../../../../test/app.ts'
import { aDrinksImporter } from '../../../../test/drinks.ts'
import { appliedImport, checkedImport, productsByCode, reportOf } from '../../../../test/imports.ts'
import { codesFound, packsFile, packsOf } from '../../../../test/packs.ts'
import { aProduct, putProduct } from '../../../../test/products.ts'
import { undone } from '../../../../test/undo.ts'

const open = setUpApp()
const TOLD = 'Pack = 6 [P-6]; Carton = 24 @ 21.5 [6191234567897, C-24]'

describe('a row that matches a product', () => {
  test('changes its packs, and the undoing sets them back with their barcodes', async () => {
    const { importer, water } = await aDrinksImporter(open())
    const before = await water()
    const [six, carton] = before.packs
    const file = packsFile('packs', 'EAU;;;;;;Carton = 12 @ 11 [C-24]; PACK = 6 [P-6, P-7]; Palette = 1200')
    const dry = await checkedImport(open(), importer, file)
    expect(await reportOf(importer, dry.id)).toEqual([
      `2 changed: packs ${TOLD} → PACK = 6 [P-6, P-7]; Carton = 12 @ 11 [C-24]; Palette = 1200`,
    ])
    const done = await appliedImport(open(), importer, dry.id)
    const after = (await productsByCode(importer)).get('EAU')
    expect(packsOf(after)).toEqual(['Pack 6000 – P-6 P-7', 'Carton 12000 11 C-24', 'Palette 1200000 –'])
    expect(after?.packs.slice(0, 2).map(({ id }) => id)).toEqual([six?.id, carton?.id])
    expect(await codesFound(importer, 'P-7')).toEqual(['EAU'])
    expect(await codesFound(importer, '6191234567897')).toEqual([])
    expect(await undone(open(), importer, done.changeSet?.id)).toMatchObject({ state: 'undone', keptCount: 0 })
    expect((await productsByCode(importer)).get('EAU')).toEqual({ ...before, version: 3 })
    expect(await codesFound(importer, '6191234567897')).toEqual(['EAU'])
    expect(await codesFound(importer, 'P-7')).toEqual([])
  })

  test('leaves them where the cell is empty, says the same, or is not in the file', async () => {
    const { importer, water } = await aDrinksImporter(open())
    const before = await water()
    const same = 'carton = 24,0 @ 21,500 TTC [C-24; 6191234567897]; pack = 6 [P-6]'
    for (const file of [
      packsFile('packs', 'EAU;;;;;;'),
      packsFile('packs', `EAU;;;;;;${same}`),
      'code;designation\nEAU;Eau\n',
    ]) {
      const dry = await checkedImport(open(), importer, file)
      expect(await reportOf(importer, dry.id)).toEqual(['2 nothingDiffers: '])
    }
    const dry = await checkedImport(open(), importer, 'code;designation\nEAU;Eau plate\n')
    await appliedImport(open(), importer, dry.id)
    expect((await productsByCode(importer)).get('EAU')).toEqual({ ...before, designation: 'Eau plate', version: 2 })
    expect(await codesFound(importer, 'C-24')).toEqual(['EAU'])
  })

  test('leaves packs at what they cost where it brings the price in the other basis', async () => {
    const { importer, water } = await aDrinksImporter(open())
    const before = await water()
    const dry = await checkedImport(open(), importer, 'code;designation;prix ht\nEAU;;0,8\n')
    expect(await reportOf(importer, dry.id)).toEqual([
      `2 changed: priceHt 0.756303 → 0.8, packs ${TOLD} → Pack = 6 [P-6]; Carton = 24 @ 18.067227 [6191234567897, C-24]`,
    ])
    const done = await appliedImport(open(), importer, dry.id)
    const after = (await productsByCode(importer)).get('EAU')
    expect(after).toMatchObject({
      priceBasis: 'ht',
      packs: before.packs.map((pack, at) => (at === 0 ? pack : { ...pack, price: 18.067227 })),
    })
    await undone(open(), importer, done.changeSet?.id)
    expect((await productsByCode(importer)).get('EAU')).toEqual({ ...before, version: 3 })
  })

  test('is refused for what its product, its unit or others do not allow', async () => {
    const { importer, manager, unit, water, bottle } = await aDrinksImporter(open())
    const kilo = await unit('Kilo', 3)
    await water()
    await putProduct(manager, { code: 'A', unitId: bottle, barcodes: ['A-1'] })
    await putProduct(manager, { code: 'B', unitId: kilo })
    const sugar: PackInput[] = [{ unitId: bottle, quantityMilli: 500, price: null, barcodes: ['S-1'] }]
    await putProduct(manager, { code: 'C', unitId: kilo, packs: sugar })
    await putProduct(manager, { code: 'D', unitId: bottle })
    const file = packsFile(
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
    const { importer, manager, water } = await aDrinksImporter(open())
    const before = await water()
    const dry = await checkedImport(open(), importer, packsFile('packs', 'EAU;;;;;;Pack = 6 [P-9]'))
    expect(dry.goodCount).toBe(1)
    await putProduct(manager, { barcodes: ['P-9'] })
    expect(await appliedImport(open(), importer, dry.id)).toMatchObject({ goodCount: 0, badCount: 1 })
    expect(await reportOf(importer, dry.id)).toEqual(['2 bad: packs barcodeTaken P-9'])
    expect((await productsByCode(importer)).get('EAU')).toEqual(before)
  })

  test('keeps packs that somebody changed since, or whose barcode or unit is gone, when it is undone', async () => {
    const { importer, manager, unit, water, bottle, six } = await aDrinksImporter(open())
    const crate = await unit('Caisse')
    await water()
    const packed = (unitId: string, barcode: string): PackInput[] => [
      { unitId, quantityMilli: 6000, price: null, barcodes: [barcode] },
    ]
    const taken = await putProduct(manager, { code: 'A', unitId: bottle, packs: packed(six, 'A-6') })
    const gone = await putProduct(manager, { code: 'B', unitId: bottle, packs: packed(crate, 'B-6') })
    const rows = ['EAU', 'A', 'B'].map((code) => `${code};;;;;;Palette = 1200 [${code}-P]`)
    const dry = await checkedImport(open(), importer, packsFile('packs', ...rows))
    const done = await appliedImport(open(), importer, dry.id)
    const { id, packs } = (await productsByCode(importer)).get('EAU') ?? (await water())
    const edited = packs.map(({ name: _, ...pack }) => ({ ...pack, price: 900 }))
    const body = aProduct({ code: 'EAU', designation: 'Eau', unitId: bottle, price: 0.9, barcodes: ['B-1'] })
    expect((await manager.put(`products/${id}`, { ...body, packs: edited })).statusCode).toBe(200)
    await putProduct(manager, { code: 'X', barcodes: ['A-6'] })
    expect((await manager.delete(`units/${crate}`)).statusCode).toBe(204)
    expect(await undone(open(), importer, done.changeSet?.id)).toMatchObject({ state: 'partlyUndone', keptCount: 3 })
    const kept = await manager.get(`product-changes/${done.changeSet?.id}/kept`)
    const reasons = kept
      .json<PaginatedOf<{ code: string; reason: string }>>()
      .data.map(({ code, reason }) => [code, reason])
    expect(reasons.toSorted()).toEqual([
      ['A', 'taken'],
      ['B', 'familyGone'],
      ['EAU', 'changed'],
    ])
    const products = await productsByCode(importer)
    expect(packsOf(products.get('EAU'))).toEqual(['Palette 1200000 900 EAU-P'])
    expect(packsOf(products.get(taken.code))).toEqual(['Palette 1200000 – A-P'])
    expect(packsOf(products.get(gone.code))).toEqual(['Palette 1200000 – B-P'])
  })
})
