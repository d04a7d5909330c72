import { cpus, loadavg } from 'node:os'
import type { Browser } from '@playwright/test'
import { buildChanged } from '../../build/index.ts'
import { step } from '../../common/steps.ts'
import { findChromium } from '../../test/chromium.ts'
import type { Figure } from '../figures.ts'
import { MOBILE, sessionsOf, withBrowser } from './browser.ts'
import { timeBuilds } from './builds.ts'
import { timeDevelopment } from './development.ts'
import { FELL, fallBack } from './fallback.ts'
import { withFaultyLine } from './faulty-line.ts'
import {
  type Found,
  buildsFound,
  developmentFound,
  fallbackFound,
  firstRouteFound,
  goingLiveFound,
  homePaintFound,
  nextAreaFound,
  sizesFound,
  waterfallFound,
} from './figures.ts'
import { type Side, coldVisit, visitTwice } from './first-route.ts'
import { timeGoingLive } from './going-live.ts'
import { compareHome, faultsOf } from './home-paint.ts'
import { withRepositoryCopy } from './repository-copy.ts'
import { type Installation, withInstallation } from './installation.ts'
import { plainPaths, refuseOtherScreens } from './monolith/same-screens.ts'
import { withMonolith } from './monolith/with-monolith.ts'
import { nextArea } from './next-area.ts'
import type { FederationOptions, Group } from './options.ts'
import { REMOTES, readRelease } from './releases.ts'
import { repeated } from './repeated.ts'
import { weightOf } from './sizes.ts'

/**
 * Measures the requested figures, one group after the other: they would disturb each other. Each group's notes
 * are printed at once, so that an interrupted run still yields something.
 */
export async function runFederation(options: FederationOptions): Promise<Figure[]> {
  const wants = (...groups: Group[]): boolean => groups.some((group) => options.only.has(group))
  const figures: Figure[] = []
  const add = async (name: string, work: () => Promise<Found>): Promise<void> => {
    const found = await step(name, work)
    figures.push(...found.figures)
    for (const line of found.record) console.log(line)
    console.log(
      `Load of the machine in the minute before: ${(loadavg()[0] ?? NaN).toFixed(1)} on ${cpus().length} cores`,
    )
  }
  await step('Build', buildChanged, ({ built, unchanged }) => `${built.length} built, ${unchanged.length} unchanged`)
  if (wants('F3')) await add('F3 sizes', async () => sizesFound(REMOTES.map((app) => weightOf(readRelease(app)))))
  if (wants('F9', 'F7', 'F8')) {
    await withRepositoryCopy(async (copy) => {
      if (wants('F9')) await add('F9 builds', async () => buildsFound(await timeBuilds(copy, options.slowRounds)))
      if (wants('F7'))
        await add('F7 going live', () =>
          withInstallation(async (installation) =>
            goingLiveFound(await timeGoingLive(copy, installation, options.slowRounds)),
          ),
        )
      if (wants('F8'))
        await add('F8 development', () =>
          inBrowser((browser, installation) => development(browser, copy, installation, options)),
        )
    })
  }
  if (wants('F1'))
    await add('F1 first route', () =>
      inBrowser((browser, installation) =>
        withMonolith((monolith) => firstRoute(browser, installation, monolith, options)),
      ),
    )
  if (wants('F2', 'F4', 'F5', 'F6')) {
    await inBrowser(async (browser, installation) => {
      const side = { installation, kept: sessionsOf(browser, installation) }
      if (wants('F2')) await add('F2 waterfall', () => waterfall(browser, side, options))
      if (wants('F4'))
        await add('F4 next area', async () =>
          nextAreaFound(await repeated(options.rounds, () => nextArea(browser, side))),
        )
      if (wants('F5')) await add('F5 home page', () => homePaint(browser, installation, options))
      if (wants('F6')) await add('F6 fallback', () => fallback(browser, installation, options))
    })
  }
  return figures
}

async function inBrowser<T>(work: (browser: Browser, installation: Installation) => Promise<T>): Promise<T> {
  const chromium = await findChromium()
  return withInstallation((installation) => withBrowser(chromium, (browser) => work(browser, installation)))
}

/** The two forms in turn, and the other one first in every other round. Before that every screen of both is opened. */
async function firstRoute(
  browser: Browser,
  installation: Installation,
  other: Installation,
  { rounds, isSmoke }: FederationOptions,
): Promise<Found> {
  const federated: Side = { installation, kept: sessionsOf(browser, installation) }
  const monolith: Side = { installation: other, kept: sessionsOf(browser, other) }
  const profile = isSmoke ? null : MOBILE
  const paths = plainPaths(REMOTES.map(readRelease), installation)
  await refuseOtherScreens(browser, federated, monolith, paths)
  const all = await repeated(rounds, async (round) => {
    const early = round % 2 === 1 ? await coldVisit(browser, monolith, profile) : null
    const ours = await coldVisit(browser, federated, profile)
    return { federated: ours, monolith: early ?? (await coldVisit(browser, monolith, profile)) }
  })
  return firstRouteFound(all)
}

async function waterfall(browser: Browser, side: Side, { rounds, isSmoke }: FederationOptions): Promise<Found> {
  const visits = await repeated(Math.min(rounds, 3), () => visitTwice(browser, side, isSmoke ? null : MOBILE))
  return waterfallFound(
    visits.map(({ cold }) => cold.waterfall),
    visits.map(({ again }) => again.waterfall),
  )
}

function homePaint(
  browser: Browser,
  { origin }: Installation,
  { rounds, isAll, isSmoke }: FederationOptions,
): Promise<Found> {
  return withFaultyLine(origin, async (line) => {
    const all = []
    for (const fault of faultsOf(isAll).slice(0, isSmoke ? 1 : undefined))
      all.push(await compareHome(browser, line, fault, rounds))
    return homePaintFound(all)
  })
}

function fallback(browser: Browser, installation: Installation, { rounds }: FederationOptions): Promise<Found> {
  return withFaultyLine(installation.origin, async (line) => {
    const kept = sessionsOf(browser, installation, line.origin)
    const times = new Map<string, number[]>()
    for (const failure of FELL)
      times.set(
        failure,
        await repeated(rounds, async () => fallBack(browser, line, installation, await kept(), failure)),
      )
    return fallbackFound(times)
  })
}

async function development(
  browser: Browser,
  copy: string,
  installation: Installation,
  { slowRounds }: FederationOptions,
): Promise<Found> {
  return developmentFound(await repeated(slowRounds, () => timeDevelopment(browser, copy, installation)))
}
