import { BRANDS } from '@comptoir/contracts/inventory/brands'
import { ShortItem } from '@comptoir/contracts/schema'
import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { aCompany, aProblem, aSession } from '@comptoir/testing/fake'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ApiProblem, ConnectionError } from '../http/problem.ts'
import { setNotifier } from '../notify/notify.ts'
import { signIn } from '../session/store.ts'
import { createQueryClient } from './client.ts'
import { useSave, type SaveOptions } from './use-save.ts'

interface Input {
  name: string
}

const client = createQueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

let said: string[] = []

beforeEach(() => {
  localStorage.clear()
  signIn(aSession({ company: aCompany({ id: 'c1' }) }))
  client.clear()
  said = []
  setNotifier({ show: ({ type, text }) => said.push(`${type}: ${text}`), dismiss: () => undefined })
})

const renderSave = (write: (input: Input) => Promise<string>, options?: SaveOptions<Input, string>) =>
  renderHook(() => useSave(write, options), { wrapper })

const STALE = { params: { by: 'Sami', changedAt: '2026-05-04T09:00:00.000Z' } }
const refuse =
  (...args: Parameters<typeof aProblem>) =>
  () =>
    Promise.reject(new ApiProblem(aProblem(...args)))

/** A form with one field, as react-hook-form would be seen. */
function aForm() {
  const setError = jest.fn()
  return { form: { getValues: () => ({ name: '', code: '' }), setError }, setError }
}

describe('saving', () => {
  test('says so, freshens what changed, and hands the answer on', async () => {
    client.setQueryData(['c1', 'brands', 'short'], [])
    const onSaved = jest.fn()
    const { result } = renderSave(() => Promise.resolve('b1'), {
      invalidates: [BRANDS],
      success: (id, { name }) => `${name} is ${id}`,
      onSaved,
    })
    const answer = await act(() => result.current.save({ name: 'Sicam' }))
    expect(answer).toBe('b1')
    expect(said).toEqual(['success: Sicam is b1'])
    expect(onSaved).toHaveBeenCalledWith('b1', { name: 'Sicam' })
    expect(client.getQueryState(['c1', 'brands', 'short'])?.isInvalidated).toBe(true)
    expect(result.current.isSaving).toBe(false)
  })

  test('shows the answer at once wherever its item is, before that is read again', async () => {
    client.setQueryData(['c1', 'brands', 'item', 'b1'], { id: 'b1', name: 'Sicam', version: 1 })
    const write = () => Promise.resolve({ id: 'b1', name: 'Zouitina', version: 2 })
    const { result } = renderHook(() => useSave(write, { invalidates: [BRANDS], answerOf: BRANDS }), { wrapper })
    await act(() => result.current.save(undefined))
    const { data, isInvalidated } = client.getQueryState(['c1', 'brands', 'item', 'b1']) ?? {}
    expect(data).toEqual({ id: 'b1', name: 'Zouitina', version: 2 })
    expect(isInvalidated).toBe(true)
  })

  test('shows no answer that is older than what is known: a step that is sent again is answered as before', async () => {
    const known = { id: 'b1', name: 'Zouitina', version: 3 }
    client.setQueryData(['c1', 'brands', 'item', 'b1'], known)
    const { result } = renderHook(
      () => useSave(() => Promise.resolve({ ...known, version: 2 }), { answerOf: BRANDS }),
      {
        wrapper,
      },
    )
    await act(() => result.current.save(undefined))
    expect(client.getQueryData(['c1', 'brands', 'item', 'b1'])).toEqual(known)
  })

  test('happens once, however often it is asked for meanwhile', async () => {
    let finish: (answer: string) => void = () => undefined
    const promise = new Promise<string>((resolve) => {
      finish = resolve
    })
    const write = jest.fn(() => promise)
    const { result } = renderSave(write)
    const answers: Promise<string | undefined>[] = []
    act(() => {
      answers.push(result.current.save({ name: 'a' }), result.current.save({ name: 'b' }))
    })
    expect(result.current.isSaving).toBe(true)
    act(() => {
      answers.push(result.current.save({ name: 'c' }))
    })
    await act(async () => {
      finish('done')
      await promise
    })
    expect(await Promise.all(answers)).toEqual(['done', 'done', 'done'])
    expect(write).toHaveBeenCalledTimes(1)
    await act(() => result.current.save({ name: 'd' }))
    expect(write).toHaveBeenCalledTimes(2)
  })

  test('can be tried again after a write that broke at once', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const write = jest.fn((): Promise<string> => {
      throw new Error('a bug')
    })
    const { result } = renderSave(write)
    await act(() => result.current.save({ name: 'a' }))
    await act(() => result.current.save({ name: 'a' }))
    expect(write).toHaveBeenCalledTimes(2)
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'a bug' }))
    expect(said).toHaveLength(2)
    logged.mockRestore()
  })
})

describe('an input that breaks its contract', () => {
  const contract = ShortItem

  test('is not sent, and its fields are marked', async () => {
    const { form, setError } = aForm()
    const write = jest.fn(() => Promise.resolve('sent'))
    const { result } = renderSave(write, { contract, form: { ...form, getValues: () => ({ id: '', name: '' }) } })
    expect(await act(() => result.current.save({ name: 'n' }))).toBeUndefined()
    expect(write).not.toHaveBeenCalled()
    expect(setError).toHaveBeenCalledWith(
      'id',
      { type: 'server', message: 'validation.required' },
      { shouldFocus: true },
    )
  })

  test('is sent once it keeps it', async () => {
    const { result } = renderSave(() => Promise.resolve('sent'), { contract })
    const input = { id: '01a1fd8a-a92e-724b-84eb-f30986a2a88a', name: 'n' }
    expect(await act(() => result.current.save(input))).toBe('sent')
  })
})

describe('a refusal', () => {
  test('puts each message on its field and moves to the first', async () => {
    const { form, setError } = aForm()
    const errors = [
      { pointer: '/name', keyword: 'maxLength', message: 'Too long' },
      { pointer: '/code', keyword: 'pattern', message: 'Odd' },
    ]
    const { result } = renderSave(refuse('request.invalid', { errors }), { form })
    expect(await act(() => result.current.save({ name: 'n' }))).toBeUndefined()
    expect(setError.mock.calls).toEqual([
      ['name', { type: 'server', message: 'Too long' }, { shouldFocus: true }],
      ['code', { type: 'server', message: 'Odd' }, { shouldFocus: false }],
    ])
    expect(result.current.fieldErrors).toEqual({ name: 'Too long', code: 'Odd' })
    expect(said).toEqual([])
  })

  test('of a code that belongs to a field goes there', async () => {
    const { form, setError } = aForm()
    const write = refuse('client.codeTaken', { params: { code: 'C1' } })
    const { result } = renderSave(write, { form, fieldOfCode: { 'client.codeTaken': 'code' } })
    await act(() => result.current.save({ name: 'n' }))
    expect(setError).toHaveBeenCalledWith(
      'code',
      { type: 'server', message: expect.stringContaining('C1') },
      { shouldFocus: true },
    )
    expect(said).toEqual([])
  })

  test('of a field that the form does not show is said aloud as well', async () => {
    const { form } = aForm()
    const errors = [{ pointer: '/hidden/0', keyword: 'type', message: 'Wrong' }]
    const { result } = renderSave(refuse('request.invalid', { errors }), { form })
    await act(() => result.current.save({ name: 'n' }))
    expect(said).toEqual([expect.stringMatching(/^error: Some entries/)])
  })

  test('without a field is said in the server’s words, and forgotten on demand', async () => {
    const { result } = renderSave(refuse('server.unavailable'))
    await act(() => result.current.save({ name: 'n' }))
    expect(said).toEqual([expect.stringMatching(/^error: The service is not available/)])
    expect(result.current.problem?.code).toBe('server.unavailable')
    act(() => {
      result.current.reset()
    })
    expect(result.current.problem).toBeNull()
  })

  test('for a change by somebody else is told, and what is cached is older than it', async () => {
    client.setQueryData(['c1', 'brands', 'short'], [])
    const { result } = renderSave(refuse('request.versionStale', STALE), { invalidates: [BRANDS] })
    await act(() => result.current.save({ name: 'n' }))
    expect(said).toEqual([expect.stringMatching(/^error: Sami changed this/)])
    expect(client.getQueryState(['c1', 'brands', 'short'])?.isInvalidated).toBe(true)
  })

  test('for a change by somebody else stays on the screen that has a place for it, until the next save', async () => {
    const write = jest.fn(refuse('request.versionStale', STALE))
    const { result } = renderSave(write, { hasStaleNotice: true })
    await act(() => result.current.save({ name: 'n' }))
    expect(result.current.staleMessage).toMatch(/^Sami changed this/)
    expect(said).toEqual([])
    write.mockImplementation(refuse('server.unavailable'))
    await act(() => result.current.save({ name: 'n' }))
    expect(result.current.staleMessage).toBeNull()
    expect(said).toHaveLength(1)
  })

  test('and no answer at all are both told', async () => {
    const { result } = renderSave(() => Promise.reject(new ConnectionError('No network')))
    await act(() => result.current.save({ name: 'n' }))
    expect(said).toEqual(['error: No network'])
  })
})
