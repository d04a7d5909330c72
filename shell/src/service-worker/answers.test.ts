import { beforeEach, describe, expect, test } from '@jest/globals'
import { COUNTER, MemoryStore } from '../testing/a-kept-page.ts'
import { createAnswers } from './answers.ts'
import { replaceKeptPage } from './store.ts'

const ORIGIN = 'https://shop.example'
const FILE = '/r/sales/b1/pos.js'
const forGood = { headers: { 'cache-control': 'public, max-age=31536000, immutable' } }

let files: MemoryStore
let pages: MemoryStore
let line: (request: Request) => Promise<Response>
let waited: number[]
let clock: number

beforeEach(async () => {
  files = new MemoryStore()
  pages = new MemoryStore()
  waited = []
  clock = 0
  await replaceKeptPage(pages, { name: 'n', address: COUNTER }, { html: 'kept', given: new Headers() })
})

function worker() {
  const work: Promise<unknown>[] = []
  const answers = createAnswers({
    files: async () => files,
    pages: async () => pages,
    fetch: (request) => line(request),
    // Time passes at once when nothing else does.
    pause: async (ms) => {
      waited.push(ms)
      for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
      clock += ms
    },
    now: () => clock,
  })
  const request = (address: string) => new Request(`${ORIGIN}${address}`)
  return {
    page: (address = COUNTER) => answers.page(request(address)),
    entrance: (address = '/') => answers.entrance(request(address)),
    file: async (address: string) => {
      const answer = await answers.file(request(address), (each) => work.push(each))
      await Promise.all(work)
      return answer
    },
  }
}

const silent = () => new Promise<Response>(() => undefined)
const dead = () => Promise.reject(new TypeError('Failed to fetch'))
const answering = (status: number) => () => Promise.resolve(new Response(`says ${status}`, { status }))
const text = async (answer: Promise<Response>) => (await answer).text()

describe('a page', () => {
  test.each([200, 400, 403, 404, 429, 500])('comes from the server, whatever it says: %i', async (status) => {
    line = answering(status)
    expect(await text(worker().page())).toBe(`says ${status}`)
  })

  test.each<[string, () => Promise<Response>]>([
    ['is dead', dead],
    ['is silent', silent],
    ['ends at a server that is away (502)', answering(502)],
    ['ends at a server that is away (503)', answering(503)],
    ['ends at a server that is away (504)', answering(504)],
  ])('is the kept one where the line %s', async (_, its) => {
    line = its
    expect(await text(worker().page())).toBe('kept')
    expect(waited).toEqual([3000])
  })

  test('that is not kept is waited for, and the browser says what went wrong', async () => {
    pages = new MemoryStore()
    line = () => new Promise((resolve) => setTimeout(() => resolve(new Response('late')), 20))
    expect(await text(worker().page())).toBe('late')
    line = answering(503)
    expect(await text(worker().page())).toBe('says 503')
    line = dead
    await expect(worker().page()).rejects.toThrow('Failed to fetch')
  })

  test('is not waited for twice by who is led on, and is waited for again soon', async () => {
    line = silent
    const { entrance, page } = worker()
    await entrance()
    await page()
    expect(waited).toEqual([3000, 0])
    clock += 2000
    await page()
    expect(waited).toEqual([3000, 0, 3000])
  })
})

describe('an entrance', () => {
  test('leads to where work goes on, where the server is away', async () => {
    line = dead
    const answer = await worker().entrance()
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${ORIGIN}${COUNTER}`])
  })

  test('is the server’s while it answers, and nobody’s without a kept page', async () => {
    line = answering(200)
    expect(await text(worker().entrance())).toBe('says 200')
    pages = new MemoryStore()
    line = dead
    await expect(worker().entrance()).rejects.toThrow('Failed to fetch')
  })
})

describe('a file', () => {
  test('is kept when it comes, and comes from the device from then on', async () => {
    let times = 0
    line = async () => new Response(`time ${(times += 1)}`, forGood)
    const { file } = worker()
    expect([await text(file(FILE)), await text(file(FILE)), times]).toEqual(['time 1', 'time 1', 1])
  })

  test.each<[string, Response]>([
    ['an error', new Response('none', { status: 404, ...forGood })],
    ['bytes that may change', new Response('now', { headers: { 'cache-control': 'no-cache' } })],
  ])('is passed on and not kept where the answer is %s', async (_, answer) => {
    line = async () => answer
    expect((await worker().file(FILE)).status).toBe(answer.status)
    expect(files.names).toEqual([])
  })

  test('comes from the server where the device can keep nothing', async () => {
    const refuse = () => Promise.reject(new Error('QuotaExceededError'))
    Object.assign(files, { match: refuse, put: refuse })
    line = async () => new Response('sent', forGood)
    expect(await text(worker().file(FILE))).toBe('sent')
  })
})
