import { afterEach, describe, expect, test } from '@jest/globals'
import { setUpApp } from '../../../../test/app.ts'
import { aShop, refuses, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()
const realTime = { now: () => new Date() }

async function aRate(shop: Shop, rateMilli: number, from: string, to: string | null): Promise<void> {
  await open()
    .admin.insertInto('vat_rate')
    .values({ company_id: shop.companyId, rate_milli: rateMilli, valid_from: from, valid_to: to })
    .execute()
}

async function rates(shop: Shop): Promise<number[]> {
  const answer = await (await shop.as('cashier')).get('vat-rates')
  return answer.json<{ rate: number }[]>().map(({ rate }) => rate)
}

describe('VAT rates', () => {
  afterEach(() => open().clock.set(realTime.now().toISOString()))

  test('refuses strangers; the company reads them, lowest first, with its default', async () => {
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

  test('a rate holds from its first day until the day before its end', async () => {
    const shop = await aShop(open(), { vatRatesMilli: [19_000] })
    await aRate(shop, 18_000, '2000-01-01', '2018-01-01')
    await aRate(shop, 12_500, '2026-05-04', '2026-05-06')
    open().clock.set('2026-05-03T12:00:00.000Z')
    expect(await rates(shop)).toEqual([19])
    open().clock.set('2026-05-05T12:00:00.000Z')
    expect(await rates(shop)).toEqual([12.5, 19])
    open().clock.set('2026-05-06T12:00:00.000Z')
    expect(await rates(shop)).toEqual([19])
  })

  test('the day is the one of the company, not of the server', async () => {
    const tunis = await aShop(open(), { vatRatesMilli: [19_000] })
    const paris = await aShop(open(), { vatRatesMilli: [19_000], timeZone: 'Europe/Paris' })
    for (const shop of [tunis, paris]) await aRate(shop, 5_500, '2026-07-01', null)
    // Half past eleven at night in Tunis is half past midnight in Paris.
    open().clock.set('2026-06-30T22:30:00.000Z')
    expect(await rates(tunis)).toEqual([19])
    expect(await rates(paris)).toEqual([5.5, 19])
  })
})
