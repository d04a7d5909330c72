import path from 'node:path'
import type { Browser } from '@playwright/test'
import { openDatabase } from '../../../api/src/platform/db/database.ts'
import { buildChanged } from '../../build/index.ts'
import { ROOT } from '../../common/root.ts'
import { step } from '../../common/steps.ts'
import { findChromium } from '../../test/chromium.ts'
import { barePage, type BareRow } from '../bare-page.ts'
import { sessionsOfAccount, withBrowser } from '../federation/browser.ts'
import { REMOTES } from '../federation/releases.ts'
import { repeated } from '../federation/repeated.ts'
import { type Fixture, withFixture, withKeptFixture } from '../fixture.ts'
import { type Catalogue, prepareCatalogues } from '../lists/catalogues.ts'
import { startApiOf } from '../processes.ts'
import { median } from '../statistics.ts'
import { withBareSite } from './bare-site.ts'
import type { Measured, Round } from './figures.ts'
import { contentOf, repeatedIn } from './libraries.ts'
import type { ScreensOptions } from './options.ts'
import { readParts, weighRoutes } from './routes.ts'
import { type Shop, type Slowdown, clickAround, openBare, openList, openSignIn } from './visits.ts'

/** As the peers of the figures were measured. */
const SLOWDOWN: Slowdown = 4
/** Rows of the list's first page. */
const PAGE_ROWS = 25
const STATEMENTS = 20

/** Measures what the screens weigh, and how long people wait for them. */
export async function runScreens(options: ScreensOptions): Promise<Measured> {
  await step('Build', buildChanged, ({ built, unchanged }) => `${built.length} built, ${unchanged.length} unchanged`)
  const parts = readParts()
  const routes = REMOTES.flatMap((app) => weighRoutes(app, parts))
  const contents = Object.fromEntries(REMOTES.map((app) => [app, contentOf(app)]))
  const measure = (fixture: Fixture): Promise<Round[]> => measureRounds(fixture, options)
  const rounds = await (options.folder === null
    ? withFixture(measure)
    : withKeptFixture(path.resolve(options.folder), measure))
  return { rounds, routes, repeated: repeatedIn(contents) }
}

async function measureRounds(fixture: Fixture, options: ScreensOptions): Promise<Round[]> {
  const { products } = options
  const size = { name: `screens-${products}`, products, companies: 1, isStocked: true }
  const [catalogue] = await prepareCatalogues(fixture, [size])
  if (catalogue === undefined) throw new Error('no catalogue was made')
  const chromium = await findChromium()
  const server = await startApiOf(ROOT, fixture)
  const origin = `http://localhost:${new URL(server.origin).port}`
  try {
    return await withBareSite((bareOrigin) =>
      withBrowser(chromium, (browser) => inTurn({ browser, fixture, catalogue, origin, bareOrigin }, options)),
    )
  } finally {
    await server.stop()
  }
}

interface Bench {
  browser: Browser
  fixture: Fixture
  catalogue: Catalogue
  origin: string
  bareOrigin: string
}

/** After a round that does not count, so that everything that is prepared once is; the order turns with every round. */
async function inTurn(bench: Bench, { rounds, isSmoke }: ScreensOptions): Promise<Round[]> {
  const { browser, fixture, catalogue, origin, bareOrigin } = bench
  const { id, shops, administrator } = catalogue.company
  const session = sessionsOfAccount(browser, administrator, origin)
  const { db } = openDatabase({ url: fixture.ownerUrl, max: 1, onError: () => undefined })
  const askPage = async (): Promise<BareRow[]> => (await barePage(id, PAGE_ROWS).execute(db)).rows
  try {
    const first = (await askPage())[0]?.designation ?? ''
    const shop: Shop = { address: `${origin}/${id}/${shops[0]?.pointOfSaleId}`, first }
    const slowdown = isSmoke ? 1 : SLOWDOWN
    const measure = async (isTurned: boolean): Promise<Round> => {
      const kept = await session()
      return measureRound(isTurned, {
        bare: () => openBare(browser, bareOrigin, slowdown),
        signIn: () => openSignIn(browser, origin, slowdown),
        list: () => openList(browser, shop, kept, slowdown),
        sqlMs: () => timed(askPage),
        clicks: () => clickAround(browser, shop, kept, slowdown),
      })
    }
    if (!isSmoke) await step('Warm-up', () => measure(false))
    return await repeated(rounds, (round) => step(`Round ${round + 1}`, () => measure(round % 2 === 1)))
  } finally {
    await db.destroy()
  }
}

type Parts = { [Name in keyof Round]: () => Promise<Round[Name]> }

async function measureRound(isTurned: boolean, parts: Parts): Promise<Round> {
  const measured: Partial<Round> = {}
  const measure = async <Name extends keyof Round>(name: Name): Promise<void> => {
    measured[name] = await parts[name]()
  }
  const names = Object.keys(parts) as (keyof Round)[]
  for (const name of isTurned ? names.toReversed() : names) await measure(name)
  return measured as Round
}

/** Milliseconds of one statement, the median of some. */
async function timed(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let statement = 0; statement < STATEMENTS; statement += 1) {
    const begun = performance.now()
    await ask()
    times.push(performance.now() - begun)
  }
  return median(times)
}
