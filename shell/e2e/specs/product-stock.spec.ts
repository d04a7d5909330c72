import { randomInt } from 'node:crypto'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../core/accessibility.ts'
import { phrase, type Language } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

const words =
  (language: Language) =>
  (key: string, params: Record<string, string> = {}): string =>
    phrase(language, 'inventory', key, params)

/** A code of its own, typed with the little that a product needs. */
async function fillProduct(page: Page, say: ReturnType<typeof words>, designation: string): Promise<string> {
  const code = `ST-${randomInt(1e12).toString(36)}`.toUpperCase()
  await page.getByRole('textbox', { name: say('products.form.designation'), exact: true }).fill(designation)
  await page.getByRole('textbox', { name: say('products.form.code'), exact: true }).fill(code)
  await page.getByRole('textbox', { name: say('products.form.ttc.set') }).fill('2,5')
  return code
}

/** `YYYY-MM-DD` so many days from now, and as it is typed. */
function dayFromNow(days: number): { typed: string } {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-')
  return { typed: `${day}/${month}/${year}` }
}

test('a product begins with its stock in two shops, and one piece of it is sold', async ({
  admin,
  register,
  signedIn,
}) => {
  const say = words('fr')
  const { name } = await admin.call<PointOfSale>('GET', `points-of-sale/${register.pointOfSaleId}`)
  const page = await signedIn('admin', 'fr')
  const place = `/${admin.companyId}/${register.pointOfSaleId}/products`
  await page.goto(`${place}/create`)
  const code = await fillProduct(page, say, 'Miel de thym')
  await page.getByRole('textbox', { name, exact: true }).fill('12')
  await page.getByRole('textbox', { name: 'Sfax Centre', exact: true }).fill('5')
  await expectAccessible(page)
  await page.getByRole('button', { name: say('products.form.submit') }).click()
  await expect(page.getByText(say('products.saved', { name: 'Miel de thym' }))).toBeVisible()

  const row = page.getByRole('row').filter({ hasText: code })
  await page.goto(`${place}?q=${code}`)
  await expect(row).toContainText('12')

  const counter = new CounterPage(page)
  await counter.open(admin.companyId, register.pointOfSaleId)
  await counter.openSession('0')
  await counter.search.fill(code)
  await page.getByRole('button', { name: 'Miel de thym' }).first().click()
  await expect(counter.lines).toHaveCount(1)
  await counter.receive('5')
  await counter.pay()

  await page.goto(`${place}?q=${code}`)
  await expect(row).toContainText('11')
})

for (const language of ['fr', 'ar'] as const)
  test(`a product begins with two lots, one of which expires soon, in ${language}`, async ({
    admin,
    register,
    signedIn,
  }) => {
    const say = words(language)
    const { name } = await admin.call<PointOfSale>('GET', `points-of-sale/${register.pointOfSaleId}`)
    const page = await signedIn('admin', language)
    const place = `/${admin.companyId}/${register.pointOfSaleId}/products`
    await page.goto(`${place}/create`)
    const code = await fillProduct(page, say, 'Yaourt brassé')
    await page.getByRole('combobox', { name: say('products.stock.tracking.label') }).selectOption('lots')
    await page.getByText(say('products.stock.tracking.lotsExpire'), { exact: true }).click()
    const here = page.getByRole('group', { name, exact: true })
    for (const [at, lot] of ['L-1', 'L-2'].entries()) {
      await here.getByRole('button', { name: say('products.stock.lots.add') }).click()
      const fields = here.getByRole('group', { name: say('products.stock.lots.row', { place: String(at + 1) }) })
      await fields.getByRole('textbox', { name: say('products.stock.lots.number') }).fill(lot)
      await fields
        .getByRole('textbox', { name: say('products.stock.lots.expiresOn') })
        .fill(dayFromNow(at === 0 ? 10 : 200).typed)
      await fields.getByRole('textbox', { name: say('products.stock.lots.quantity') }).fill('8')
    }
    await expect(here.getByText(say('products.stock.lots.sum'))).toContainText('16')
    await expectAccessible(page)
    await page.getByRole('button', { name: say('products.form.submit') }).click()
    await expect(page).toHaveURL(/\/products(\?|$)/)

    await page.goto(`${place}?q=${code}`)
    const link = page.getByRole('row').filter({ hasText: code }).getByRole('link').first()
    await page.goto((await link.getAttribute('href')) ?? '')
    const lots = page.getByRole('table', { name: say('products.stock.lots.title') })
    await expect(lots.getByRole('row').filter({ hasText: 'L-1' })).toContainText(say('products.stock.lots.soon'))
    await expect(lots.getByRole('row').filter({ hasText: 'L-2' })).not.toContainText(say('products.stock.lots.soon'))
    await expectAccessible(page)
  })
