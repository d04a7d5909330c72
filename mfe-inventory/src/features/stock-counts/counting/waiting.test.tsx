import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { STOCK_COUNTS, type CountEntryInput } from '@comptoir/contracts/inventory/stock-counts'
import { newId } from '@comptoir/platform'
import { aProblem, fakeApi, patternOf, renderPage, reply, type FakeCall } from '@comptoir/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aCount, aCountEntry, aCountLine } from '../../../testing/a-count.ts'
import { at } from '../../../testing/a-place.ts'
import en from '../phrases/en.json' with { type: 'json' }
import { StockCountPage } from '../stock-count.page.tsx'
import { sendEntry } from '../stock-counts.api.ts'
import { CountingPage } from './counting.page.tsx'
import { queueOf } from './queue-of.ts'

const ONE = patternOf(STOCK_COUNTS, ':id')
const ENTRIES = patternOf(STOCK_COUNTS, ':id', 'entries')
const LINES = patternOf(STOCK_COUNTS, ':id', 'lines')
const ASKS_NUMBER = reply(aProblem('stockCount.serialNumberMissing', { params: { product: 'Perceuse' } }), 422)

/** Each test has a count of its own, since what waits of one outlives its page. */
function aCountedOne(given: Parameters<typeof aCount>[0] = {}) {
  const count = aCount(given)
  const api = fakeApi()
    .on('get', ONE, count)
    .on('get', ENTRIES, [])
    .on('get', LINES, { data: [aCountLine()], meta: { total: 1, page: 1, limit: 25, nextCursor: null } })
    .onList(PRODUCTS, [])
  return { count, api, counting: at('stockCount/:id/count', `stockCount/${count.id}/count`) }
}

const field = () => screen.findByRole('textbox', { name: en.counting.field })
const codeOf = ({ body }: FakeCall) => (body as CountEntryInput).code
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

/** An answer that comes when the test says so. */
function aLateAnswer<T>() {
  let give: (value: T) => void = () => undefined
  const coming = new Promise<T>((resolve) => {
    give = resolve
  })
  const come = (value: T) =>
    act(async () => {
      give(value)
      await coming
    })
  return { answer: () => coming, come }
}

describe('what a refused entry lacks', () => {
  test('is asked at once, sent by Enter, and the next scan goes where scans go', async () => {
    const { api, counting } = aCountedOne()
    api.on('post', ENTRIES, ASKS_NUMBER)
    const { user } = await renderPage(<CountingPage />, counting)
    await user.type(await field(), 'PER-1{Enter}')
    const number = await screen.findByRole('textbox', { name: en.counting.serialNumber })
    await waitFor(() => expect(document.activeElement).toBe(number))
    api.on('post', ENTRIES, aCountEntry())
    await user.keyboard('SN-7{Enter}')
    await waitFor(() =>
      expect(api.callsTo('post', ENTRIES).at(-1)?.body).toMatchObject({ code: 'PER-1', serialNumber: 'SN-7' }),
    )
    expect(document.activeElement).toBe(await field())
  })

  test('does not take what is scanned before the refusal is there', async () => {
    const { api, counting } = aCountedOne()
    const late = aLateAnswer<typeof ASKS_NUMBER>()
    api.on('post', ENTRIES, late.answer)
    const { user } = await renderPage(<CountingPage />, counting)
    await user.type(await field(), 'PER-1{Enter}')
    await user.keyboard('6191')
    api.on('post', ENTRIES, aCountEntry())
    await late.come(ASKS_NUMBER)
    await screen.findByRole('textbox', { name: en.counting.serialNumber })
    await user.keyboard('234{Enter}')
    await waitFor(() => expect(api.callsTo('post', ENTRIES).map(codeOf)).toEqual(['PER-1', '6191234']))
  })

  test('does not take what a quantity was typed for', async () => {
    const { api, counting } = aCountedOne()
    const late = aLateAnswer<typeof ASKS_NUMBER>()
    api.on('post', ENTRIES, late.answer)
    const { user } = await renderPage(<CountingPage />, counting)
    await user.type(await field(), 'PER-1{Enter}')
    await user.keyboard('12*{Enter}')
    await late.come(ASKS_NUMBER)
    await screen.findByRole('textbox', { name: en.counting.serialNumber })
    expect(document.activeElement).toBe(await field())
  })

  test('may be a lot without its date, and giving up leads back to the scans', async () => {
    const { api, counting } = aCountedOne()
    api.on('post', ENTRIES, reply(aProblem('stockCount.lotMissing', { params: { product: 'Miel' } }), 422))
    const { user } = await renderPage(<CountingPage />, counting)
    await user.type(await field(), 'MIEL-1{Enter}')
    const lot = await screen.findByRole('textbox', { name: en.counting.lot })
    await user.type(screen.getByRole('textbox', { name: en.counting.expiresOn }), '31/12/2026')
    const dated = { params: { product: 'Miel', lot: 'L7' } }
    api.on('post', ENTRIES, reply(aProblem('stockCount.expiryUnexpected', dated), 422))
    await user.type(lot, 'L7{Enter}')
    await screen.findByText(/Lots of Miel do not expire/)
    await user.clear(screen.getByRole('textbox', { name: en.counting.expiresOn }))
    const still = { params: { product: 'Miel', decimals: 0 } }
    api.on('post', ENTRIES, reply(aProblem('stockCount.tooManyDecimals', still), 422))
    await user.click(screen.getByRole('button', { name: en.counting.send }))
    const quantity = await screen.findByRole('textbox', { name: en.counting.quantity })
    expect(api.callsTo('post', ENTRIES).at(-1)?.body).toMatchObject({ lot: { number: 'L7', expiresOn: null } })
    await user.clear(quantity)
    await user.type(quantity, '3{Enter}')
    await waitFor(() =>
      expect(api.callsTo('post', ENTRIES).at(-1)?.body).toMatchObject({ quantityMilli: 3000, lot: { number: 'L7' } }),
    )
    await user.click(await screen.findByRole('button', { name: en.counting.discard }))
    expect(document.activeElement).toBe(await field())
  })
})

describe('what waits', () => {
  test('is announced only where it waits for more than a moment', async () => {
    const { api, counting } = aCountedOne()
    const late = aLateAnswer<ReturnType<typeof aCountEntry>>()
    api.on('post', ENTRIES, late.answer)
    const { user } = await renderPage(<CountingPage />, counting)
    await user.type(await field(), '6191{Enter}')
    await waitFor(() => expect(api.callsTo('post', ENTRIES)).toHaveLength(1))
    expect(screen.queryByText(/waits for the network/)).toBeNull()
    await screen.findByText(/1 entry waits for the network/)
    await late.come(aCountEntry())
    await waitFor(() => expect(screen.queryByText(/waits for the network/)).toBeNull())
  })

  test('is asked about before the page is left, and sent from the page of the count', async () => {
    const { api, count, counting } = aCountedOne()
    api.on('post', ENTRIES, offline)
    const first = await renderPage(<CountingPage />, counting)
    await first.user.type(await field(), '6191{Enter}')
    await screen.findByText(/1 entry waits/)
    await act(() => first.router.navigate('/c1/p1/stockCount'))
    const question = within(await screen.findByRole('alertdialog', { name: en.counting.leaveTitle }))
    expect(question.getByText(en.counting.leaveText)).toBeTruthy()
    await act(() => first.router.navigate(`/c1/p1/stockCount/${count.id}`))
    expect(first.router.state.location.pathname).toBe(`/c1/p1/stockCount/${count.id}`)
    first.unmount()

    const sent = api.callsTo('post', ENTRIES)[0]?.body
    api.on('post', ENTRIES, aCountEntry())
    await renderPage(<StockCountPage />, {
      ...at('stockCount/:id', `stockCount/${count.id}`),
      session: counting.session,
    })
    await waitFor(() => expect(keptOf(count.id)).toContain('"entries":[]'))
    expect(api.callsTo('post', ENTRIES)).toHaveLength(2)
    expect(api.callsTo('post', ENTRIES)[1]?.body).toEqual(sent)
  })

  test('is seen where the count has closed meanwhile', async () => {
    const { api, count, counting } = aCountedOne()
    api.on('post', ENTRIES, offline)
    const { user, queryClient } = await renderPage(<CountingPage />, counting)
    await user.type(await field(), '6191{Enter}')
    await screen.findByText(/1 entry waits/)
    api.on('get', ONE, { ...count, state: 'review', mayTake: [] })
    api.on('post', ENTRIES, reply(aProblem('stockCount.notCounting'), 409))
    await act(() => queryClient.invalidateQueries())
    await screen.findByText(en.counting.closed)
    await user.click(await screen.findByRole('button', { name: en.counting.discard }))
    await waitFor(() => expect(screen.queryByRole('button', { name: en.counting.discard })).toBeNull())
  })

  test('is one queue, whichever page asks', () => {
    const [countId, userId] = [newId(), newId()]
    expect(queueOf('c1', countId, userId)).toBe(queueOf('c1', countId, userId))
    expect(queueOf('c1', countId, newId())).not.toBe(queueOf('c1', countId, userId))
  })

  /** What the device keeps of a count. */
  function keptOf(countId: string): string {
    const name = Object.keys(localStorage).find((key) => key.startsWith(`count:c1:${countId}:`)) ?? ''
    return localStorage.getItem(name) ?? ''
  }
})

describe('an answer that does not come', () => {
  afterEach(() => {
    jest.useRealTimers()
  })

  test('is given up, so that what waits behind it goes on', async () => {
    const { api, counting } = aCountedOne()
    await renderPage(<p />, counting)
    api.on('post', ENTRIES, () => new Promise<never>(() => undefined))
    jest.useFakeTimers()
    const input = { id: newId(), round: 1, countedAt: '2026-11-02T09:00:00.000Z', quantityMilli: 1000, code: 'A' }
    const sending = expect(sendEntry(newId(), input)).rejects.toThrow()
    await jest.advanceTimersByTimeAsync(60_000)
    await sending
  })
})
