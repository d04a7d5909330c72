import { expect, test } from '@jest/globals'
import type { OwnRole } from '@comptoir/contracts/company/roles'
import type { User } from '@comptoir/contracts/company/users'
import { wordOf } from '@comptoir/i18n/words'
import { anEmail } from '../../../../test/accounts.ts'
import { setUpApp } from '../../../../test/app.ts'
import { fileOf, listedRows, onTheClock, refusesOthers } from '../../../../test/list-files.ts'
import { aShop, type Caller, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()
const EVERYWHERE = { en: 'All points of sale', fr: 'Tous les points de vente', ar: 'كل نقاط البيع' }
const STATES = {
  en: { invited: 'Invited', over: 'Invitation expired', active: 'Active', inactive: 'Inactive' },
  fr: { invited: 'Invité', over: 'Invitation expirée', active: 'Actif', inactive: 'Inactif' },
  ar: { invited: 'مدعو', over: 'دعوة منتهية', active: 'نشط', inactive: 'معطّل' },
}

/** People of every kind: an own role, one point of sale, an invitation, its end missed, and somebody who may not come in. */
async function people(): Promise<{ shop: Shop; administrator: Caller }> {
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  const role = (
    await administrator.post('roles', {
      ...{ name: 'Chef de rayon', description: null, basedOn: 'stockKeeper', permissions: ['products.read'] },
    })
  ).json<OwnRole>()
  const invite = (over: object) => administrator.post('users', { email: anEmail(), pointOfSaleIds: null, ...over })
  await invite({ name: '=Sonia', role: 'own', roleId: role.id })
  await invite({ name: 'Karim', role: 'cashier', pointOfSaleIds: [shop.pointOfSaleId] })
  const { id } = (await invite({ name: 'Nadia', role: 'cashier' })).json<User>()
  await open()
    .admin.updateTable('app_user')
    .set({ invitation_ends_at: new Date('2020-01-01T00:00:00.000Z') })
    .where('company_id', '=', shop.companyId)
    .where('id', '=', id)
    .execute()
  await shop.as('cashier')
  const [cashier] = (await listedRows<User>(administrator, 'users')).filter(
    ({ state, role: of }) => of === 'cashier' && state === 'active',
  )
  if (!cashier) throw new Error('There is no cashier')
  const { email, name } = cashier
  const changed = { email, name, role: 'cashier', pointOfSaleIds: null, isActive: false }
  expect((await administrator.put(`users/${cashier.id}`, changed)).statusCode).toBe(200)
  return { shop, administrator }
}

test.each(['en', 'fr', 'ar'] as const)(
  'the export of users holds cell by cell what the list shows its reader, in %s',
  async (language) => {
    const { shop, administrator } = await people()
    const cellsOf = (user: User): unknown[] => [
      user.name,
      user.email,
      user.ownRole?.name ?? wordOf(language, `code.user.role.${user.role}`),
      user.hasAllPointsOfSale ? EVERYWHERE[language] : user.pointsOfSale.map(({ name }) => name).join(', '),
      STATES[language][user.name === 'Nadia' ? 'over' : user.state],
      onTheClock(user.lastSignInAt),
    ]
    for (const [caller, query, names] of [
      [administrator, '', ['=Sonia', 'Karim', 'Nadia']],
      [administrator, '&order[field]=name&order[direction]=desc', ['=Sonia', 'Karim', 'Nadia']],
      [administrator, '&filter[state]=invited', ['=Sonia', 'Karim', 'Nadia']],
      [await shop.as('manager'), '&search[text]=kar', ['Karim']],
    ] as const) {
      const rows = await listedRows<User>(caller, 'users', query)
      expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...names]))
      const file = await fileOf(caller, 'users', language, query)
      expect(file.head[0]).toBe(wordOf(language, 'field.user.name'))
      expect(file.rows).toEqual(rows.map(cellsOf))
    }
  },
)

test('the export of users is refused to who may not see them', async () => {
  await refusesOthers(open(), await aShop(open()), 'users', ['cashier', 'stockKeeper', 'accountant', 'readOnly'])
})
