import { expect, test } from '@jest/globals'
import type { Attribute } from '@comptoir/contracts/inventory/attributes'
import { setUpApp } from '../../../../test/app.ts'
import { fileOf, listedRows, refusesOthers } from '../../../../test/list-files.ts'
import { aShop } from '../../../../test/shop.ts'
import { aGroup, putAttribute } from '../../../../test/variants.ts'

const open = setUpApp()
const WORDS = {
  fr: { head: ['Nom', 'Valeurs', 'Produits', 'État'], yes: 'Actif', no: 'Inactif' },
  ar: { head: ['الاسم', 'القيم', 'المنتوجات', 'الحالة'], yes: 'نشط', no: 'معطّل' },
} as const

test.each(['fr', 'ar'] as const)(
  'the export of attributes holds cell by cell what the list shows, in %s',
  async (language) => {
    const manager = await (await aShop(open())).as('manager')
    await aGroup(manager, [['M', 'Rouge']])
    const { id, name, values } = await putAttribute(manager, '=Pointure', ['42', '41'])
    await manager.put(`attributes/${id}`, { name, values, isActive: false })
    await putAttribute(manager, 'Matière', [])
    const lengths: number[] = []
    for (const query of [
      '',
      '&order[field]=name&order[direction]=desc',
      '&filter[isActive]=false',
      '&search[text]=tail',
    ]) {
      const rows = await listedRows<Attribute>(manager, 'attributes', query)
      const file = await fileOf(manager, 'attributes', language, query)
      const words = WORDS[language]
      expect(file.head).toEqual(words.head)
      expect(file.rows).toEqual(
        rows.map((row) => [
          row.name,
          row.values.map((value) => value.name).join(', ') || null,
          row.productCount,
          row.isActive ? words.yes : words.no,
        ]),
      )
      lengths.push(rows.length)
    }
    expect(lengths).toEqual([4, 4, 1, 1])
  },
)

test('the export of attributes is refused to who may only read them', async () => {
  await refusesOthers(open(), await aShop(open()), 'attributes', ['cashier', 'readOnly'])
})
