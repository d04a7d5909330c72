import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type Kept, strangerOf, withVisitor } from '../federation/browser.ts'
import { entryOf, untilQuiet } from '../federation/next-area.ts'
import { listWith, type Sight } from '../federation/on-screen.ts'
import { phrase } from '../federation/phrases.ts'
import { BYTES_OF_SCRIPTS } from '../home/visit.ts'
import { refuseStopped } from '../rounds.ts'
import { PATIENCE_MS, type Opened, type Point, opened, timeClick, watchOpening } from './watch.ts'

/** How many times slower than this machine's the processor of a page is. */
export type Slowdown = number

/** A point of sale whose list of products is looked at; `first` is the designation of its first product. */
export interface Shop {
  address: string
  first: string
}

/** The way in, with what all scripts weighed that were fetched until nothing came any more, in KB. */
export type SignIn = Opened & { scriptsKb: number }

/** What happens in a page that is open, in milliseconds from the click: the first time, when code is still fetched, and later times. */
export interface Clicks {
  list: number
  listAgain: number
  sheet: number
  sheets: number[]
  tick: number
  ticks: number[]
}

/** Rows that are opened, and rows that are ticked. */
const CLICKED_ROWS = 6
const FORM = `document.querySelector('input[type=email]')`
/** The server's HTML has the form as well; it can be used once the page's own code holds it. */
const OWN_FORM = `${FORM} !== null && Object.keys(${FORM}).some((key) => key.startsWith('__react'))`

async function slowed(context: BrowserContext, slowdown: Slowdown): Promise<Page> {
  refuseStopped()
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

/** Opens an address with an empty cache; `after` looks at the page then. */
async function cold<T>(
  browser: Browser,
  { address, kept, slowdown, sight }: { address: string; kept: Kept | null; slowdown: Slowdown; sight: Sight },
  after: (page: Page, opened: Opened) => Promise<T>,
): Promise<T> {
  return withVisitor(browser, kept, async (context) => {
    const page = await slowed(context, slowdown)
    await watchOpening(page, sight)
    await page.goto(address, { waitUntil: 'commit' })
    return after(page, await opened(page))
  })
}

export function openBare(browser: Browser, origin: string, slowdown: Slowdown): Promise<Opened> {
  const given = { address: origin, kept: null, slowdown, sight: `${FORM} !== null` }
  return cold(browser, given, async (_, times) => times)
}

/** The way in. */
export function openSignIn(browser: Browser, origin: string, slowdown: Slowdown): Promise<SignIn> {
  const given = { address: `${origin}/login`, kept: strangerOf(origin), slowdown, sight: OWN_FORM }
  return cold(browser, given, async (page, times) => {
    await untilQuiet(page)
    return { ...times, scriptsKb: (await page.evaluate<number>(BYTES_OF_SCRIPTS)) / 1000 }
  })
}

function listOf({ first }: Shop): Sight {
  return listWith(phrase('inventory', 'products.title'), first)
}

export function openList(browser: Browser, shop: Shop, kept: Kept, slowdown: Slowdown): Promise<Opened> {
  const given = { address: `${shop.address}/products`, kept, slowdown, sight: listOf(shop) }
  return cold(browser, given, async (_, times) => times)
}

/** From the list of clients to the list of products, back and there again; then, with a hundred rows a page, sheets and ticks. */
export function clickAround(browser: Browser, shop: Shop, kept: Kept, slowdown: Slowdown): Promise<Clicks> {
  const clients = `${shop.address}/clients`
  const given = { address: clients, kept, slowdown, sight: listWith(phrase('people', 'clients.title')) }
  return cold(browser, given, async (page) => {
    const go = async (address: string, sight: Sight): Promise<number> => {
      await untilQuiet(page)
      return timeClick(page, await entryOf(page, address), sight)
    }
    const list = await go(`${shop.address}/products`, listOf(shop))
    await go(clients, given.sight)
    const listAgain = await go(`${shop.address}/products`, listOf(shop))
    await page.goto(`${shop.address}/products?size=100`)
    await page.locator('main tbody tr[data-row]').nth(99).waitFor()
    await untilQuiet(page)
    const [tick = NaN, ...ticks] = await tickRows(page)
    const [sheet = NaN, ...sheets] = await openSheets(page)
    return { list, listAgain, sheet, sheets, tick, ticks }
  })
}

function pointOf(page: Page, row: number, cell: string): Promise<Point> {
  return page.evaluate<Point>(`(() => {
    const { x, y, width, height } = document.querySelectorAll('main tbody tr[data-row]')[${row}].querySelector(${JSON.stringify(cell)}).getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })()`)
}

/** A row is ticked when its box, its own look and the number of ticked rows say so. */
async function tickRows(page: Page): Promise<number[]> {
  const times: number[] = []
  for (let row = 0; row < CLICKED_ROWS; row += 1) {
    const line = `document.querySelectorAll('main tbody tr[data-row]')[${row}]`
    const said = `document.querySelector('main [role=toolbar]')?.getAttribute('aria-label')?.includes('${row + 1}') === true`
    const sight = `${line}.hasAttribute('data-selected') && ${line}.querySelector('input').checked && ${said}`
    times.push(await timeClick(page, await pointOf(page, row, '[data-part=select] input'), sight))
  }
  return times
}

/** A row's sheet is there with its designation, and is closed again by its key before the next. */
async function openSheets(page: Page): Promise<number[]> {
  const times: number[] = []
  for (let row = 0; row < CLICKED_ROWS; row += 1) {
    const opener = await page.locator('main tbody tr[data-row]').nth(row).locator('[data-opens]').innerText()
    // Above the designation stand letters in place of a picture.
    const name = opener.split('\n').at(-1)?.replaceAll('\u00A0', ' ')
    const sight = `document.querySelector('[role=dialog]')?.textContent.replaceAll('\\u00a0', ' ').includes(${JSON.stringify(name)}) === true`
    times.push(await timeClick(page, await pointOf(page, row, '[data-opens]'), sight))
    await untilQuiet(page)
    await page.keyboard.press('Escape')
    await page.locator('[role=dialog]').waitFor({ state: 'hidden' })
  }
  return times
}
