import type { TaxParameter } from '@comptoir/contracts/company/tax-parameters'
import { afterEach, describe, expect, test } from '@jest/globals'
import { setUpApp } from '../../../../test/app.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()
const realTime = { now: () => new Date() }
const NOON = 'T12:00:00.000Z'

/** A rate of VAT from a day on, in place of another one or in addition. */
const aRate = (validFrom: string, valueMilli: number, replacesMilli: number | null = null) => ({
  name: 'Loi de finances 2031',
  code: 'vat',
  thresholdMilli: 0,
  validFrom,
  valueMilli,
  replacesMilli,
})

async function enter(caller: Caller, ...rate: Parameters<typeof aRate>): Promise<TaxParameter> {
  const made = await caller.post('tax-parameters', aRate(...rate))
  if (made.statusCode !== 201) throw new Error(made.body)
  return made.json<TaxParameter>()
}

async function rates(shop: Shop): Promise<number[]> {
  const answer = await (await shop.as('cashier')).get('vat-rates')
  return answer.json<{ rate: number }[]>().map(({ rate }) => rate)
}

describe('rates of VAT by date', () => {
  afterEach(() => open().clock.set(realTime.now().toISOString()))

  test('refuses strangers; the company reads those of the day, lowest first, with its default', async () => {
    const shop = await aShop(open())
    await refuses(shop.nobody.get('vat-rates'), 'auth.required')
    await refuses(
      (await (await aShop(open())).as('administrator')).get(`/${shop.companyId}/vat-rates`),
      'company.notFound',
    )
    const answer = await (await shop.as('readOnly')).get('vat-rates')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual([
      { rate: 0, isDefault: false },
      { rate: 7, isDefault: false },
      { rate: 13, isDefault: false },
      { rate: 19, isDefault: true },
    ])
  })

  test('one comes in addition, one in place of another from its day on, and the default goes with it', async () => {
    const shop = await aShop(open())
    open().clock.set(`2031-01-01${NOON}`)
    const accountant = await shop.as('accountant')
    await enter(accountant, '2031-01-02', 5500)
    await enter(accountant, '2031-01-03', 20_000, 19_000)
    expect(await rates(shop)).toEqual([0, 7, 13, 19])
    open().clock.set(`2031-01-02${NOON}`)
    expect(await rates(shop)).toEqual([0, 5.5, 7, 13, 19])
    open().clock.set(`2031-01-03${NOON}`)
    expect(await rates(shop)).toEqual([0, 5.5, 7, 13, 20])
    const administrator = await shop.as('administrator')
    expect((await administrator.get('vat-rates')).json()).toContainEqual({ rate: 20, isDefault: true })
    expect((await administrator.get(`/company/${shop.companyId}`)).json()).toMatchObject({ defaultVatRate: 20 })
    expect((await administrator.get('/users/me')).json()).toMatchObject({ company: { defaultVatRate: 20 } })
  })

  test('the day is the one of the company, not of the server', async () => {
    const tunis = await aShop(open())
    const paris = await aShop(open(), { timeZone: 'Europe/Paris' })
    open().clock.set(`2031-06-30${NOON}`)
    for (const shop of [tunis, paris]) await enter(await shop.as('administrator'), '2031-07-01', 5500)
    // Half past eleven at night in Tunis is half past midnight in Paris.
    open().clock.set('2031-06-30T22:30:00.000Z')
    expect(await rates(tunis)).toEqual([0, 7, 13, 19])
    expect(await rates(paris)).toEqual([0, 5.5, 7, 13, 19])
  })

  test('one that follows from nothing is refused by its field, and nothing is kept of it', async () => {
    const administrator = await (await aShop(open())).as('administrator')
    await enter(administrator, '2090-01-01', 20_000, 19_000)
    const refused = async (
      [...rate]: Parameters<typeof aRate>,
      code: Parameters<typeof refuses>[1],
      told: { params?: object; pointer: string },
    ) => {
      const problem = await refuses(administrator.post('tax-parameters', aRate(...rate)), code)
      expect({ params: problem.params, pointer: problem.errors?.[0]?.pointer }).toEqual(told)
    }
    const dayTaken = { params: { validFrom: '2090-01-01' }, pointer: '/validFrom' }
    await refused(['2090-01-01', 21_000, 19_000], 'taxParameter.dayTaken', dayTaken)
    await refused(['2090-02-01', 21_000, 19_000], 'taxParameter.rateNotInForce', {
      params: { rate: 19 },
      pointer: '/replacesMilli',
    })
    await refused(['2090-02-01', 7000], 'taxParameter.rateInForce', { params: { rate: 7 }, pointer: '/valueMilli' })
    await refused(['2090-02-01', 19_000], 'taxParameter.rateReplaced', {
      params: { rate: 19, instead: 20 },
      pointer: '/valueMilli',
    })
    await refuses(
      administrator.post('tax-parameters', { ...aRate('2090-02-01', 500), code: 'fodec', replacesMilli: 7000 }),
      'taxParameter.replacesNothing',
    )
    const list = (await administrator.get('tax-parameters/paginated')).json<{ data: unknown[] }>()
    expect(list.data).toHaveLength(1)
    await enter(administrator, '2090-02-01', 19_000, 20_000)
  })

  test('one on which another depends stays as it is while that one is there', async () => {
    const administrator = await (await aShop(open())).as('administrator')
    const first = await enter(administrator, '2090-01-01', 20_000, 19_000)
    const path = `tax-parameters/${first.id}`
    const second = await enter(administrator, '2091-01-01', 21_000, 20_000)
    const problem = await refuses(administrator.delete(path), 'taxParameter.laterDepends')
    expect(problem.params).toEqual({ name: 'Loi de finances 2031', validFrom: '2091-01-01' })
    await refuses(administrator.put(path, aRate('2090-01-01', 22_000, 19_000)), 'taxParameter.laterDepends')
    await refuses(administrator.put(path, aRate('2091-02-01', 20_000, 19_000)), 'taxParameter.laterDepends')
    const fodec = { ...aRate('2090-01-01', 2000), code: 'fodec' }
    await refuses(administrator.put(path, fodec), 'taxParameter.laterDepends')
    expect((await administrator.put(path, aRate('2090-06-01', 20_000, 19_000))).statusCode).toBe(200)
    expect((await administrator.delete(`tax-parameters/${second.id}`)).statusCode).toBe(204)
    expect((await administrator.put(path, fodec)).statusCode).toBe(200)
  })

  test('one that begins today stays: products may bear it since the morning', async () => {
    const shop = await aShop(open())
    open().clock.set(`2031-01-01${NOON}`)
    const administrator = await shop.as('administrator')
    const { id } = await enter(administrator, '2031-01-01', 5500)
    await refuses(administrator.delete(`tax-parameters/${id}`), 'taxParameter.inForce')
    await refuses(administrator.put(`tax-parameters/${id}`, aRate('2031-01-02', 5500)), 'taxParameter.inForce')
  })

  test('of two who replace one rate at once, one learns that it is too late', async () => {
    const administrator = await (await aShop(open())).as('administrator')
    const made = await Promise.all(
      [20_000, 21_000, 22_000].map((rate) => administrator.post('tax-parameters', aRate('2090-01-01', rate, 19_000))),
    )
    expect(made.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409])
  })
})
