import { OwnRemote } from '../drills/own-remote.ts'
import { phrase } from '../core/phrases.ts'
import { ACCOUNTS, expect, PASSWORD, speak, test } from '../core/test.ts'

test('a developer works on one remote inside the hosted product: edits show with state kept, and one click leaves', async ({
  page,
  admin,
  baseURL,
}) => {
  const remote = new OwnRemote(baseURL ?? '', '')
  const { address, server } = await remote.develop({ version: '9.0.0', word: 'local' })
  try {
    await speak(page, 'fr')
    const home = `${admin.companyId}/${admin.session.pointOfSale?.id}`
    await page.goto(`${address}login`)
    await page.locator('input[type=email]').fill(ACCOUNTS.admin)
    await page.locator('input[autocomplete=current-password]').fill(PASSWORD)
    await page.locator('button[type=submit]').click()
    await page.waitForURL((url) => !url.pathname.startsWith('/login'))
    await page.goto(`${address}${home}/drill`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('First local')

    await test.step('what it is cannot be missed', async () => {
      const bar = page.getByRole('complementary', { name: phrase('fr', 'translation', 'shell.override.label') })
      await expect(bar.getByText(/drill 9\.0\.0/)).toBeVisible()
    })

    await test.step('an edit of code shows without a reload', async () => {
      await page.evaluate(() => Object.assign(globalThis, { wasHere: true }))
      remote.edit('src/features/first/first.page.tsx', (text) =>
        text.replace('<Box p="6">', '<Box p="6"><p>Added by hand</p>'),
      )
      await expect(page.getByText('Added by hand')).toBeVisible()
      expect(await page.evaluate(() => 'wasHere' in globalThis)).toBe(true)
    })

    await test.step('an edit of a phrase too', async () => {
      remote.edit('src/features/first/phrases/fr.json', (text) => text.replaceAll('First local', 'First, said anew'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('First, said anew')
    })

    await test.step('the rest is the hosted product, and one click leads there', async () => {
      await page.getByRole('link', { name: phrase('fr', 'people', 'clients.title'), exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(phrase('fr', 'people', 'clients.title'))
      await page.getByRole('button', { name: phrase('fr', 'translation', 'shell.override.leave') }).click()
      await page.waitForURL((url) => url.origin === new URL(baseURL ?? '').origin)
    })
  } finally {
    server.kill('SIGTERM')
    remote.remove()
  }
})

test('nothing in storage or address makes the product load other code', async ({ landed, admin, baseURL }) => {
  const page = await landed('admin')
  const foreign: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !request.url().startsWith(`${baseURL}/`)) foreign.push(request.url())
  })
  await page.evaluate(() => {
    const evil = 'http://127.0.0.1:9/evil.js'
    for (const key of [
      'registry',
      'override',
      'comptoir.override',
      'import-map-override:inventory',
      '@module-federation/override',
      'mf-override',
    ]) {
      localStorage.setItem(
        key,
        JSON.stringify({ inventory: evil, 'inventory@latest': evil, remotes: { inventory: evil } }),
      )
      sessionStorage.setItem(key, evil)
    }
  })
  const words = new URLSearchParams({
    override: 'http://127.0.0.1:9/evil.js',
    registry: 'http://127.0.0.1:9/registry.json',
    remote: 'inventory@http://127.0.0.1:9',
  })
  await page.goto(
    `/${admin.companyId}/${admin.session.pointOfSale?.id}/products?${words.toString()}#registry=http://127.0.0.1:9`,
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(phrase('fr', 'inventory', 'products.title'))
  expect(foreign).toEqual([])
})
