import { expect, test } from '@jest/globals'
import type { BarcodeRule } from '@comptoir/contracts/inventory/barcode-rules'
import { setUpApp } from '../../../../test/app.ts'
import { fileOf, listedRows, refusesOthers } from '../../../../test/list-files.ts'
import { aShop } from '../../../../test/shop.ts'

const open = setUpApp()
const WORDS = {
  fr: {
    order: 'Ordre',
    W: 'Le produit et son poids',
    P: 'Le produit et son prix',
    none: 'Le produit',
    yes: 'Actif',
    no: 'Inactif',
  },
  ar: { order: 'الترتيب', W: 'المنتوج ووزنه', P: 'المنتوج وسعره', none: 'المنتوج', yes: 'نشط', no: 'معطّل' },
} as const

test.each(['fr', 'ar'] as const)(
  'the export of barcode rules holds cell by cell what the list shows, in %s',
  async (language) => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    await manager.post('barcode-rules', {
      name: '=Vrac',
      pattern: '24IIIIIWWWWWC',
      position: 7,
      decimals: 2,
      isActive: false,
    })
    for (const query of ['', '&order[field]=name&order[direction]=desc', '&filter[isActive]=false']) {
      const answer = await manager.get(`barcode-rules/paginated?limit=100${query}`, { 'accept-language': language })
      const rows = answer.json<{ data: BarcodeRule[] }>().data
      expect(rows.length).toBe((await listedRows(manager, 'barcode-rules', query)).length)
      expect(rows.map(({ name }) => name)).toContain('=Vrac')
      const file = await fileOf(manager, 'barcode-rules', language, query)
      const words = WORDS[language]
      expect(file.head[0]).toBe(words.order)
      expect(file.rows).toEqual(
        rows.map(({ position, name, pattern, decimals, isActive }) => [
          position,
          name,
          pattern,
          words[pattern.includes('W') ? 'W' : pattern.includes('P') ? 'P' : 'none'],
          decimals,
          isActive ? words.yes : words.no,
        ]),
      )
    }
  },
)

test('the export of barcode rules is refused to who may only read them', async () => {
  await refusesOthers(open(), await aShop(open()), 'barcode-rules', ['cashier', 'readOnly'])
})
