import { expect, test } from '@jest/globals'
import { correctedGtin } from '@comptoir/money'
import { addressOf } from '../test/addresses.ts'
import { setUpApp } from '../test/app.ts'
import { booksThatDisagree } from '../test/goods.ts'
import { DEMO } from './demo-ids.ts'
import { seedDemo } from './demo.ts'

const open = setUpApp()

test('the demonstration has a T-shirt in three sizes and two colours, in stock, under sound books, made once', async () => {
  const { ownerUrl, admin, clock } = open()
  const name = new URL(ownerUrl).pathname.slice(1)
  const options = {
    adminUrl: addressOf(ownerUrl, name, 'app_admin'),
    appUrl: addressOf(ownerUrl, name, 'app_rw'),
    password: 'demo-password',
  }
  await seedDemo({ ...options, now: clock.now() })
  await seedDemo({ ...options, now: clock.now() })
  const variants = await admin
    .selectFrom('variant as v')
    .innerJoin('product as p', 'p.id', 'v.product_id')
    .innerJoin('attribute_value as size', 'size.id', 'v.value_1_id')
    .innerJoin('attribute_value as colour', 'colour.id', 'v.value_2_id')
    .innerJoin('stock_balance as k', 'k.product_id', 'p.id')
    .innerJoin('product_barcode as b', 'b.product_id', 'p.id')
    .select(['size.name as size', 'colour.name as colour', 'b.barcode', 'p.price_ttc_micro'])
    .select((query) => query.fn.sum<number>('k.on_hand_milli').as('stock'))
    .groupBy([
      'v.group_id',
      'size.name',
      'size.position',
      'colour.name',
      'colour.position',
      'b.barcode',
      'p.price_ttc_micro',
    ])
    .orderBy('size.position')
    .orderBy('colour.position')
    .execute()
  expect(variants.map(({ size, colour, stock }) => [size, colour, Number(stock)])).toEqual([
    ['S', 'Blanc', 10_000],
    ['S', 'Bleu nuit', 8000],
    ['M', 'Blanc', 20_000],
    ['M', 'Bleu nuit', 16_000],
    ['L', 'Blanc', 16_000],
    ['L', 'Bleu nuit', 2000],
  ])
  expect(variants.every(({ price_ttc_micro: price }) => price === 29_900_000)).toBe(true)
  expect(variants.filter(({ barcode }) => !/^619\d{10}$/.test(barcode))).toEqual([])
  const barcodes = await admin.selectFrom('product_barcode').select('barcode').execute()
  expect(barcodes.filter(({ barcode }) => correctedGtin(barcode) !== null)).toEqual([])
  expect(await booksThatDisagree(open(), DEMO.company)).toEqual([])
})
