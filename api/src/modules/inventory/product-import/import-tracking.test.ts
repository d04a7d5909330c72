import { describe, expect, test } from '@jest/globals'
import type { ImportReportRow } from '@comptoir/contracts/inventory/product-import'
import type { Product, ProductInput } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { setUpApp } from '../../../../test/app.ts'
import { booksThatDisagree } from '../../../../test/goods.ts'
import { anImporter, appliedImport, checkedImport, productsByCode, type Importer } from '../../../../test/imports.ts'
import { putProduct } from '../../../../test/products.ts'
import { undone } from '../../../../test/undo.ts'

const open = setUpApp()

async function anImporterOfLots(usesLots = true) {
  const importer = await anImporter(open())
  const { companyId } = importer.shop
  await open().admin.updateTable('company').set({ is_multi_batch: usesLots }).where('id', '=', companyId).execute()
  const unit = async (name: string, decimals: number): Promise<string> =>
    (await importer.manager.post('units', { name, decimals })).json<{ id: string }>().id
  return { importer, piece: await unit('Pièce', 0), kilo: await unit('Kilo', 3) }
}

/** Each row of the report as `row outcome: changes or problems`. */
async function reportOf({ manager }: Importer, id: string): Promise<string[]> {
  const answer = await manager.get(`products/import/${id}/report?limit=100&only=all`)
  return answer.json<PaginatedOf<ImportReportRow>>().data.map(({ rowNumber, outcome, reason, changes, problems }) => {
    // None of these files brings prices.
    const told = problems.filter(({ problem }) => problem !== 'priceMissing')
    const said = [
      ...changes.map(({ column, before, after }) => `${column} ${before ?? '–'} → ${after}`),
      ...told.map(({ column, problem }) => `${column} ${problem}`),
    ]
    return `${rowNumber} ${reason ?? outcome}: ${said.join(', ')}`
  })
}

/** Puts three pieces into the shop, of a lot or with their numbers. */
async function opens({ manager, shop }: Importer, { id, tracking }: Pick<Product, 'id' | 'tracking'>): Promise<void> {
  const goods = {
    none: { quantityMilli: 3000 },
    lots: { lots: [{ number: 'L-1', expiresOn: null, quantityMilli: 3000 }] },
    serialNumbers: { serialNumbers: ['S-1', 'S-2', 'S-3'] },
  }[tracking]
  const openingStock = [{ pointOfSaleId: shop.pointOfSaleId, ...goods }]
  expect((await manager.post(`products/${id}/opening-stock`, { openingStock })).statusCode).toBe(201)
}

const HEADERS = 'code;designation;unité;suivi;périssable;durée de conservation;stock initial'
const NONE: Partial<ProductInput> = { designation: 'Déjà là' }

describe('a row that makes a product', () => {
  test('tracks it as it says in any of our languages, without the stock that has no numbers', async () => {
    const { importer } = await anImporterOfLots()
    const file = [
      HEADERS,
      'A;Amandes;Kilo;Par lot;oui;30;',
      'B;Balance;Pièce;By serial number;;;4',
      'C;Citron;Kilo;دون تتبّع;لا;;2,5',
      'D;Dattes;Kilo;lots;;;',
    ].join('\n')
    const dry = await checkedImport(open(), importer, file)
    expect(await reportOf(importer, dry.id)).toEqual([
      '2 created: ',
      '3 created: openingStock stockNeedsNumbers',
      '4 created: ',
      '5 created: ',
    ])
    await appliedImport(open(), importer, dry.id)
    const products = await productsByCode(importer)
    expect(products.get('A')).toMatchObject({ tracking: 'lots', lotsExpire: true, shelfLifeDays: 30 })
    expect(products.get('B')).toMatchObject({ tracking: 'serialNumbers', lotsExpire: false, onHandMilli: 0 })
    expect(products.get('C')).toMatchObject({ tracking: 'none', lotsExpire: false, onHandMilli: 2500 })
    expect(products.get('D')).toMatchObject({ tracking: 'lots', lotsExpire: false, shelfLifeDays: null })
    expect(await booksThatDisagree(open(), importer.shop.companyId)).toEqual([])
  })

  test('is refused for what the form refuses, and for what cannot be read', async () => {
    const { importer } = await anImporterOfLots()
    const file = [
      HEADERS,
      'A;Amandes;Kilo;Par numéro de série;;;',
      'B;Beurre;;Par numéro de série;;;',
      'C;Citron;Kilo;Sans suivi;oui;;',
      'D;Dattes;Kilo;Par lot;non;30;',
      'E;Eau;Kilo;à vue;;;',
      'F;Farine;Kilo;Par lot;oui;1,5;',
      'G;Gâteau;Kilo;Par lot;oui;3651;',
      'H;Halva;Kilo;Par lot;peut-être;;',
    ].join('\n')
    const dry = await checkedImport(open(), importer, file)
    expect(await reportOf(importer, dry.id)).toEqual([
      '2 bad: tracking needsWholeUnit',
      '3 bad: tracking needsWholeUnit',
      '4 bad: lotsExpire expiryWithoutLots',
      '5 bad: shelfLifeDays shelfLifeWithoutExpiry',
      '6 bad: tracking trackingInvalid',
      '7 bad: shelfLifeDays shelfLifeInvalid',
      '8 bad: shelfLifeDays shelfLifeInvalid',
      '9 bad: lotsExpire flagInvalid',
    ])
  })
})

describe('a row that matches a product', () => {
  test('changes its tracking, and the undoing sets it back', async () => {
    const { importer, piece } = await anImporterOfLots()
    const before = await putProduct(importer.manager, { code: 'A', unitId: piece })
    const lots = { tracking: 'lots', lotsExpire: true, shelfLifeDays: 9 } as const
    const tracked = await putProduct(importer.manager, { code: 'B', unitId: piece, ...lots })
    const file = [HEADERS, 'A;;;Par lot;oui;30;7', 'B;;;Par numéro de série;;;'].join('\n')
    const dry = await checkedImport(open(), importer, file)
    expect(await reportOf(importer, dry.id)).toEqual([
      '2 changed: tracking none → lots, lotsExpire no → yes, shelfLifeDays – → 30',
      '3 changed: tracking lots → serialNumbers, lotsExpire yes → no',
    ])
    const done = await appliedImport(open(), importer, dry.id)
    const products = await productsByCode(importer)
    expect(products.get('A')).toEqual({ ...before, ...lots, shelfLifeDays: 30, version: 2 })
    const numbered = { tracking: 'serialNumbers', lotsExpire: false, shelfLifeDays: null }
    expect(products.get('B')).toEqual({ ...tracked, ...numbered, version: 2 })
    expect(await undone(open(), importer, done.changeSet?.id)).toMatchObject({ state: 'undone', keptCount: 0 })
    const back = await productsByCode(importer)
    expect(back.get('A')).toEqual({ ...before, version: 3 })
    expect(back.get('B')).toEqual({ ...tracked, version: 3 })
  })

  test('is refused where lots are off, goods have moved, or the unit has decimals', async () => {
    const { importer, piece, kilo } = await anImporterOfLots()
    const { manager, shop } = importer
    await putProduct(manager, { ...NONE, code: 'A', unitId: piece })
    const moved = await putProduct(manager, { ...NONE, code: 'B', unitId: piece })
    await opens(importer, moved)
    await putProduct(manager, { ...NONE, code: 'C', unitId: piece, tracking: 'serialNumbers' })
    await putProduct(manager, { ...NONE, code: 'D', unitId: kilo })
    await putProduct(manager, { ...NONE, code: 'E', unitId: piece, tracking: 'lots' })
    await open().admin.updateTable('company').set({ is_multi_batch: false }).where('id', '=', shop.companyId).execute()
    const file = [
      HEADERS,
      'A;;;Par lot;;;',
      'B;;;Par numéro de série;;;',
      // The unit alone.
      'C;;Kilo;;;;',
      'D;;;Par numéro de série;;;',
      // It keeps the lots that it has.
      'E;;;Par lot;oui;10;',
    ].join('\n')
    const dry = await checkedImport(open(), importer, file)
    expect(await reportOf(importer, dry.id)).toEqual([
      '2 bad: tracking lotsOff',
      '3 bad: tracking trackingFixed',
      '4 bad: tracking needsWholeUnit',
      '5 bad: tracking needsWholeUnit',
      '6 changed: lotsExpire no → yes, shelfLifeDays – → 10',
    ])
  })

  test('stays out where goods have moved between the check and the import', async () => {
    const { importer, piece } = await anImporterOfLots()
    const product = await putProduct(importer.manager, { ...NONE, code: 'A', unitId: piece })
    const dry = await checkedImport(open(), importer, `${HEADERS}\nA;;;Par lot;;;\n`)
    expect(dry.goodCount).toBe(1)
    await opens(importer, product)
    expect(await appliedImport(open(), importer, dry.id)).toMatchObject({ goodCount: 0, badCount: 1 })
    expect(await reportOf(importer, dry.id)).toEqual(['2 bad: tracking trackingFixed'])
    expect((await productsByCode(importer)).get('A')).toMatchObject({ tracking: 'none', version: product.version })
  })

  test('is not set back under goods that came in with their lot since', async () => {
    const { importer, piece } = await anImporterOfLots()
    const { manager, shop } = importer
    const { id } = await putProduct(manager, { ...NONE, code: 'A', unitId: piece })
    const dry = await checkedImport(open(), importer, `${HEADERS}\nA;;;Par lot;;;\n`)
    const done = await appliedImport(open(), importer, dry.id)
    await opens(importer, { id, tracking: 'lots' })
    expect(await undone(open(), importer, done.changeSet?.id)).toMatchObject({ state: 'partlyUndone', keptCount: 1 })
    expect((await productsByCode(importer)).get('A')).toMatchObject({ tracking: 'lots', onHandMilli: 3000 })
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })
})
