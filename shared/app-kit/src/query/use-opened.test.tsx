import { beforeEach, expect, test } from '@jest/globals'
import { aCompany, aSession, fakeApi, refusal } from '@comptoir/testing/fake'
import { BRANDS } from '@comptoir/contracts/inventory/brands'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { setNotifier } from '../notify/notify.ts'
import { signIn } from '../session/store.ts'
import { createQueryClient } from './client.ts'
import { useOpened } from './use-opened.ts'

const client = createQueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)
const ONE = '/c1/brands/b1'

let said: string[] = []

beforeEach(() => {
  signIn(aSession({ company: aCompany({ id: 'c1' }) }))
  client.clear()
  said = []
  setNotifier({ show: ({ text }) => said.push(text), dismiss: () => undefined })
})

test('a row is read afresh, kept while the cache changes, and replaced on demand only', async () => {
  client.setQueryData(['c1', 'brands', 'item', 'b1'], { name: 'Long ago' })
  const fake = fakeApi().on('get', ONE, { name: 'Sicam' })
  const { result } = renderHook(() => useOpened(BRANDS, 'b1'), { wrapper })
  expect(result.current.row).toBeNull()
  await waitFor(() => expect(result.current.row).toEqual({ name: 'Sicam' }))
  fake.on('get', ONE, { name: 'Sicam & fils' })
  await act(() => client.refetchQueries())
  expect(result.current.row).toEqual({ name: 'Sicam' })
  act(() => result.current.reopen())
  await waitFor(() => expect(result.current.row).toEqual({ name: 'Sicam & fils' }))
})

test('what cannot be read again stays, and the reader is told why', async () => {
  const fake = fakeApi().on('get', ONE, { name: 'Sicam' })
  const { result } = renderHook(() => useOpened(BRANDS, 'b1'), { wrapper })
  await waitFor(() => expect(result.current.row).not.toBeNull())
  fake.on('get', ONE, refusal('brand.notFound'))
  act(() => result.current.reopen())
  await waitFor(() => expect(said).toEqual([expect.stringMatching(/no longer exists/)]))
  expect(result.current.row).toEqual({ name: 'Sicam' })
})
