import type { OwnCompanies, SessionAnswer } from '@comptoir/contracts/identity/session'
import { expect, test } from '@jest/globals'
import { v7 as newId } from 'uuid'
import { anAccountWithPassword, Browser, PASSWORD } from '../../../../test/accounts.ts'
import { setUpApp } from '../../../../test/app.ts'
import { aShop, refuses, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()
const PATH = '/users/me/companies'

/** Makes an account a cashier of a company. */
async function joins(shop: Shop, accountId: string): Promise<void> {
  const { admin, clock } = open()
  const now = clock.now()
  await admin
    .insertInto('app_user')
    .values({
      company_id: shop.companyId,
      id: newId(),
      account_id: accountId,
      name: 'Both',
      role: 'cashier',
      has_all_points_of_sale: true,
      created_at: now,
    })
    .execute()
  await admin
    .insertInto('account_company')
    .values({ account_id: accountId, company_id: shop.companyId, joined_at: now })
    .execute()
}

test('somebody of two companies goes from one to the other, and comes back to the last one', async () => {
  const [first, second] = [await aShop(open(), { name: 'Aziza' }), await aShop(open(), { name: 'Belhaj' })]
  const { id, email } = await anAccountWithPassword(open())
  await joins(first, id)
  const person = new Browser(open())
  expect((await person.login(email, PASSWORD)).json<SessionAnswer>().user.hasOtherCompanies).toBeUndefined()
  await joins(second, id)
  const me = (await person.send('GET', '/users/me')).json<SessionAnswer>()
  expect(me.user).toMatchObject({ companyId: first.companyId, hasOtherCompanies: true })
  expect((await person.send('GET', PATH)).json<OwnCompanies>().data).toEqual([
    { id: first.companyId, name: 'Aziza', isThisOne: true },
    { id: second.companyId, name: 'Belhaj', isThisOne: false },
  ])
  const before = person.token
  const there = (await person.send('POST', `${PATH}/${second.companyId}/open`)).json<SessionAnswer>()
  expect(there).toMatchObject({ company: { name: 'Belhaj' }, user: { role: 'cashier' } })
  const old = { authorization: `Bearer ${before}` }
  const late = await open().app.inject({ method: 'GET', url: `/api${PATH}`, headers: old })
  await refuses(late, 'auth.tokenStale')
  expect((await new Browser(open()).login(email, PASSWORD)).json<SessionAnswer>().company?.name).toBe('Belhaj')
})

test('nobody goes to a company that they are not of, are out of, or that is suspended', async () => {
  const [own, other, foreign] = [await aShop(open()), await aShop(open()), await aShop(open())]
  const { id, email } = await anAccountWithPassword(open())
  await joins(own, id)
  await joins(other, id)
  const person = new Browser(open())
  await refuses(person.send('GET', PATH), 'auth.required')
  await refuses(person.send('POST', `${PATH}/${own.companyId}/open`), 'auth.required')
  await person.login(email, PASSWORD)
  await refuses(person.send('POST', `${PATH}/${foreign.companyId}/open`), 'company.notFound')
  await refuses(person.send('POST', `${PATH}/${newId()}/open`), 'company.notFound')
  await refuses(person.send('POST', `${PATH}/none/open`), 'request.invalid')
  const opening = () => person.send('POST', `${PATH}/${other.companyId}/open`)
  const company = open().admin.updateTable('company').where('id', '=', other.companyId)
  await company.set({ suspended_at: new Date(), suspended_reason: 'unpaid' }).execute()
  await refuses(opening(), 'company.suspended')
  await company.set({ suspended_at: null, suspended_reason: null }).execute()
  const user = open()
    .admin.updateTable('app_user')
    .where('company_id', '=', other.companyId)
    .where('account_id', '=', id)
  await user.set({ is_active: false }).execute()
  await refuses(opening(), 'company.notFound')
  expect((await person.send('GET', PATH)).json<OwnCompanies>().data).toHaveLength(1)
})
