import { expect, test } from '@jest/globals'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import { setUpApp } from '../../../../test/app.ts'
import { fileOf, listedRows, refusesOthers } from '../../../../test/list-files.ts'
import { aShop } from '../../../../test/shop.ts'

const open = setUpApp()
const WORDS = {
  fr: { name: 'Nom', active: 'Actif', inactive: 'Inactif' },
  ar: { name: 'الاسم', active: 'نشط', inactive: 'معطّل' },
} as const

test.each(['fr', 'ar'] as const)(
  'the export of points of sale holds cell by cell what the list shows its reader, in %s',
  async (language) => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const nowhere = { address: null, postalCode: null, city: null, phone: null }
    await administrator.post('points-of-sale', { code: 'SF', name: '=Sfax', ...nowhere, isActive: false })
    await administrator.post('points-of-sale', {
      code: 'BZ',
      name: 'Bizerte',
      ...nowhere,
      postalCode: '0700',
      phone: '+216 72 000 111',
    })
    for (const [caller, query, count] of [
      [administrator, '', 3],
      [administrator, '&order[field]=code&order[direction]=desc', 3],
      [administrator, '&filter[isActive]=false', 1],
      // Of the shop alone that they may enter.
      [await shop.as('manager'), '', 1],
    ] as const) {
      const rows = await listedRows<PointOfSale>(caller, 'points-of-sale', query)
      expect(rows).toHaveLength(count)
      const file = await fileOf(caller, 'points-of-sale', language, query)
      expect(file.head[0]).toBe(WORDS[language].name)
      expect(file.rows).toEqual(
        rows.map((row) => [
          row.name,
          row.code,
          row.address,
          row.postalCode,
          row.city,
          row.phone,
          row.registerCount,
          WORDS[language][row.isActive ? 'active' : 'inactive'],
        ]),
      )
    }
  },
)

test('the export of points of sale is refused to who may only read them', async () => {
  await refusesOthers(open(), await aShop(open()), 'points-of-sale', ['cashier', 'stockKeeper', 'readOnly'])
})
