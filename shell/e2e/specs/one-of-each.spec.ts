import type { Page } from '@playwright/test'
import { phrase } from '../core/phrases.ts'
import { ACCOUNTS, expect, PASSWORD, speak, test } from '../core/test.ts'

/** What a page tells about the code it runs. */
interface Instances {
  /** React announces every copy of its renderer to the developer tools. */
  renderers: number
  /** By shared module: the versions that anybody brought. */
  versions: Record<string, string[]>
  /** Of which code was fetched. */
  remotes: string[]
  /** Names of the shell's files that were fetched, without their hashes. */
  scripts: string[]
  styleKeys: string[]
}

/** Before the page: stands where React looks for developer tools, and counts. */
function countRenderers(): void {
  const hook = {
    renderers: 0,
    supportsFiber: true,
    checkDCE: () => undefined,
    inject: () => (hook.renderers += 1),
    onCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
  }
  Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
}

function instancesOn(page: Page): Promise<Instances> {
  return page.evaluate(() => {
    const hook: { renderers: number } = Reflect.get(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__')
    const federation: { __INSTANCES__: { shareScopeMap: Record<string, Record<string, Record<string, object>>> }[] } =
      Reflect.get(globalThis, '__FEDERATION__')
    const versions: Record<string, Set<string>> = {}
    for (const { shareScopeMap } of federation.__INSTANCES__)
      for (const [name, brought] of Object.entries(shareScopeMap['default'] ?? {}))
        for (const version of Object.keys(brought)) (versions[name] ??= new Set()).add(version)
    const fetched = [
      ...new Set(
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => path.endsWith('.js')),
      ),
    ]
    return {
      renderers: hook.renderers,
      versions: Object.fromEntries(Object.entries(versions).map(([name, found]) => [name, [...found]])),
      remotes: [...new Set(fetched.flatMap((path) => /^\/r\/([^/]+)\//.exec(path)?.[1] ?? []))],
      scripts: fetched.flatMap((path) => /^\/assets\/(.*)\.[0-9a-f]{8}\.js$/.exec(path)?.[1] ?? []),
      styleKeys: [
        ...new Set(
          [...document.querySelectorAll('style[data-emotion]')].map(
            (style) => style.getAttribute('data-emotion')?.split(' ')[0]?.replace('-global', '') ?? '',
          ),
        ),
      ],
    }
  })
}

test('with every remote open there is one React, one platform, one style cache', async ({ page }) => {
  await page.addInitScript(countRenderers)
  await speak(page, 'fr')
  // One page from the first to the last: a reload would forget what was loaded.
  await page.goto('/')
  await page
    .getByRole('link', { name: phrase('fr', 'translation', 'shell.signIn') })
    .first()
    .click()
  // The home page has a field for an e-mail too, and stands until the next page is drawn.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(phrase('fr', 'marketing', 'login.title'))
  await page.locator('input[type=email]').fill(ACCOUNTS.admin)
  await page.locator('input[autocomplete=current-password]').fill(PASSWORD)
  await page.locator('button[type=submit]').click()
  const places = [
    ['people', 'clients.title', 'clients.title'],
    ['sales-purchases', 'sales.title', 'sales.title'],
    ['company', 'pointsOfSale.title', 'pointsOfSale.title'],
    ['inventory', 'products.title', 'products.title'],
  ] as const
  for (const [namespace, nav, title] of places) {
    await page
      .getByRole('link', { name: phrase('fr', namespace, nav), exact: true })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(phrase('fr', namespace, title))
  }
  // A form brings a later part of the platform.
  await page
    .getByRole('link', { name: phrase('fr', 'inventory', 'products.add') })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(phrase('fr', 'inventory', 'products.labels.create'))
  const { renderers, versions, remotes, scripts, styleKeys } = await instancesOn(page)
  expect(remotes.sort()).toEqual(['company', 'inventory', 'marketing', 'people', 'sales-purchases'])
  expect(renderers).toBe(1)
  expect(Object.keys(versions)).toEqual(
    expect.arrayContaining(['react', 'react-dom', '@comptoir/platform', '@comptoir/platform/forms']),
  )
  for (const [name, brought] of Object.entries(versions)) expect([name, brought.length]).toEqual([name, 1])
  expect(scripts).toHaveLength(new Set(scripts).size)
  expect(styleKeys).toEqual(['c'])
})
