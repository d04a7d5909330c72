import type { Browser, BrowserContext, Page } from '@playwright/test'
import { v7 as newId } from 'uuid'
import { proportionalMemory } from '../cpu.ts'
import { type Kept, withVisitor } from '../federation/browser.ts'
import { untilQuiet } from '../federation/next-area.ts'
import { designationOf } from '../lists/names.ts'
import { refuseStopped } from '../rounds.ts'
import { opened, PATIENCE_MS, timeClick, watchOpening, type Opened } from '../screens/watch.ts'
import type { Times } from './options.ts'
import { FIRST_TILE, foundFor, linesAtLeast, MORE, quantityIs, READY, SEARCH, SOLD, tileSaying } from './sights.ts'
import {
  clockOf,
  fetchedSince,
  type Fetched,
  type Key,
  longestBlock,
  takeKeys,
  timeEvent,
  timeKey,
  until,
  watchBlocks,
  watchKeys,
} from './watch.ts'

/** A counter whose session is open, and what happens at its shop while it is. */
export interface Counter {
  address: string
  products: number
  /** Changes so many products, among them the one with this designation, which then ends in the mark. */
  change: (count: number, designation: string, mark: string) => Promise<void>
}

/** One visit of a device: opened for the first time, used, and opened again without a network. */
export interface Visit {
  first: Opened
  /** Requests until it could be used, the page among them. */
  requests: number
  /** Until all of the catalogue was there, KB of it, and how long the main thread was held up at a time meanwhile. */
  wholeMs: number
  catalogueKb: number
  blockMs: number
  offline: Opened
  keys: Key[]
  /** From the last letter of a word to its products. */
  hits: number[]
  scans: number[]
  steps: number[]
  pays: number[]
  changes: { products: number; ms: number; kb: number }[]
  memoryMiB: number
  /** Addresses of all scripts that it had by then. */
  scripts: string[]
}

const CATALOGUE = '/counter-catalogue'
const KEY_MS = 90
const KEPT_PAGE = `caches.open('comptoir-page').then((cache) => cache.match('/')).then((page) => page !== undefined)`

export function visitCounter(
  browser: Browser,
  counter: Counter,
  { kept, slowdown, times }: { kept: Kept; slowdown: number; times: Times },
): Promise<Visit> {
  return withVisitor(
    browser,
    kept,
    async (context) => {
      const page = await newPage(context, slowdown)
      await page.goto(counter.address, { waitUntil: 'commit' })
      const first = await opened(page)
      await watchBlocks(page)
      const requests = (await fetchedSince(page)).filter(({ startTime }) => startTime <= first.usableMs).length + 1
      const wholeMs = await untilWhole(page)
      const blockMs = await longestBlock(page)
      const catalogueKb = kilobytes(await fetchedSince(page), CATALOGUE)
      await untilQuiet(page)
      await until(page, KEPT_PAGE)
      const offline = await openOffline(context, counter, slowdown)
      const used = await use(page, counter, times)
      const memoryMiB = await memoryOf(browser)
      return {
        first,
        requests,
        wholeMs,
        catalogueKb,
        blockMs,
        offline,
        ...used,
        memoryMiB,
        scripts: await scriptsOf(page),
      }
    },
    { serviceWorkers: 'allow' },
  )
}

async function newPage(context: BrowserContext, slowdown: number): Promise<Page> {
  refuseStopped()
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await watchKeys(page)
  await watchOpening(page, READY)
  return page
}

/** When the catalogue had come whole: its head comes last. */
async function untilWhole(page: Page): Promise<number> {
  const head = `performance.getEntriesByType('resource').find(({ name, responseEnd }) => name.includes('${CATALOGUE}/head') && responseEnd > 0)`
  await until(page, `${head} !== undefined`)
  return page.evaluate<number>(`${head}.responseEnd`)
}

/** Another tab of the same device, with nobody to answer it. */
async function openOffline(context: BrowserContext, { address }: Counter, slowdown: number): Promise<Opened> {
  await context.setOffline(true)
  const page = await newPage(context, slowdown)
  await page.goto(address, { waitUntil: 'commit' })
  const times = await opened(page)
  await page.close()
  await context.setOffline(false)
  return times
}

type Used = Pick<Visit, 'keys' | 'hits' | 'scans' | 'steps' | 'pays' | 'changes'>

async function use(page: Page, counter: Counter, times: Times): Promise<Used> {
  await page.bringToFront()
  await untilQuiet(page)
  const { keys, hits } = await typeWords(page, counter, times.words)
  const scans = await scanAll(page, counter, 0, times.scans)
  await scanAll(page, counter, times.scans, times.lines - times.scans)
  const steps = await stepQuantities(page, times.steps)
  await pay(page)
  const pays: number[] = []
  for (let sale = 0; sale < times.sales; sale += 1) {
    await scanAll(page, counter, sale, 1)
    pays.push(await pay(page))
  }
  const changes: Visit['changes'] = []
  for (const products of times.changed) changes.push(await takeChanges(page, counter, products))
  return { keys, hits, scans, steps, pays, changes }
}

/** Words of the catalogue's own names, and every fourth time one that no name has. */
async function typeWords(page: Page, { products }: Counter, words: number): Promise<Pick<Visit, 'keys' | 'hits'>> {
  const hits: number[] = []
  await takeKeys(page)
  for (let place = 0; place < words; place += 1) {
    // Every eighth name is Arabic, which no key of this keyboard types.
    const [name = ''] = designationOf((place * 8 * 989 + 1) % products)
      .toLowerCase()
      .split(' ')
    const word = place % 4 === 3 ? 'zzqxzz' : name
    await page.focus(SEARCH)
    await page.keyboard.type(word.slice(0, -1), { delay: KEY_MS })
    const last = word.slice(-1)
    hits.push(await timeKey(page, last, foundFor(word), () => page.keyboard.press(last)))
    await page.fill(SEARCH, '')
    await untilQuiet(page)
  }
  return { keys: await takeKeys(page), hits }
}

const KEY_SECONDS = 0.004
const MS_PER_SECOND = 1000

/** Scans different products, from the number `from` on, and waits for each to be in the cart. */
async function scanAll(page: Page, { products }: Counter, from: number, count: number): Promise<number[]> {
  const times: number[] = []
  const before = await page.evaluate<number>(
    `[...Array(1000).keys()].findLast((count) => ${linesAtLeast(0).replace('>= 0', '>= count')})`,
  )
  for (let scan = 0; scan < count; scan += 1) {
    const code = `ART-${String(((from + scan) * 97) % products).padStart(7, '0')}`
    times.push(await timeKey(page, 'Enter', linesAtLeast(before + scan + 1), () => sendScan(page, code)))
  }
  return times
}

/** As a scanner does: a run of fast keys that ends in Enter, each with the time that the device stamps it with. */
async function sendScan(page: Page, code: string): Promise<void> {
  const device = await page.context().newCDPSession(page)
  const strokes = [...[...code].map((key) => ({ key, text: key })), { key: 'Enter', text: '\r' }]
  const start = Date.now() / MS_PER_SECOND - strokes.length * KEY_SECONDS
  await Promise.all(
    strokes.flatMap(({ key, text }, index) => {
      const timestamp = start + index * KEY_SECONDS
      return [
        device.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text, timestamp }),
        device.send('Input.dispatchKeyEvent', { type: 'keyUp', key, timestamp }),
      ]
    }),
  )
  await device.detach()
}

/** One more of the selected line, by the pointer. */
async function stepQuantities(page: Page, steps: number): Promise<number[]> {
  const times: number[] = []
  for (let step = 0; step < steps; step += 1) {
    const box = await page.locator(MORE).boundingBox()
    if (box === null) throw new Error('the selected line is not in sight')
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    times.push(await timeClick(page, point, quantityIs(step + 2)))
  }
  return times
}

/** From the key that pays to the word that it is paid, which is said once the device has written the ticket down. */
async function pay(page: Page): Promise<number> {
  // Nobody pays before they have seen what was scanned.
  await untilQuiet(page)
  return timeKey(page, 'F10', SOLD, () => page.keyboard.press('F10'))
}

/** Products that were changed elsewhere, from the moment when the counter looks for news until the first one shows it. */
async function takeChanges(page: Page, counter: Counter, products: number): Promise<Visit['changes'][number]> {
  await page.keyboard.press('Enter')
  await page.fill(SEARCH, '')
  await untilQuiet(page)
  const tile = await page.evaluate<string>(FIRST_TILE)
  const designation =
    tile
      .split('\n')
      .find((line) => line.includes(' '))
      ?.replaceAll('\u00A0', ' ') ?? tile
  const mark = newId().slice(-6)
  await counter.change(products, designation, mark)
  const since = await clockOf(page)
  const tell = `document.dispatchEvent(new Event('visibilitychange'))`
  const ms = await timeEvent(page, tell, tileSaying(mark))
  return { products, ms, kb: kilobytes(await fetchedSince(page, since), CATALOGUE) }
}

/** Of what is part of the catalogue, without the stock of products that are shown. */
function kilobytes(fetched: readonly Fetched[], part: string): number {
  return fetched
    .filter(({ name }) => name.includes(part) && !name.includes('/stock'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1000, 0)
}

/** Of the process that draws the page and runs its workers, the largest of its kind. */
async function memoryOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return Math.max(...processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => proportionalMemory(id)))
}

async function scriptsOf(page: Page): Promise<string[]> {
  const own = await page.evaluate<string[]>(
    `[...performance.getEntriesByType('resource').map(({ name }) => name), navigator.serviceWorker.controller?.scriptURL ?? '']`,
  )
  return [...new Set(own)].filter((name) => /\.m?js$/.test(name.split('?')[0] ?? ''))
}
