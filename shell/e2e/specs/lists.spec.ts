import type { Locator } from '@playwright/test'
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

test('on a phone a row has its name, its price and a second line, cuts none, and opens wherever it is touched', async ({
  signedIn,
  admin,
}) => {
  const page = await signedIn('admin', 'fr')
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
    cut: [...element.querySelectorAll('td *')].filter((each) => each.scrollWidth > each.clientWidth + 1).length,
  }))
  expect([across, cut]).toEqual([0, 0])
  await row.click()
  await expect(page).toHaveURL(new RegExp(`/products/edit/${id}$`))
  await page.goBack()
  await page.getByRole('link', { name }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/products/edit/${id}$`))
})
