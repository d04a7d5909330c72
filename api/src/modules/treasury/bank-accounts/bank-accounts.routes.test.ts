import { expect, test } from '@jest/globals'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import type { BankAccount, BankAccountInput } from '@comptoir/contracts/treasury/bank-accounts'
import type { Bank, BankChoice } from '@comptoir/contracts/treasury/banks'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()
const RIB = '10006035183598478831'

const putBank = async (caller: Caller, given: object = {}): Promise<Bank> =>
  (await caller.post('banks', { name: 'STB', ribCode: '10', bic: 'STBKTNTT', ...given })).json<Bank>()

const anAccount = (bankId: string, given: Partial<BankAccountInput> = {}): BankAccountInput => ({
  name: 'Compte courant',
  bankId,
  agency: null,
  rib: null,
  iban: null,
  currency: 'TND',
  ...given,
})

test('a bank is once by its name and once by its code; the short list says the codes', async () => {
  const accountant = await (await aShop(open())).as('accountant')
  const { id } = await putBank(accountant)
  await refuses(accountant.post('banks', { name: 'stb', ribCode: null, bic: null }), 'bank.nameTaken')
  const taken = await refuses(accountant.post('banks', { name: 'Autre', ribCode: '10', bic: null }), 'bank.codeTaken')
  expect([taken.params, taken.errors?.[0]?.pointer]).toEqual([{ ribCode: '10' }, '/ribCode'])
  await putBank(accountant, { name: 'Deutsche Bank', ribCode: null, bic: 'DEUTDEFF' })
  await putBank(accountant, { name: 'Crédit Lyonnais', ribCode: null, bic: null })
  expect((await accountant.get('banks')).json<BankChoice[]>().map(({ name, ribCode }) => [name, ribCode])).toEqual([
    ['Crédit Lyonnais', null],
    ['Deutsche Bank', null],
    ['STB', '10'],
  ])
  for (const wrong of [{ ribCode: '1' }, { ribCode: 'AB' }, { name: ' ' }, { bic: 'X'.repeat(12) }])
    await refuses(accountant.put(`banks/${id}`, { name: 'X', ribCode: null, bic: null, ...wrong }), 'request.invalid')
})

test('a bank with accounts is not deleted, says how many, and can be made inactive', async () => {
  const manager = await (await aShop(open())).as('manager')
  const { id, name, ribCode, bic } = await putBank(manager)
  const account = (await manager.post('bank-accounts', anAccount(id))).json<BankAccount>()
  expect((await manager.get(`banks/${id}`)).json<Bank>().accountCount).toBe(1)
  expect((await refuses(manager.delete(`banks/${id}`), 'bank.inUse')).params).toEqual({ accounts: 1 })
  expect((await manager.put(`banks/${id}`, { name, ribCode, bic, isActive: false })).json<Bank>().isActive).toBe(false)
  expect((await manager.delete(`bank-accounts/${account.id}`)).statusCode).toBe(204)
  expect((await manager.delete(`banks/${id}`)).statusCode).toBe(204)
})

test('an account is known by its numbers however they were written, and a wrong one is kept as it is', async () => {
  const manager = await (await aShop(open())).as('manager')
  const { id: bankId } = await putBank(manager)
  const put = (given: Partial<BankAccountInput>) => manager.post('bank-accounts', anAccount(bankId, given))
  const first = (
    await put({ rib: '10 006 0351835984788 31', iban: 'tn59 1000 6035 1835 9847 8831' })
  ).json<BankAccount>()
  expect(first).toMatchObject({ bank: { id: bankId, name: 'STB' }, rib: RIB, iban: `TN59${RIB}`, isActive: true })
  const rib = await refuses(put({ name: 'Autre', rib: '10-006-0351835984788-31' }), 'bankAccount.ribTaken')
  expect([rib.params, rib.errors?.[0]?.pointer]).toEqual([{ rib: RIB }, '/rib'])
  await refuses(put({ name: 'Autre', iban: `TN59${RIB}` }), 'bankAccount.ibanTaken')
  await refuses(put({ name: 'COMPTE courant' }), 'bankAccount.nameTaken')
  const wrong = (await put({ name: 'Douteux', rib: '10006035183598478832', iban: 'pas encore' })).json<BankAccount>()
  expect(wrong).toMatchObject({ rib: '10006035183598478832', iban: 'pas encore' })
  for (const search of ['1000603518', 'TN591000', 'courant']) {
    const found = await manager.get(`bank-accounts/paginated?search[text]=${search}`)
    expect(found.json<PaginatedOf<BankAccount>>().data.map(({ name }) => name)).toContain('Compte courant')
  }
  await refuses(put({ name: 'X', currency: 'ZZZ' as 'TND' }), 'request.invalid')
})

test('an account is of a bank of the company, and moves to another one', async () => {
  const [shop, elsewhere] = [await aShop(open()), await aShop(open())]
  const manager = await shop.as('manager')
  const theirs = await putBank(await elsewhere.as('manager'))
  for (const bankId of [theirs.id, newId()]) {
    const refused = await refuses(manager.post('bank-accounts', anAccount(bankId)), 'bank.notFound')
    expect(refused.errors?.[0]?.pointer).toBe('/bankId')
  }
  const [one, other] = [await putBank(manager), await putBank(manager, { name: 'BIAT', ribCode: '08', bic: null })]
  const { id } = (await manager.post('bank-accounts', anAccount(one.id))).json<BankAccount>()
  const moved = await manager.put(`bank-accounts/${id}`, anAccount(other.id, { currency: 'EUR', agency: 'Lac 2' }))
  expect(moved.json()).toMatchObject({ bank: { name: 'BIAT' }, currency: 'EUR', agency: 'Lac 2' })
  const ofOther = await manager.get(`bank-accounts/paginated?filter[bank]=${other.id}`)
  expect(ofOther.json<PaginatedOf<BankAccount>>().meta.total).toBe(1)
})

test('who only sells sees neither; the exports hold what the lists show', async () => {
  const shop = await aShop(open())
  const cashier = await shop.as('cashier')
  for (const path of ['banks', 'bank-accounts']) {
    await refuses(shop.nobody.get(path), 'auth.required')
    await refuses(cashier.get(path), 'auth.forbidden')
    await refuses((await shop.as('readOnly')).post(path, {}), 'auth.forbidden')
    await refuses((await shop.as('readOnly')).get(`${path}/export?format=csv`), 'auth.forbidden')
  }
  const accountant = await shop.as('accountant')
  const { id } = await putBank(accountant)
  await accountant.post('bank-accounts', anAccount(id, { rib: RIB, iban: `TN59${RIB}` }))
  const lines = async (path: string): Promise<string[]> => {
    const file = await accountant.get(`${path}/export?format=csv`, { 'accept-language': 'fr' })
    return file.body.replace('\uFEFF', '').trim().split(/\r?\n/)
  }
  expect(await lines('banks')).toEqual(['Nom;Code banque;BIC;Comptes;État', 'STB;10;STBKTNTT;1;Actif'])
  expect(await lines('bank-accounts')).toEqual([
    'Nom;Banque;Agence;RIB;IBAN;Devise;État',
    'Compte courant;STB;;10 006 0351835984788 31;TN59 1000 6035 1835 9847 8831;TND;Actif',
  ])
})
