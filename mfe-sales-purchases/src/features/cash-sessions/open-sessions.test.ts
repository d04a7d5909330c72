import { beforeEach, expect, test } from '@jest/globals'
import type { CashSessionRow } from '@comptoir/contracts/sales/cash-sessions'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { createRemoteSdk, session, setPointOfSale, signIn, useBadge } from '@comptoir/platform'
import { aCompany, aPage, aPointOfSale, aSession, fakeApi, reply } from '@comptoir/testing'
import { act, renderHook, waitFor } from '@testing-library/react'
import activate from '../../activate.ts'

const LIST = '/:companyId/cash-sessions/paginated'
const scope = { id: 'sales-purchases', version: '1.0.0', build: 'b1', base: '/r/sales-purchases/b1/' }
const [laMarsa, sfax] = [aPointOfSale({ id: 'p1' }), aPointOfSale({ id: 'p2' })]
const openAt = (counts: Record<string, number>) => (call: { searchParams: URLSearchParams }) =>
  aPage<CashSessionRow>([], { total: counts[call.searchParams.get('filter[pointOfSale]') ?? ''] ?? 0 })

function start() {
  const { sdk, dispose } = createRemoteSdk(scope, (problem) => {
    throw problem
  })
  activate(sdk)
  return dispose
}

beforeEach(() => {
  signIn(aSession({ role: 'manager', company: aCompany({ id: 'c1' }), pointOfSale: laMarsa }))
})

test('the open drawers of the point of sale are counted, and those of the next one', async () => {
  const api = fakeApi().on<PaginatedOf<CashSessionRow>>('get', LIST, openAt({ p1: 3, p2: 1 }))
  const { result } = renderHook(() => useBadge('sales-purchases', 'openSessions'))
  const dispose = start()
  await waitFor(() => expect(result.current).toBe(3))
  expect(api.calls[0]?.searchParams.get('filter[state]')).toBe('open')
  act(() => setPointOfSale(sfax))
  await waitFor(() => expect(result.current).toBe(1))
  act(dispose)
  expect(result.current).toBe(0)
})

test('a count that cannot be read disturbs nobody', async () => {
  const api = fakeApi().on('get', LIST, reply('', 502))
  const dispose = start()
  await waitFor(() => expect(api.calls).toHaveLength(1))
  dispose()
})

test('who may not see sessions is not asked for', () => {
  signIn(aSession({ role: 'stockKeeper', pointOfSale: laMarsa }))
  const api = fakeApi()
  start()()
  expect(api.calls).toHaveLength(0)
  expect(session.getState().user?.role).toBe('stockKeeper')
})
