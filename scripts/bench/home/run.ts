import { findChromium } from '../../test/chromium.ts'
import { strangerOf, withBrowser } from '../federation/browser.ts'
import { withInstallation } from '../federation/installation.ts'
import { type Figure, judge } from '../figures.ts'
import { median } from '../statistics.ts'
import { visitHome, type Visit } from './visit.ts'

const GOALS = {
  lcp: { most: 1500, aim: 1000 },
  cls: { most: 0.05, aim: 0 },
  scripts: { most: 200, aim: 150 },
}

/** The figures of some visits: medians of times, the worst of what must never be worse. */
export function homeFigures(visits: readonly Visit[]): Figure[] {
  return [
    judge('largest paint', median(visits.map(({ lcpMs }) => lcpMs)), 'ms', GOALS.lcp),
    judge('layout shift', Math.max(...visits.map(({ cls }) => cls)), '', GOALS.cls),
    judge('scripts, brotli', Math.max(...visits.map(({ scriptsKb }) => scriptsKb)), 'KB', GOALS.scripts),
  ]
}

/** Visits the home page of an installation of its own, so many times, each time as a stranger. */
export async function runHome(rounds: number): Promise<Visit[]> {
  const chromium = await findChromium()
  return withInstallation(({ origin }) =>
    withBrowser(chromium, async (browser) => {
      const visits: Visit[] = []
      for (let round = 0; round < rounds; round += 1) visits.push(await visitHome(browser, origin, strangerOf(origin)))
      return visits
    }),
  )
}
