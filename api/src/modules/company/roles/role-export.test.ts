import { expect, test } from '@jest/globals'
import type { OwnRole } from '@comptoir/contracts/company/roles'
import { wordOf } from '@comptoir/i18n/words'
import { setUpApp } from '../../../../test/app.ts'
import { fileOf, listedRows, refusesOthers } from '../../../../test/list-files.ts'
import { aShop } from '../../../../test/shop.ts'

const open = setUpApp()

test.each(['en', 'fr', 'ar'] as const)(
  'the export of own roles holds cell by cell what the list shows, and what each role allows, in %s',
  async (language) => {
    const administrator = await (await aShop(open())).as('administrator')
    const make = (over: object) =>
      administrator.post('roles', { description: null, basedOn: 'cashier', permissions: ['sales.read'], ...over })
    await make({ name: '=Soir', description: 'Tient la caisse du soir', approvals: ['sales.exceedDiscount'] })
    await make({ name: 'Chef de rayon', basedOn: 'stockKeeper', permissions: ['brands.write', 'products.read'] })
    for (const [query, count] of [
      ['', 2],
      ['&order[field]=name&order[direction]=desc', 2],
      ['&filter[basedOn]=stockKeeper', 1],
      ['&search[text]=soir', 1],
    ] as const) {
      const rows = await listedRows<OwnRole>(administrator, 'roles', query)
      expect(rows).toHaveLength(count)
      const file = await fileOf(administrator, 'roles', language, query)
      expect(file.head[0]).toBe(wordOf(language, 'field.role.name'))
      const inWords = (names: readonly string[]): string | null =>
        names.map((name) => wordOf(language, `permission.${name}`)).join(language === 'ar' ? '، ' : ', ') || null
      expect(file.rows).toEqual(
        rows.map(({ name, description, basedOn, permissions, approvals, userCount }) => [
          name,
          description,
          wordOf(language, `code.role.basedOn.${basedOn}`),
          permissions.length,
          inWords(permissions),
          inWords(approvals),
          userCount,
        ]),
      )
    }
  },
)

test('the export of own roles is for administrators alone, and no role can be given it', async () => {
  const shop = await aShop(open())
  await refusesOthers(open(), shop, 'roles', ['manager', 'cashier', 'stockKeeper', 'accountant', 'readOnly'])
  const refused = await (
    await shop.as('administrator')
  ).post('roles', {
    ...{ name: 'Curieux', description: null, basedOn: 'manager', permissions: ['roles.export'] },
  })
  expect(refused.json()).toMatchObject({ code: 'role.administratorsOnly' })
})
