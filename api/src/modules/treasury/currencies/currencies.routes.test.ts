import { describe, expect, test } from '@jest/globals'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import type { Currency } from '@comptoir/contracts/treasury/currencies'
import type { ExchangeRate, ExchangeRateInput, ValidRate } from '@comptoir/contracts/treasury/exchange-rates'
import fc from 'fast-check'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { keepOwnCurrency } from '../index.ts'

const open = setUpApp()

const put = async (caller: Caller, code: string): Promise<Currency> =>
  (await caller.post('currencies', { code })).json<Currency>()

const all = async (caller: Caller): Promise<Currency[]> =>
  (await caller.get('currencies/paginated?order[field]=code')).json<PaginatedOf<Currency>>().data

const aRate = (currencyId: string, given: Partial<ExchangeRateInput> = {}): ExchangeRateInput => ({
  currencyId,
  validFrom: '2026-03-01',
  per: 1,
  rate: 3.3725,
  ...given,
})

async function anAccountIn(caller: Caller, currency: string): Promise<void> {
  const bank = await caller.post('banks', { name: 'STB', ribCode: null, bic: null })
  const account = { name: 'Devises', bankId: bank.json<{ id: string }>().id, agency: null, rib: null, iban: null }
  await caller.post('bank-accounts', { ...account, currency })
}

describe('currencies of a company', () => {
  test('begin with its own, which stays what it is and active; another is there once', async () => {
    const accountant = await (await aShop(open())).as('accountant')
    const [own] = await all(accountant)
    expect(own).toMatchObject({ code: 'TND', isActive: true, rateCount: 0 })
    const address = `currencies/${own?.id}`
    await refuses(accountant.put(address, { code: 'TND', isActive: false }), 'currency.isDefault')
    await refuses(accountant.put(address, { code: 'EUR' }), 'currency.isDefault')
    expect((await refuses(accountant.delete(address), 'currency.isDefault')).params).toEqual({ code: 'TND' })
    const refused = await refuses(accountant.post('currencies', { code: 'TND' }), 'currency.codeTaken')
    expect([refused.params, refused.errors?.[0]?.pointer]).toEqual([{ code: 'TND' }, '/code'])
    await refuses(accountant.post('currencies', { code: 'ZZZ' }), 'request.invalid')
  })

  test('are not deleted, nor become another one, while they have rates or accounts; they can be inactive', async () => {
    const manager = await (await aShop(open())).as('manager')
    const { id } = await put(manager, 'EUR')
    expect((await manager.put(`currencies/${id}`, { code: 'CHF' })).json<Currency>().code).toBe('CHF')
    await manager.put(`currencies/${id}`, { code: 'EUR' })
    await anAccountIn(manager, 'EUR')
    expect((await refuses(manager.delete(`currencies/${id}`), 'currency.inUse')).params).toEqual({
      rates: 0,
      accounts: 1,
    })
    await manager.post('exchange-rates', aRate(id))
    await refuses(manager.put(`currencies/${id}`, { code: 'USD' }), 'currency.codeUsed')
    expect((await refuses(manager.delete(`currencies/${id}`), 'currency.inUse')).params).toMatchObject({ rates: 1 })
    const inactive = (await manager.put(`currencies/${id}`, { code: 'EUR', isActive: false })).json<Currency>()
    expect(inactive).toMatchObject({ isActive: false, rateCount: 1 })
    const free = await put(manager, 'JPY')
    expect((await manager.delete(`currencies/${free.id}`)).statusCode).toBe(204)
  })

  test('are found by their names in every language', async () => {
    const manager = await (await aShop(open())).as('manager')
    await put(manager, 'JPY')
    for (const text of ['jpy', 'yen', 'ين ياباني']) {
      const found = await manager.get(`currencies/paginated?search[text]=${encodeURIComponent(text)}`)
      expect(found.json<PaginatedOf<Currency>>().data.map(({ code }) => code)).toEqual(['JPY'])
    }
  })

  test('have the one that a company changes to among them, active, before it sold anything', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = await put(manager, 'EUR')
    await manager.put(`currencies/${id}`, { code: 'EUR', isActive: false })
    await open().admin.updateTable('company').set({ currency: 'EUR' }).where('id', '=', shop.companyId).execute()
    await inTransaction(shop.ctx, keepOwnCurrency)
    await inTransaction(shop.ctx, keepOwnCurrency)
    expect((await all(manager)).map(({ code, isActive }) => [code, isActive])).toEqual([
      ['EUR', true],
      ['TND', true],
    ])
    await refuses(manager.delete(`currencies/${id}`), 'currency.isDefault')
  })
})

describe('exchange rates', () => {
  test('of a currency follow one another: each is valid until the day before the next', async () => {
    const manager = await (await aShop(open())).as('manager')
    const { id } = await put(manager, 'JPY')
    for (const [validFrom, rate] of [
      ['2026-03-10', 20.15],
      ['2026-03-01', 20.123456],
      ['2026-04-01', 19],
    ] as const)
      await manager.post('exchange-rates', aRate(id, { validFrom, per: 1000, rate }))
    const { data } = (await manager.get('exchange-rates/paginated')).json<PaginatedOf<ExchangeRate>>()
    expect(data.map(({ validFrom, validTo, rate }) => [validFrom, validTo, rate])).toEqual([
      ['2026-04-01', null, 19],
      ['2026-03-10', '2026-03-31', 20.15],
      ['2026-03-01', '2026-03-09', 20.123456],
    ])
    expect(data[0]).toMatchObject({ currency: { id, name: 'JPY' }, base: 'TND', per: 1000, version: 1 })
    await refuses(manager.post('exchange-rates', aRate(id, { validFrom: '2026-03-10' })), 'exchangeRate.dayTaken')
    const moved = await manager.put(`exchange-rates/${data[0]?.id}`, aRate(id, { validFrom: '2026-03-05' }))
    expect(moved.json()).toMatchObject({ validFrom: '2026-03-05', validTo: '2026-03-09', base: 'TND' })
    expect((await manager.delete(`exchange-rates/${data[1]?.id}`)).statusCode).toBe(204)
    const [latest] = (await manager.get('exchange-rates/paginated')).json<PaginatedOf<ExchangeRate>>().data
    expect(latest).toMatchObject({ validFrom: '2026-03-05', validTo: null })
  })

  test('valid on a day are one for each active currency, whatever the order in which they came', async () => {
    const manager = await (await aShop(open())).as('manager')
    const [euro, dollar] = [await put(manager, 'EUR'), await put(manager, 'USD')]
    const day = (number: number): string => `2026-03-${String(number).padStart(2, '0')}`
    const entered =
      fc.sample(fc.uniqueArray(fc.integer({ min: 5, max: 25 }), { minLength: 6, maxLength: 6 }), 1)[0] ?? []
    for (const number of entered)
      await manager.post('exchange-rates', aRate(euro.id, { validFrom: day(number), rate: number }))
    await manager.post('exchange-rates', aRate(dollar.id, { validFrom: day(1), rate: 2.9 }))
    const valid = async (date: string): Promise<ValidRate[]> =>
      (await manager.get(`exchange-rates?date=${date}`)).json<ValidRate[]>()
    for (let number = 1; number <= 28; number += 1) {
      const last = Math.max(0, ...entered.filter((from) => from <= number))
      const rates = (await valid(day(number))).map(({ name, rate }) => [name, rate])
      expect(rates).toEqual([...(last === 0 ? [] : [['EUR', last]]), ['USD', 2.9]])
    }
    await manager.put(`currencies/${dollar.id}`, { code: 'USD', isActive: false })
    expect((await valid(day(28))).map(({ name }) => name)).toEqual(['EUR'])
    expect((await manager.get('exchange-rates')).json<ValidRate[]>().map(({ name }) => name)).toEqual(['EUR'])
    expect(await valid('2026-02-28')).toEqual([])
    await refuses(manager.get('exchange-rates?date=2026-02-30'), 'request.invalid')
  })

  test('are in the currency of their day: those in another one are kept, and valid no more', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = await put(manager, 'USD')
    await manager.post('exchange-rates', aRate(id, { validFrom: '2026-01-01' }))
    await open().admin.updateTable('company').set({ currency: 'EUR' }).where('id', '=', shop.companyId).execute()
    expect((await manager.get('exchange-rates')).json()).toEqual([])
    const again = await manager.post('exchange-rates', aRate(id, { validFrom: '2026-01-01', rate: 0.92 }))
    expect(again.json()).toMatchObject({ base: 'EUR', rate: 0.92, validTo: null })
    expect((await manager.get('exchange-rates')).json()).toMatchObject([{ name: 'USD', rate: 0.92 }])
  })

  test('refuse the own currency, that of another company, and figures that cannot be kept', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const [own] = await all(manager)
    const refused = await refuses(manager.post('exchange-rates', aRate(own?.id ?? '')), 'exchangeRate.ofDefault')
    expect([refused.params, refused.errors?.[0]?.pointer]).toEqual([{ code: 'TND' }, '/currencyId'])
    const theirs = await put(await (await aShop(open())).as('manager'), 'EUR')
    for (const id of [theirs.id, newId()]) await refuses(manager.post('exchange-rates', aRate(id)), 'currency.notFound')
    const { id } = await put(manager, 'EUR')
    for (const wrong of [
      { rate: 0 },
      { rate: 3.372_512_5 },
      { rate: 1_000_001 },
      { per: 0 },
      { validFrom: '2026-02-30' },
    ])
      await refuses(manager.post('exchange-rates', aRate(id, wrong)), 'request.invalid')
    const made = (await manager.post('exchange-rates', aRate(id))).json<ExchangeRate>()
    await refuses(manager.put(`exchange-rates/${made.id}`, aRate(own?.id ?? '')), 'exchangeRate.ofDefault')
  })

  test('and currencies: who only sells sees neither; the exports hold what the lists show', async () => {
    const shop = await aShop(open())
    for (const path of ['currencies', 'exchange-rates']) {
      await refuses(shop.nobody.get(path), 'auth.required')
      await refuses((await shop.as('cashier')).get(path), 'auth.forbidden')
      await refuses((await shop.as('stockKeeper')).post(path, {}), 'auth.forbidden')
      await refuses((await shop.as('readOnly')).get(`${path}/export?format=csv`), 'auth.forbidden')
    }
    const accountant = await shop.as('accountant')
    const { id } = await put(accountant, 'EUR')
    await accountant.post('exchange-rates', aRate(id))
    const lines = async (path: string): Promise<string[]> => {
      const file = await accountant.get(`${path}/export?format=csv`, { 'accept-language': 'fr' })
      return file.body.replace('\uFEFF', '').trim().split(/\r?\n/)
    }
    expect(await lines('currencies')).toEqual([
      'Devise;Nom;Décimales;Cours;État',
      'EUR;euro;2;1;Actif',
      'TND;dinar tunisien;3;0;Actif',
    ])
    expect(await lines('exchange-rates')).toEqual([
      'Devise;Valable du;Valable jusqu’au;Pour;Cours;En',
      'EUR;2026-03-01;;1;3,3725;TND',
    ])
  })
})
