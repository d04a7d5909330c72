import { expect } from '@jest/globals'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import type { Language } from '@comptoir/i18n'
import { readSheet as readBySomebodyElse } from 'read-excel-file/node'
import { clockOf } from '../src/platform/export/local-clock.ts'
import { aShop, refuses, type Caller, type Shop } from './shop.ts'
import type { TestApp } from './app.ts'

/** What another program reads in the spreadsheet of a list: its head, and its rows as cells. */
export async function fileOf(
  caller: Caller,
  path: string,
  language: Language,
  query = '',
): Promise<{ head: unknown[]; rows: unknown[][] }> {
  const answer = await caller.get(`${path}/export?format=xlsx${query}`, { 'accept-language': language })
  expect(answer.statusCode).toBe(200)
  const [head = [], ...rows] = (await readBySomebodyElse(answer.rawPayload, { trim: false })) as unknown[][]
  return { head, rows: rows.map((row) => row.map((cell) => (cell instanceof Date ? toTheSecond(cell) : cell))) }
}

/** A spreadsheet keeps a moment as a fraction of a day, which its reader cuts off below the millisecond. */
function toTheSecond(moment: Date): Date {
  return new Date(Math.round(moment.getTime() / 1000) * 1000)
}

/** All rows that the list itself answers, page by page. */
export async function listedRows<Row>(caller: Caller, path: string, query = ''): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const answer = await caller.get(`${path}/paginated?limit=100&page=${page}${query}`)
    const { data } = answer.json<PaginatedOf<Row>>()
    rows.push(...data)
    if (data.length < 100) return rows
  }
}

/** A moment as a spreadsheet gives it back: what clocks in Tunis show, to the minute. */
export function onTheClock(instant: string | null): Date | null {
  return instant === null ? null : new Date(`${(clockOf(instant, 'Africa/Tunis') ?? '').replace(' ', 'T')}Z`)
}

/** Expects the file of a list to be kept from strangers, from other companies and from these roles, whatever their lists show. */
export async function refusesOthers(test: TestApp, shop: Shop, path: string, roles: Parameters<Shop['as']>[0][]) {
  const file = `${path}/export?format=csv`
  await refuses(shop.nobody.get(file), 'auth.required')
  for (const role of roles) await refuses((await shop.as(role)).get(file), 'auth.forbidden')
  await refuses((await (await aShop(test)).as('administrator')).get(`/${shop.companyId}/${file}`), 'company.notFound')
  const administrator = await shop.as('administrator')
  for (const wrong of ['', '?format=xls', '?format=csv&page=2', '?format=csv&order[field]=nothing'])
    await refuses(administrator.get(`${path}/export${wrong}`), 'request.invalid')
  for (const format of ['csv', 'xlsx', 'pdf'])
    expect((await administrator.get(`${path}/export?format=${format}`)).statusCode).toBe(200)
}
