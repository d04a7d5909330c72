import type { Locator } from '@playwright/test'
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
