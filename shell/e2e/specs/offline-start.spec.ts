import type { Page } from '@playwright/test'
import { aProduct } from '../commands/product.ts'
import { expect, test as base } from '../core/test.ts'
import type { Language } from '../core/phrases.ts'
import { CounterPage } from '../pages/counter-page.ts'

/** The product at the end of a line of this journey's own, in a browser with service workers. */
const test = base.extend({ baseURL: async ({ line }, use) => use(line.origin) })
test.use({ serviceWorkers: 'allow' })

const PAGE = 'comptoir-page'
const FILES = 'comptoir-files'

/** The text of the page that this device keeps; empty while there is none. */
function keptPage(page: Page): Promise<string> {
  return page.evaluate(async (name) => (await (await caches.open(name)).match('/'))?.text() ?? '', PAGE)
}

function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys()
    return requests.map(({ url }) => url.slice(location.origin.length))
  }, FILES)
}

async function untilKept(page: Page, text = '<div id="root">'): Promise<void> {
  await expect.poll(() => keptPage(page)).toContain(text)
}

/** A counter that somebody opened, and whose files have come. */
async function openCounter(page: Page, language: Language, companyId: string, pointOfSaleId: string) {
  const counter = new CounterPage(page, language)
  await counter.open(companyId, pointOfSaleId)
  const catalogue = page.waitForResponse(/counter-catalogue\/head$/)
  await counter.openSession('0')
  await catalogue
  await untilKept(page)
  return counter
}

/** The counter stands and can sell: all that it needs came from the device. */
async function expectCounter(page: Page, counter: CounterPage): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(counter.say('counter.labels.title')))
  await expect(counter.search).toBeFocused()
}

for (const language of ['fr', 'ar'] as const)
  test(`the counter starts and reloads without a network (${language})`, async ({
    admin,
    register,
    signedIn,
    line,
    context,
  }) => {
    await aProduct(admin, { designation: 'Huile', price: 24.8 })
    const page = await signedIn('admin', language)
    const counter = await openCounter(page, language, admin.companyId, register.pointOfSaleId)
    const { pathname } = new URL(page.url())

    line.become('cut')
    await page.reload()
    await expectCounter(page, counter)
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')

    line.become('away')
    await page.reload()
    await expectCounter(page, counter)

    line.become('silent')
    await page.reload()
    await expect(page).toHaveTitle(new RegExp(counter.say('counter.labels.title')))
    await page.close()

    line.become('cut')
    await context.setOffline(true)
    for (const address of [pathname, '/', '/login']) {
      const next = await context.newPage()
      await next.goto(address)
      await expect(next).toHaveURL(new RegExp(`${pathname}$`))
      await expectCounter(next, new CounterPage(next, language))
      await next.close()
    }
  })

test('what was not opened yet is kept too: every part and all languages of the counter, and nothing that the API said', async ({
  admin,
  register,
  signedIn,
}) => {
  const page = await signedIn('admin', 'fr')
  await openCounter(page, 'fr', admin.companyId, register.pointOfSaleId)
  const files = await keptFiles(page)
  const named = await page.evaluate(async () => {
    const registry: unknown = await (await fetch('/federation/registry')).json()
    const { remotes, shell } = registry as {
      remotes: Record<string, { active: { base: string; files: Record<string, unknown> } }>
      shell: { files: Record<string, string> }
    }
    const counter = remotes['sales-purchases']?.active ?? { base: '', files: {} }
    return [
      ...Object.keys(shell.files).map((path) => `/${path}`),
      ...Object.keys(counter.files)
        .filter((path) => !path.startsWith('smoke/'))
        .map((path) => `${counter.base}${path}`),
    ]
  })
  expect(named.filter((address) => !files.includes(address))).toEqual([])
  for (const language of ['en', 'fr', 'ar'])
    expect(files.filter((address) => address.startsWith(`/locales/${language}/`))).toHaveLength(3)
  expect(files.filter((address) => address.startsWith('/api/') || address === '/federation/registry')).toEqual([])
})

test('a new build is taken at the next load with a network, and is what starts without one', async ({
  admin,
  register,
  signedIn,
  line,
}) => {
  const page = await signedIn('admin', 'fr')
  const counter = await openCounter(page, 'fr', admin.companyId, register.pointOfSaleId)
  const stale = '/r/sales-purchases/abc123/old.js'
  await page.evaluate(async ([name, address]) => (await caches.open(name)).put(address, new Response('old')), [
    FILES,
    stale,
  ] as const)
  line.changePages((html) =>
    html.replace(/"revision":(\d+)/, '"revision":1$1').replace('</head>', '<meta name="newer" content="1"></head>'),
  )
  await page.reload()
  await expect(page.locator('meta[name=newer]')).toHaveCount(1)
  await untilKept(page, '<meta name="newer"')
  await expect.poll(() => keptFiles(page)).not.toContain(stale)
  line.become('cut')
  await page.reload()
  await expectCounter(page, counter)
  await expect(page.locator('meta[name=newer]')).toHaveCount(1)
})

test('what the server says of an address or a call comes as it is, and a visitor gets no service worker', async ({
  page,
  landed,
}) => {
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(await workers()).toBe(0)
  await landed('admin', 'fr')
  await expect.poll(workers).toBe(1)
  await untilKept(page)
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  const statuses = await page.evaluate(() =>
    Promise.all(
      ['/assets/none.js', '/r/sales-purchases/none/none.js', '/api/none', '/nowhere'].map(
        async (address) => (await fetch(address, { headers: { accept: 'application/json' } })).status,
      ),
    ),
  )
  expect(statuses).toEqual([404, 404, 404, 404])
  expect((await page.goto('/nowhere'))?.status()).toBe(404)
})
