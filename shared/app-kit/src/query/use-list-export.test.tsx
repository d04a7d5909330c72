import { BRANDS } from '@comptoir/contracts/inventory/brands'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { aCompany, aSession, fakeApi, refusal } from '@comptoir/testing/fake'
import { act, renderHook } from '@testing-library/react'
import { setNotifier } from '../notify/notify.ts'
import { signIn } from '../session/store.ts'
import { useListExport } from './use-list-export.ts'

const QUERY = {
  page: 3,
  limit: 10,
  search: { text: 'cap', fields: ['name'] },
  filter: { isActive: 'true' },
  order: { field: 'name', direction: 'desc' },
} as const
const NAMED = {
  'content-disposition': `attachment; filename="brands-2026-11-21.xlsx"; filename*=UTF-8''marques-2026-11-21.xlsx`,
}

let said: string[] = []
let saved: string[] = []
const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
  saved.push(this.download)
})

beforeEach(() => {
  signIn(aSession({ company: aCompany({ id: 'c1' }) }))
  said = []
  saved = []
  setNotifier({ show: ({ type, text }) => said.push(`${type}: ${text}`), dismiss: () => undefined })
  Object.assign(URL, { createObjectURL: () => 'blob:list', revokeObjectURL: () => undefined })
})
afterEach(() => {
  click.mockClear()
})

const exporting = () =>
  renderHook(() => useListExport(BRANDS, { ...QUERY, search: { ...QUERY.search, fields: ['name'] } })).result

test('asks for the whole list as it is searched, filtered and sorted, and saves it under the name of the server', async () => {
  const asked: URL[] = []
  Object.assign(globalThis, {
    fetch: async (input: Request) => {
      asked.push(new URL(input.url))
      return new Response('a file', { headers: NAMED })
    },
  })
  const result = exporting()
  await act(async () => result.current?.save('xlsx'))
  expect(asked[0]?.pathname).toBe('/api/c1/brands/export')
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    format: 'xlsx',
    'search[text]': 'cap',
    'search[fields][]': 'name',
    'filter[isActive]': 'true',
    'order[field]': 'name',
    'order[direction]': 'desc',
  })
  expect(saved).toEqual(['marques-2026-11-21.xlsx'])
  expect(said).toEqual([])
})

test('tells which file is being made, until it has come', async () => {
  let answer = (_: string): void => undefined
  fakeApi().on('get', '/c1/brands/export', () => new Promise<string>((resolve) => (answer = resolve)))
  const result = exporting()
  let saving: Promise<void> = Promise.resolve()
  await act(async () => {
    saving = result.current?.save('pdf') ?? saving
  })
  expect(result.current?.running).toBe('pdf')
  await act(async () => {
    answer('a file')
    await saving
  })
  expect(result.current?.running).toBeNull()
  expect(saved).toEqual(['brands.pdf'])
})

test('a refusal is told in the words of the server, and nothing is saved', async () => {
  fakeApi().on('get', '/c1/brands/export', refusal('export.tooManyRows', { params: { maxRows: 100_000 } }))
  const result = exporting()
  await act(async () => result.current?.save('xlsx'))
  expect(said).toEqual([expect.stringMatching(/^error: .*100,000|^error: .*100.000/)])
  expect(saved).toEqual([])
  expect(result.current?.running).toBeNull()
})

test('who may not have the list as a file is offered none', () => {
  signIn(aSession({ role: 'cashier', company: aCompany({ id: 'c1' }) }))
  expect(exporting().current).toBeUndefined()
})
