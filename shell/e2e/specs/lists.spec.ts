import type { Locator, Page } from '@playwright/test'
import { DEFAULT_NAMES } from '@comptoir/contracts/default-names'
import { aProduct } from '../commands/product.ts'
import { newId } from '../core/api-client.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'

const common = (key: string) => phrase('fr', 'translation', `common.${key}`)

test.describe('lists say which point of sale they show', () => {
  test('tickets: all, then the one of the filter; products: the stock of the one chosen above', async ({
    signedIn,
    admin,
  }) => {
    const page = await signedIn('admin', 'fr')
    const [first, second] = admin.session.pointsOfSale
    if (!first || !second) throw new Error('the demonstration has more than one point of sale')
    const beside = (words: string): Locator => page.locator('h1 + *', { hasText: words })
    await page.goto(`/${admin.companyId}/${first.id}/sales?from=2020-01-01`)
    await expect(beside(common('allPointsOfSale'))).toBeVisible()
    await page.getByRole('combobox', { name: common('pointOfSale') }).selectOption({ label: second.name })
    await expect(beside(second.name)).toBeVisible()
    await page.goto(`/${admin.companyId}/${second.id}/products`)
    await expect(beside(second.name)).toHaveText(new RegExp(`^Stock\\s:\\s${second.name}$`))
    await page.goto(`/${admin.companyId}/${second.id}/brands`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('h1 + *')).toHaveCount(0)
  })
})

test('what the product named itself is in the reader’s language from the first answer of a visit on', async ({
  signedIn,
  admin,
}) => {
  const page = await signedIn('admin', 'ar')
  const answers: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/clients/paginated')) answers.push(request.headers()['accept-language'] ?? '')
  })
  await page.goto(`/${admin.companyId}/${admin.session.pointsOfSale[0]?.id}/clients`)
  await expect(page.getByRole('row', { name: DEFAULT_NAMES.walkIn.ar })).toBeVisible()
  expect(new Set(answers)).toEqual(new Set(['ar']))
})

for (const language of ['en', 'fr', 'ar'] as const)
  test(`the tools of the product list stand in one row at 1440 (${language})`, async ({ signedIn, admin }) => {
    const page = await signedIn('admin', language)
    await page.goto(`/${admin.companyId}/${admin.session.pointsOfSale[0]?.id}/products`)
    const search = page.getByRole('main').getByRole('searchbox')
    await expect(search).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const middles = await page
      .locator('[data-tools], [data-tools-strip] > *:not([data-tools])')
      .evaluateAll((boxes) =>
        boxes.map((box) => box.getBoundingClientRect()).map(({ top, height }) => Math.round(top + height / 2)),
      )
    expect(new Set(middles).size).toBe(1)
  })

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true })

  for (const width of [390, 1024])
    test(`a filter shows its words, and has the same place once its choices came, at ${width}`, async ({ landed }) => {
      const page = await landed('admin', 'fr')
      await page.setViewportSize({ width, height: 844 })
      const filter = page.getByRole('combobox', { name: common('status') })
      await expect(filter).toBeAttached()
      const widths = () =>
        filter.evaluate((select) => [select, select.parentElement].map((each) => each?.getBoundingClientRect().width))
      const [field = 0, place] = await widths()
      expect(field).toBeGreaterThan(150)
      expect(field).toBe(place)
      await filter.evaluate((select) => select.append(new Option('Une société de conserves et d’épices du Cap Bon')))
      expect(await widths()).toEqual([field, field])
    })
})

test('on a phone a row has its name, its price and a second line, cuts none, and opens wherever it is touched', async ({
  landed,
  admin,
}) => {
  const page = await landed('admin', 'fr')
  const name = `Confiture d’abricot du verger de Zaghouan, bocal de 430 g, ${newId()}`
  const { id, code } = await aProduct(admin, { designation: name, price: 1234.567 })
  await page.setViewportSize({ width: 390, height: 844 })
  const list = page.url()
  await page.goto(`${list}?q=${code}`)
  const row = page.getByRole('row', { name: new RegExp(code) })
  for (const words of [name, code]) await expect(row.getByText(words)).toBeVisible()
  await expect(row.getByText(/^1\s234,567\s/)).toBeVisible()
  await expect(row.locator('[data-phone=hidden]').first()).toBeHidden()
  const { across, cut } = await row.evaluate((element) => ({
    across: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    cut: [...element.querySelectorAll('td *')].filter(
      (each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 6,
    ).length,
  }))
  expect([across, cut]).toEqual([0, 0])
  await row.click()
  const sheet = page.getByRole('dialog', { name })
  await expect(sheet).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`row=${id}`))
  expect(await sheet.evaluate((element) => element.getBoundingClientRect().width)).toBeCloseTo(390)
  await page.goBack()
  await expect(sheet).toBeHidden()
  await page.getByRole('link', { name }).press('Enter')
  await expect(sheet).toBeVisible()
  await sheet.getByRole('link', { name: common('edit') }).click()
  await expect(page).toHaveURL(new RegExp(`/products/edit/${id}$`))
})

test.describe('what is awaited has the shape of what comes', () => {
  /** Lets what the API says of lists, and of what they are filtered by, wait until it is released. */
  async function delayed(page: Page): Promise<() => void> {
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/api\/[^?]*\/(paginated|brands|categories)(\?|$)/, async (route) => {
      await released
      await route.continue()
    })
    return release
  }
  /** Where a list and its first rows stand, in whole pixels; how many rows there are only the answer says. */
  const boxesOf = (page: Page): Promise<Record<string, number[]>> =>
    page.evaluate(() => {
      const boxOf = (selector: string): DOMRect => {
        const box = document.querySelector(selector)?.getBoundingClientRect()
        if (!box) throw new Error(`there is no ${selector}`)
        return box
      }
      const placeOf = ({ x, y, width }: DOMRect): number[] => [x, y, width].map(Math.round)
      const [title, search, table, first, second] = [
        boxOf('h1'),
        boxOf('input[type=search]'),
        boxOf('[data-table-scroll]'),
        boxOf('tbody tr:nth-of-type(1)'),
        boxOf('tbody tr:nth-of-type(2)'),
      ]
      return {
        title: placeOf(title),
        search: placeOf(search),
        table: placeOf(table),
        first: [...placeOf(first), Math.round(first.height)],
        second: placeOf(second),
      }
    })

  for (const width of [390, 1024, 1440])
    test(`the rows of a list, also of a search, at ${width}`, async ({ landed, admin }) => {
      const word = newId().slice(-8)
      for (const start of ['Riz', 'Thé']) await aProduct(admin, { designation: `${start} ${word}` })
      const brand = `Société des conserves et des épices du Cap Bon ${word}`
      await admin.call('POST', 'brands', { name: brand })
      const page = await landed('admin', 'fr')
      await page.setViewportSize({ width, height: 900 })
      const list = page.url()
      for (const [address, brands] of [
        [`${list}?q=${word}`, 1],
        [list.replace(/products$/, 'brands'), 0],
      ] as const) {
        const release = await delayed(page)
        await page.goto(address)
        const table = page.getByRole('table')
        await expect(table).toHaveAttribute('aria-busy', 'true')
        await page.evaluate(() => document.fonts.ready)
        const awaited = await boxesOf(page)
        const cells = await page.locator('tbody tr').first().locator('td:visible').count()
        release()
        await expect(table).toHaveAttribute('aria-busy', 'false')
        await expect(page.locator('option', { hasText: brand })).toHaveCount(brands)
        expect(await boxesOf(page), address).toEqual(awaited)
        expect(await page.locator('tbody tr').first().locator('td:visible').count()).toBe(cells)
        await page.unrouteAll({ behavior: 'wait' })
      }
    })
})
