import * as streams from 'node:stream/web'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { LONGEST_HOLD_SECONDS } from '@comptoir/contracts/inventory/stock-changes'
import { aCompany, aSession } from '@comptoir/testing'
import { session } from '../session/store.ts'
import { followStock, HOLD_SECONDS, type StockNews } from './follow-stock.ts'

const CHANGE = { productId: 'p1', pointOfSaleId: 's1', onHandMilli: 4000 }
// jsdom has none.
const STREAMS = { ReadableStream: streams.ReadableStream }
const before = { fetch: globalThis.fetch, BroadcastChannel: globalThis.BroadcastChannel }

/** A browser of several tabs: one lock after the other, and a channel between them. */
function aBrowser() {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, _options: object, work: () => Promise<void>) => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  const tabs = new Set<EventTarget>()
  class Channel extends EventTarget {
    constructor() {
      super()
      tabs.add(this)
    }
    postMessage(data: unknown): void {
      for (const tab of tabs) if (tab !== this) tab.dispatchEvent(new MessageEvent('message', { data }))
    }
    close(): void {
      tabs.delete(this)
    }
  }
  Object.assign(globalThis, { ...STREAMS, BroadcastChannel: Channel })
}

/** A server whose answers are written by the test. */
function aServer() {
  const answers: ReadableStreamDefaultController<Uint8Array>[] = []
  const asked: string[] = []
  const fetching = async (input: RequestInfo | URL): Promise<Response> => {
    asked.push(new URL(new Request(input).url).pathname)
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void answers.push(controller) })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }
  Object.assign(globalThis, { fetch: fetching })
  const write = (text: string) => answers.at(-1)?.enqueue(new TextEncoder().encode(text))
  return { asked, answers, write }
}

/** What a tab hears, until it is closed. */
function aTab() {
  const heard: StockNews[] = []
  const closing = new AbortController()
  const done = followStock('c1', (news) => void heard.push(news), closing.signal)
  return {
    heard,
    close: async () => {
      closing.abort()
      await done
    },
  }
}

/** Lets streams and messages come to pass, and some time with them. */
async function passes(ms: number): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await nextTurn()
  await jest.advanceTimersByTimeAsync(ms)
}

async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 100 && !isSo(); turn += 1) await passes(100)
  expect(isSo()).toBe(true)
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  aBrowser()
  session.setState({ ...aSession(), token: 'token', company: aCompany({ id: 'c1' }) })
})

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'locks')
  Object.assign(globalThis, before)
})

test('one tab asks for all, and another goes on where it is closed', async () => {
  const { asked, answers, write } = aServer()
  const [first, second] = [aTab(), aTab()]
  await until(() => answers.length === 1)
  write(`:\n\ndata: {"changes":[${JSON.stringify(CHANGE)}]}\n\n`)
  await until(() => first.heard.length > 0 && second.heard.length > 0)
  expect([first.heard, second.heard]).toEqual([[[CHANGE]], [[CHANGE]]])
  expect(asked).toEqual(['/api/c1/stock-changes'])
  answers[0]?.error(new Error('closed'))
  await first.close()
  await until(() => answers.length === 2)
  write(`data: {"changes":[${JSON.stringify({ ...CHANGE, onHandMilli: 1000 })}]}\n\n`)
  await until(() => second.heard.length > 1)
  expect(first.heard).toHaveLength(1)
  answers[1]?.close()
  await second.close()
})

test('an event that comes in pieces is one', async () => {
  const { answers, write } = aServer()
  const tab = aTab()
  await until(() => answers.length === 1)
  const text = `data: {"changes":[${JSON.stringify(CHANGE)}]}\n\n`
  write(text.slice(0, 20))
  await passes(1000)
  expect(tab.heard).toEqual([])
  write(text.slice(20))
  await until(() => tab.heard.length > 0)
  expect(tab.heard).toEqual([[CHANGE]])
  answers[0]?.close()
  await tab.close()
})

test('it asks again when an answer ends; after one that broke off, all is read anew', async () => {
  const { answers, write } = aServer()
  const tab = aTab()
  await until(() => answers.length === 1)
  answers[0]?.close()
  await until(() => answers.length === 2)
  write(':\n\n')
  await passes(1000)
  expect(tab.heard).toEqual([])
  answers[1]?.error(new TypeError('network error'))
  await until(() => answers.length === 3)
  write(':\n\n')
  await until(() => tab.heard.length > 0)
  expect(tab.heard).toEqual([null])
  answers[2]?.close()
  await tab.close()
})

test('it asks for as long as the server answers', () => {
  expect(HOLD_SECONDS).toBe(LONGEST_HOLD_SECONDS)
})

test('where tabs cannot agree on one, nothing is asked for', async () => {
  Reflect.deleteProperty(navigator, 'locks')
  const { asked } = aServer()
  await aTab().close()
  expect(asked).toEqual([])
})
