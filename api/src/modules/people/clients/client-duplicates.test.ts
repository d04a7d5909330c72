import { expect, test } from '@jest/globals'
import type { Client } from '@comptoir/contracts/people/clients'
import type { Duplicate, Duplicates } from '@comptoir/contracts/people/parties'
import { setUpApp } from '../../../../test/app.ts'
import { aClient } from '../../../../test/clients.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()

const put = async (caller: Caller, over: object): Promise<Client> =>
  (await caller.post('clients', aClient(over))).json<Client>()

async function asked(caller: Caller, query: Readonly<Record<string, string>>): Promise<Duplicate[]> {
  const answer = await caller.get(`clients/duplicates?${new URLSearchParams(query).toString()}`)
  expect(answer.statusCode).toBe(200)
  return answer.json<Duplicates>().data
}

test.each([
  [{ taxId: '1234567a pm 000' }, ['taxId']],
  [{ taxId: '1234567A' }, ['taxId']],
  [{ taxId: '1234567A/P/C/001' }, ['taxId']],
  [{ phone: '71748320' }, ['phone']],
  [{ phone: '00216 71.748.320' }, ['phone']],
  [{ email: ' ACHATS@medina.example' }, ['email']],
  [{ email: 'achats@medina.example', phone: '71 748 320', taxId: 'x' }, ['phone', 'email']],
  [{ taxId: '1234567B', phone: '71748321', email: 'a@medina.example' }, []],
  [{ taxId: '123', phone: '748320', email: '' }, []],
  [{}, []],
])('%j is the same as a client has: %j', async (query, same) => {
  const manager = await (await aShop(open())).as('manager')
  const { id, name, code } = await put(manager, {})
  expect(await asked(manager, query)).toEqual(same.length === 0 ? [] : [{ id, name, code, isActive: true, same }])
})

test('are warned of, never refused, and not of oneself; who may read clients may ask', async () => {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  const one = await put(manager, { code: 'A' })
  const other = await put(manager, { code: 'B' })
  expect((await asked(manager, { phone: '71748320', exceptId: other.id })).map(({ id }) => id)).toEqual([one.id])
  expect(await asked(await shop.as('cashier'), { phone: '71748320' })).toHaveLength(2)
  expect(await asked(await (await aShop(open())).as('manager'), { phone: '71748320' })).toEqual([])
  await refuses(manager.get('clients/duplicates?name=a'), 'request.invalid')
  await refuses(manager.get('clients/duplicates?exceptId=a'), 'request.invalid')
})

test('five are told at most', async () => {
  const manager = await (await aShop(open())).as('manager')
  for (let at = 0; at < 7; at += 1) await put(manager, { code: `C-${at}` })
  expect(await asked(manager, { email: 'achats@medina.example' })).toHaveLength(5)
})
