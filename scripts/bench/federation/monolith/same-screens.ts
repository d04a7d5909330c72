import type { Browser, BrowserContext } from '@playwright/test'
import type { RemoteRelease } from '@comptoir/contracts/federation'
import { refuseStopped } from '../../rounds.ts'
import { withVisitor } from '../browser.ts'
import type { Side } from '../first-route.ts'
import type { Installation } from '../installation.ts'

/** What a screen says it is, and how much there is to press and fill in. */
const FACTS = `JSON.stringify([document.title, [...document.querySelectorAll('main h1')].map((title) => title.textContent), document.querySelectorAll('main :is(a, button, input)').length])`

/** Paths of the pages that a signed-in administrator of a company can open without knowing more. */
export function plainPaths(
  releases: readonly Pick<RemoteRelease, 'remote'>[],
  { companyId, pointOfSaleId }: Pick<Installation, 'companyId' | 'pointOfSaleId'>,
): string[] {
  const places = { company: `/${companyId}`, pointOfSale: `/${companyId}/${pointOfSaleId}` }
  const routes = releases.flatMap(({ remote }) => remote.routes).filter(({ path }) => !path.includes(':'))
  return routes.flatMap(({ layout, path }) =>
    layout === 'company' || layout === 'pointOfSale' ? [`${places[layout]}/${path}`] : [],
  )
}

async function factsOf(context: BrowserContext, address: string): Promise<string> {
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator('main').first().waitFor()
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  const facts = await page.evaluate<string>(FACTS)
  await page.close()
  return facts
}

/** Opens pages in both forms. Throws when the monolith shows another screen: what does not work is nothing to be measured against. */
export async function refuseOtherScreens(
  browser: Browser,
  federated: Side,
  monolith: Side,
  paths: readonly string[],
): Promise<void> {
  const seen = async ({ installation, kept }: Side): Promise<string[]> =>
    withVisitor(browser, await kept(), async (context) => {
      const facts: string[] = []
      for (const path of paths) {
        refuseStopped()
        facts.push(await factsOf(context, `${installation.origin}${path}`))
      }
      return facts
    })
  const [ours, others] = [await seen(federated), await seen(monolith)]
  const index = ours.findIndex((facts, place) => facts !== others[place])
  if (index >= 0)
    throw new Error(
      `${paths[index] ?? ''} of the monolith shows ${others[index] ?? ''} instead of ${ours[index] ?? ''}`,
    )
}
