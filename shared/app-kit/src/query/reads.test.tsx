import { beforeEach, describe, expect, test } from '@jest/globals'
import { aCompany, aPage, aSession, fakeApi, refusal } from '@comptoir/testing/fake'
import { POINTS_OF_SALE } from '@comptoir/contracts/company/points-of-sale'
import { registersOf, type Register } from '@comptoir/contracts/company/registers'
import { BRANDS } from '@comptoir/contracts/inventory/brands'
import { UNITS } from '@comptoir/contracts/inventory/units'
import type { ListQuery } from '@comptoir/contracts/schema'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { session, signIn } from '../session/store.ts'
import { createQueryClient, queryClient } from './client.ts'
import { useInvalidate } from './keys.ts'
import { useCompanyQuery, useItem, useList, useShortList } from './reads.ts'

const company = aCompany({ id: 'c1' })
let client: QueryClient

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

beforeEach(() => {
  localStorage.clear()
  signIn(aSession({ company }))
  client = createQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 0 } })
})

describe('a list', () => {
  test('asks for its page and keeps the one before on the screen', async () => {
    const pageOf = (page: string | null) => aPage([{ id: page ?? '', name: `page ${String(page)}` }])
    const fake = fakeApi().on('get', '/c1/brands/paginated', ({ searchParams }) => pageOf(searchParams.get('page')))
    const query = (page: number): ListQuery => ({ page, limit: 10 })
    const { result, rerender } = renderHook(({ page }) => useList(BRANDS, query(page)), {
      wrapper,
      initialProps: { page: 1 },
    })
    await waitFor(() => {
      expect(result.current.data?.data[0]?.name).toBe('page 1')
    })
    rerender({ page: 2 })
    expect(result.current.data?.data[0]?.name).toBe('page 1')
    expect(result.current.isPlaceholderData).toBe(true)
    await waitFor(() => {
      expect(result.current.data?.data[0]?.name).toBe('page 2')
    })
    expect(fake.calls).toHaveLength(2)
  })

  test('is asked again when its resource is invalidated, and others are not', async () => {
    const fake = fakeApi().on('get', '/c1/brands', []).on('get', '/c1/units', [])
    const { result } = renderHook(
      () => ({ brands: useShortList(BRANDS), units: useShortList(UNITS), invalidate: useInvalidate() }),
      { wrapper },
    )
    await waitFor(() => {
      expect(result.current.brands.isSuccess && result.current.units.isSuccess).toBe(true)
    })
    await act(() => result.current.invalidate([BRANDS]))
    expect(fake.callsTo('get', '/c1/brands')).toHaveLength(2)
    expect(fake.callsTo('get', '/c1/units')).toHaveLength(1)
  })
})

test('a first answer that was asked for before a write is not taken for what came after it', async () => {
  let answerFirst: (rows: unknown[]) => void = () => undefined
  const before = new Promise<unknown[]>((resolve) => {
    answerFirst = resolve
  })
  const fake = fakeApi().on('get', '/c1/brands', () => before)
  const { result } = renderHook(() => ({ brands: useShortList(BRANDS), invalidate: useInvalidate() }), { wrapper })
  await waitFor(() => {
    expect(fake.calls).toHaveLength(1)
  })
  fake.on('get', '/c1/brands', [{ id: 'b1', name: 'Sicam' }])
  const freshened = result.current.invalidate([BRANDS])
  answerFirst([])
  await act(() => freshened)
  await waitFor(() => {
    expect(result.current.brands.data).toEqual([{ id: 'b1', name: 'Sicam' }])
  })
})

describe('one row', () => {
  test('is not asked for before its id is known', async () => {
    const fake = fakeApi().on('get', '/c1/brands/:id', ({ params }) => ({ id: params['id'], name: 'Sicam' }))
    const initialProps: { id: string | undefined } = { id: undefined }
    const { result, rerender } = renderHook(({ id }) => useItem(BRANDS, id), { wrapper, initialProps })
    expect(result.current.fetchStatus).toBe('idle')
    rerender({ id: 'b1' })
    await waitFor(() => {
      expect(result.current.data).toEqual({ id: 'b1', name: 'Sicam' })
    })
    expect(fake.calls).toHaveLength(1)
  })

  test('a refusal is not asked about again, a failing server is, twice', async () => {
    const fake = fakeApi()
      .on('get', '/c1/brands/gone', refusal('brand.notFound'))
      .on('get', '/c1/brands/ill', refusal('server.failed'))
    const { result } = renderHook(() => [useItem(BRANDS, 'gone'), useItem(BRANDS, 'ill')], { wrapper })
    await waitFor(() => {
      expect(result.current.every(({ isError }) => isError)).toBe(true)
    })
    expect(fake.callsTo('get', '/c1/brands/gone')).toHaveLength(1)
    expect(fake.callsTo('get', '/c1/brands/ill')).toHaveLength(3)
  })
})

test('what lies below the path of a declaration is asked there, and goes stale with it', async () => {
  const fake = fakeApi().on('get', '/c1/points-of-sale/p1/registers', [])
  const { result } = renderHook(
    () => ({ registers: useCompanyQuery<Register[]>(registersOf('p1'), []), invalidate: useInvalidate() }),
    { wrapper },
  )
  await waitFor(() => {
    expect(result.current.registers.data).toEqual([])
  })
  await act(() => result.current.invalidate([POINTS_OF_SALE]))
  expect(fake.calls).toHaveLength(2)
})

test('nothing is asked without a company', () => {
  session.setState({ company: null })
  const { result } = renderHook(() => useShortList(BRANDS), { wrapper })
  expect(result.current.fetchStatus).toBe('idle')
})

test('the cache of the page is emptied when another person signs in', () => {
  queryClient.setQueryData(['c1', 'brands'], [])
  signIn(aSession())
  expect(queryClient.getQueryData(['c1', 'brands'])).toBeUndefined()
})
