import { describe, expect, test } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { putDiscount } from '../../../../test/discounts.ts'
import { putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'
import { pagesOf, readSheet, serialOf } from '../../../platform/export/testing/read-sheet.ts'

const open = setUpApp()
const NOW = '2026-03-10T12:00:00.000Z'

/** Three discounts: one that is over, one that runs, one to come. */
async function aSeason() {
  open().clock.set(NOW)
  const shop = await aShop(open(), { name: 'Épicerie de la Médina' })
  const manager = await shop.as('manager')
  const milk = await putProduct(manager, { designation: 'Lait' })
  const tea = await putProduct(manager, { designation: 'Thé' })
  await putDiscount(manager, {
    name: '=HYPERLINK("http://x";"Hiver")',
    pourcentage: 20,
    startDate: '2026-01-10',
    endDate: '2026-02-28',
    products: [tea],
  })
  await putDiscount(manager, {
    name: 'Ramadan',
    pourcentage: 12.5,
    startDate: '2026-02-18',
    endDate: '2026-03-20T23:59',
    products: [milk, tea],
  })
  await putDiscount(manager, {
    name: 'Été; soldes',
    pourcentage: 30,
    startDate: '2026-07-01',
    endDate: '2026-08-15',
    products: [milk],
  })
  return { shop, manager }
}

/** Many discounts at once, with the same dates two by two. */
async function many({ companyId, ctx }: Shop, howMany: number): Promise<void> {
  const rows = Array.from({ length: howMany }, (_, index) => {
    const startsAt = new Date(Date.parse(NOW) + Math.floor(index / 2) * 60_000)
    const name = `Remise ${index}`
    return {
      company_id: companyId,
      id: newId(),
      name,
      search_text: name.toLowerCase(),
      rate_milli: 10_000,
      starts_at: startsAt,
      ends_at: new Date('2099-01-01T00:00:00Z'),
      created_by: ctx.userId,
      created_at: new Date(NOW),
    }
  })
  for (let from = 0; from < howMany; from += 2500)
    await open()
      .admin.insertInto('discount')
      .values(rows.slice(from, from + 2500))
      .execute()
}

async function csv(caller: Caller, query = '', language = 'fr'): Promise<string[][]> {
  const answer = await caller.get(`discounts/export?format=csv${query}`, { 'accept-language': language })
  expect(answer.statusCode).toBe(200)
  return parse(answer.body, { bom: true, delimiter: language === 'en' ? ',' : ';', record_delimiter: '\r\n' })
}
const names = async (caller: Caller, query = ''): Promise<string[]> =>
  (await csv(caller, query)).slice(1).map(([name = '']) => name)

describe('the export of discounts', () => {
  test('refuses whoever may not read them, and a question of another shape', async () => {
    const { shop, manager } = await aSeason()
    const path = 'discounts/export?format=csv'
    await refuses(shop.nobody.get(path), 'auth.required')
    for (const role of ['cashier', 'stockKeeper', 'readOnly'] as const)
      await refuses((await shop.as(role)).get(path), 'auth.forbidden')
    await refuses(
      (await (await aShop(open())).as('administrator')).get(`/${shop.companyId}/${path}`),
      'company.notFound',
    )
    for (const wrong of [
      '',
      '?format=doc',
      '?format=csv&page=2',
      '?format=csv&limit=5',
      '?format=csv&cursor=x',
      '?format=csv&filter[colour]=red',
      '?format=csv&order[field]=secret',
    ]) {
      await refuses(manager.get(`discounts/export${wrong}`), 'request.invalid')
    }
  })

  test('is a CSV in the language asked for, on the clocks of the company; what looks like a formula stays text', async () => {
    const { manager } = await aSeason()
    const answer = await manager.get('discounts/export?format=csv', { 'accept-language': 'fr' })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="remises-2026-03-10.csv"; filename*=UTF-8''remises-2026-03-10.csv`,
      'cache-control': 'no-store',
    })
    expect(await csv(manager)).toEqual([
      ['Nom', 'Date de début', 'Date de fin', 'Pourcentage', 'Produits', 'Statut'],
      ['Été; soldes', '2026-07-01 00:00', '2026-08-15 00:00', '30%', '1', 'À venir'],
      ['Ramadan', '2026-02-18 00:00', '2026-03-20 23:59', '12,5%', '2', 'En cours'],
      [`'=HYPERLINK("http://x";"Hiver")`, '2026-01-10 00:00', '2026-02-28 00:00', '20%', '1', 'Expirée'],
    ])
    expect((await csv(manager, '', 'en'))[2]).toEqual([
      'Ramadan',
      '2026-02-18 00:00',
      '2026-03-20 23:59',
      '12.5%',
      '2',
      'Active',
    ])
    expect((await csv(manager, '', 'ar'))[0]?.[0]).toBe('الاسم')
  })

  test('is a spreadsheet with real dates and numbers', async () => {
    const { manager } = await aSeason()
    const answer = await manager.get('discounts/export?format=xlsx&order[field]=name', { 'accept-language': 'ar' })
    expect(answer.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="discounts-2026-03-10.xlsx"; filename*=UTF-8''${encodeURIComponent('التخفيضات-2026-03-10.xlsx')}`,
    )
    const { rows, ...sheet } = readSheet(answer.rawPayload)
    expect(sheet).toMatchObject({ isRightToLeft: true, frozenRows: 1, hasFormula: false })
    const ramadan = rows.find(([name]) => name?.value === 'Ramadan')
    expect(ramadan?.map(({ value }) => value)).toEqual([
      'Ramadan',
      expect.closeTo(serialOf('2026-02-18 00:00'), 6),
      expect.closeTo(serialOf('2026-03-20 23:59'), 6),
      0.125,
      2,
      'ساري',
    ])
    expect(rows.flat().find(({ value }) => String(value).startsWith('='))).toMatchObject({ isText: true })
  })

  test.each(['en', 'fr', 'ar'])('is printed in %s', async (language) => {
    const { manager } = await aSeason()
    const answer = await manager.get('discounts/export?format=pdf', { 'accept-language': language })
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.rawPayload.toString('latin1', 0, 5)).toBe('%PDF-')
    expect(pagesOf(answer.rawPayload)).toBe(1)
  })

  test('obeys search, filters and order', async () => {
    const { manager } = await aSeason()
    expect(await names(manager, '&search[text]=ram&search[fields][]=name')).toEqual(['Ramadan'])
    expect(await names(manager, '&filter[status]=upcoming')).toEqual(['Été; soldes'])
    expect(await names(manager, '&order[field]=pourcentage&order[direction]=asc')).toEqual([
      'Ramadan',
      expect.stringContaining('HYPERLINK'),
      'Été; soldes',
    ])
    expect(await csv(manager, '&search[text]=zzz')).toHaveLength(1)
  })

  test.each([
    '',
    '&order[field]=name',
    '&order[field]=endDate&order[direction]=desc',
    '&order[field]=products',
    '&order[field]=status&order[direction]=desc',
    '&order[field]=pourcentage',
  ])('holds every row of its company once, ordered by %s', async (order) => {
    open().clock.set(NOW)
    const [shop, other] = [await aShop(open()), await aShop(open())]
    await many(shop, 2300)
    await many(other, 3)
    const found = await names(await shop.as('accountant'), order)
    expect(found).toHaveLength(2300)
    expect(new Set(found).size).toBe(2300)
  })

  test('of more rows than a PDF takes is refused in words, and a spreadsheet of them is not', async () => {
    open().clock.set(NOW)
    const shop = await aShop(open())
    const reader = await shop.as('accountant')
    await many(shop, 5001)
    const problem = await refuses(reader.get('discounts/export?format=pdf'), 'export.tooManyRowsForPdf')
    expect(problem.message).toContain('3,000')
    expect(readSheet((await reader.get('discounts/export?format=xlsx')).rawPayload).rows).toHaveLength(5002)
    expect(pagesOf((await reader.get('discounts/export?format=pdf&search[text]=remise 1')).rawPayload)).toBeGreaterThan(
      30,
    )
  })

  test('gives its connection back, also when it was refused', async () => {
    open().clock.set(NOW)
    const shop = await aShop(open())
    const reader = await shop.as('accountant')
    await many(shop, 5001)
    for (let time = 0; time < 12; time += 1)
      await refuses(reader.get('discounts/export?format=pdf'), 'export.tooManyRowsForPdf')
    expect(await csv(reader)).toHaveLength(5002)
  })
})
