import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import { v7 as newId } from 'uuid'
import { stampProducts } from '../../../api/src/modules/inventory/catalogue-stamps/index.ts'
import { buildChanged } from '../../build/index.ts'
import { ROOT } from '../../common/root.ts'
import { step } from '../../common/steps.ts'
import { ReplayClient } from '../../replay/client.ts'
import { once } from '../../replay/company.ts'
import { findChromium } from '../../test/chromium.ts'
import { refuseWithoutProc } from '../cpu.ts'
import { sessionsOfAccount, withBrowser, type Kept } from '../federation/browser.ts'
import { repeated } from '../federation/repeated.ts'
import { type Fixture, withClient, withFixture, withKeptFixture } from '../fixture.ts'
import { prepareCatalogues, type Catalogue } from '../lists/catalogues.ts'
import { startApiOf } from '../processes.ts'
import type { CounterOptions } from './options.ts'
import { visitCounter, type Counter, type Visit } from './visit.ts'

/** As the peers of the figures were measured. */
const SLOWDOWN = 4

/** One round: each catalogue on a device of its own, the smaller first. */
export type Round = readonly Visit[]

export interface Measured {
  rounds: readonly Round[]
  /** KB of all scripts that a counter in use had, by gzip. */
  scriptsKb: number
}

/** Opens and uses the counter on new devices, in companies with few and with many products. */
export async function runCounter(options: CounterOptions): Promise<Measured> {
  refuseWithoutProc()
  await step('Build', buildChanged, ({ built, unchanged }) => `${built.length} built, ${unchanged.length} unchanged`)
  const measure = (fixture: Fixture): Promise<Measured> => measureAll(fixture, options)
  return options.folder === null ? withFixture(measure) : withKeptFixture(path.resolve(options.folder), measure)
}

async function measureAll(fixture: Fixture, options: CounterOptions): Promise<Measured> {
  const { sizes, isSmoke, rounds: count, times } = options
  const catalogues = await prepareCatalogues(
    fixture,
    sizes.map((products) => ({ name: `counter-${products}`, products, companies: 1, isStocked: true })),
  )
  const chromium = await findChromium()
  const server = await startApiOf(ROOT, fixture)
  const origin = `http://localhost:${new URL(server.origin).port}`
  try {
    return await withBrowser(chromium, async (browser) => {
      const counters = await Promise.all(catalogues.map((each) => openCounter(browser, fixture, each, origin)))
      const slowdown = isSmoke ? 1 : SLOWDOWN
      const visit = async ({ counter, session }: Opened): Promise<Visit> =>
        visitCounter(browser, counter, { kept: await session(), slowdown, times })
      const round = async (number: number): Promise<Visit[]> => {
        const visits: Visit[] = []
        for (const each of counters)
          visits.push(await step(`Round ${number}, ${each.counter.products} products`, () => visit(each)))
        return visits
      }
      const rounds = await repeated(count, (number) => round(number + 1))
      return { rounds, scriptsKb: await gzipOf(rounds.flat().at(-1)?.scripts ?? []) }
    })
  } finally {
    await server.stop()
  }
}

interface Opened {
  counter: Counter
  session: () => Promise<Kept>
}

/** A counter whose cashier has a session open, in one of the shops of a catalogue's company. */
async function openCounter(browser: Browser, fixture: Fixture, catalogue: Catalogue, origin: string): Promise<Opened> {
  const { id: companyId, shops } = catalogue.company
  const [shop] = shops
  const [registerId] = shop?.registerIds ?? []
  if (!shop || registerId === undefined) throw new Error('the catalogue has no shop with a register')
  const { email, password, pointOfSaleId } = shop
  const cashier = new ReplayClient(origin, { email, password })
  await cashier.call<PaymentMethod[]>('GET', `/${companyId}/client-payment-methods`)
  await once(() =>
    cashier.call('POST', `/${companyId}/cash-sessions`, { id: newId(), registerId, openingFloatMinor: 100_000 }),
  )
  return {
    counter: {
      address: `${origin}/${companyId}/${pointOfSaleId}/pos`,
      products: catalogue.products,
      change: (count, designation, mark) => changeProducts(fixture, companyId, { count, designation, mark }),
    },
    session: sessionsOfAccount(browser, { email, password }, origin),
  }
}

/** As somebody in the back office changes them, all in one transaction. */
function changeProducts(
  { ownerUrl }: Fixture,
  companyId: string,
  { count, designation, mark }: { count: number; designation: string; mark: string },
): Promise<void> {
  return withClient(ownerUrl, async (client) => {
    await client.query('begin')
    const { rows } = await client.query<{ id: string }>(
      `update product set designation = left(designation, 100) || ' ' || $3
       where company_id = $1 and id in (
         select id from product where company_id = $1 order by designation <> $2, id limit $4)
       returning id`,
      [companyId, designation, mark, count],
    )
    const ask = async <Row>(text: string, values: readonly unknown[]): Promise<Row[]> =>
      (await client.query(text, [...values])).rows as Row[]
    await stampProducts(
      ask,
      companyId,
      rows.map(({ id }) => id),
    )
    await client.query('commit')
  })
}

async function gzipOf(scripts: readonly string[]): Promise<number> {
  let bytes = 0
  for (const script of scripts) {
    const answer = await fetch(script, { headers: { 'accept-encoding': 'identity' } })
    if (!answer.ok) throw new Error(`${script} answered ${answer.status}`)
    bytes += gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 6 }).length
  }
  return bytes / 1000
}
