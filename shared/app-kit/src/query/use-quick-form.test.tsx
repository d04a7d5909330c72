import { beforeEach, expect, jest, test } from '@jest/globals'
import { aCompany, aProblem, aSession } from '@comptoir/testing/fake'
import { BrandInput, type Brand } from '@comptoir/contracts/inventory/brands'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ApiProblem, ConnectionError } from '../http/problem.ts'
import { newId } from '../new-id.ts'
import { setNotifier } from '../notify/notify.ts'
import { signIn } from '../session/store.ts'
import { createQueryClient } from './client.ts'
import { useQuickForm, type QuickFormOptions } from './use-quick-form.ts'

interface Values {
  name: string
}
const sicam: Brand = { id: newId(), name: 'Sicam', isActive: true, productCount: 0, version: 4 }

const client = createQueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

let said: string[] = []

beforeEach(() => {
  signIn(aSession({ company: aCompany({ id: 'c1' }) }))
  client.clear()
  said = []
  setNotifier({ show: ({ type, text }) => said.push(`${type}: ${text}`), dismiss: () => undefined })
})

const create = jest.fn<QuickFormOptions<Brand, Values>['create']>()
const update = jest.fn<QuickFormOptions<Brand, Values>['update']>()
const read = jest.fn<QuickFormOptions<Brand, Values>['read']>()

beforeEach(() => {
  for (const mock of [create, update, read]) mock.mockReset()
  create.mockImplementation(({ id, name }) => Promise.resolve({ ...sicam, id, name }))
})

function renderQuick() {
  const options: QuickFormOptions<Brand, Values> = {
    blank: { name: '' },
    valuesOf: ({ name }) => ({ name }),
    inputOf: ({ name }) => ({ name: name.toUpperCase() }),
    create,
    update,
    read,
    contract: () => Promise.resolve(BrandInput),
    invalidates: ['brands'],
    saved: ({ name }) => `${name} is saved`,
  }
  return renderHook(() => useQuickForm<Brand, Values>(options), { wrapper }).result
}

test('a new one is sent as its contract wants it, under one id until it is saved', async () => {
  client.setQueryData(['c1', 'brands', 'short'], [])
  create.mockRejectedValueOnce(new ConnectionError('No network'))
  const result = renderQuick()
  act(() => result.current.add())
  expect(result.current).toMatchObject({ isOpen: true, isNew: true })
  act(() => result.current.form.setValue('name', 'délice'))
  await act(async () => expect(await result.current.saveAndAdd()).toBe(false))
  expect(said).toEqual(['error: No network'])
  await act(async () => expect(await result.current.saveAndAdd()).toBe(true))
  expect(result.current).toMatchObject({ isOpen: true, isNew: true })
  expect(result.current.form.getValues()).toEqual({ name: '' })
  act(() => result.current.form.setValue('name', 'vitalait'))
  await act(async () => result.current.save())
  await waitFor(() => expect(result.current.isOpen).toBe(false))
  expect(said.slice(1)).toEqual(['success: DÉLICE is saved', 'success: VITALAIT is saved'])
  const [lost, first, second] = create.mock.calls.map(([input]) => input)
  expect(first).toEqual({ id: lost?.id, name: 'DÉLICE' })
  expect(second?.id).not.toBe(first?.id)
  expect(client.getQueryState(['c1', 'brands', 'short'])?.isInvalidated).toBe(true)
})

test('what breaks the contract is not sent', async () => {
  const result = renderQuick()
  act(() => result.current.add())
  await act(async () => expect(await result.current.saveAndAdd()).toBe(false))
  expect(create).not.toHaveBeenCalled()
})

test('a change by somebody else keeps what was typed until the present state is asked for', async () => {
  const problem = aProblem('request.versionStale', { params: { by: 'Sami', changedAt: '2026-05-04T09:00:00.000Z' } })
  update.mockRejectedValueOnce(new ApiProblem(problem))
  const result = renderQuick()
  act(() => result.current.edit(sicam))
  expect(result.current).toMatchObject({ isOpen: true, isNew: false, staleMessage: null })
  act(() => result.current.form.setValue('name', 'sicam sa'))
  await act(async () => result.current.save())
  await waitFor(() => expect(result.current.staleMessage).toMatch(/^Sami/))
  expect(result.current.form.getValues()).toEqual({ name: 'sicam sa' })
  expect(said).toEqual([])
  const now = { ...sicam, name: 'Sicam & fils', version: 5 }
  read.mockResolvedValue(now)
  await act(async () => result.current.reload())
  await waitFor(() => expect(result.current.staleMessage).toBeNull())
  expect(read).toHaveBeenCalledWith(sicam)
  expect(result.current.form.getValues()).toEqual({ name: 'Sicam & fils' })
  update.mockResolvedValue(now)
  await act(async () => result.current.save())
  await waitFor(() => expect(update).toHaveBeenLastCalledWith(now, { name: 'SICAM & FILS' }))
  expect(result.current.isOpen).toBe(false)
})
