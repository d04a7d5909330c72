import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { newId } from '../core/api-client.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

for (const language of ['fr', 'ar'] as const)
  test(`what is sold at the counter changes the level of a product, and its story says why (${language})`, async ({
    admin,
    register,
    signedIn,
  }) => {
    const { pointOfSaleId } = register
    const say = (key: string, params: Record<string, string> = {}) => phrase(language, 'inventory', key, params)
    const designation = `Huile d’olive ${newId().slice(-6)}`
    const oil = await aProduct(admin, {
      designation,
      stock: { tracking: 'none', openingStock: [{ pointOfSaleId, quantityMilli: 10_000 }] },
    })
    const page = await signedIn('admin', language)
    const levels = `/${admin.companyId}/${pointOfSaleId}/manageStocks`
    const row = page.getByRole('row').filter({ hasText: oil.code })
    await page.goto(`${levels}?q=${oil.code}`)
    await expect(row).toContainText('10')
    await expectAccessible(page)

    const counter = new CounterPage(page, language)
    await counter.open(admin.companyId, pointOfSaleId)
    await counter.openSession('100')
    for (let sold = 0; sold < 3; sold += 1) await counter.scan(oil.barcodes[0] ?? '')
    await counter.pay()

    await page.goto(`${levels}?q=${oil.code}`)
    await expect(row).toContainText('7')
    await row.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(designation)
    const story = page.getByRole('region', { name: say('stockLevels.story.title') })
    await expect(story.getByText(say('stockLevels.story.after', { quantity: '7' }))).toBeVisible()
    await expect(story.getByText(say('stockLevels.story.after', { quantity: '10' }))).toBeVisible()
    await expectAccessible(page)
    await story
      .getByRole('combobox', { name: say('stockLevels.story.kind') })
      .selectOption(say('stockLevels.kinds.sale'))
    await expect(story.getByRole('listitem')).toHaveCount(1)
    await story.getByRole('link').click()
    await page.waitForURL(/\/sales\//)

    // Yesterday there was none of it yet.
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    await page.goto(`${levels}?q=${oil.code}&at=${yesterday}`)
    await expect(row).toContainText('0')
    await expect(page.getByRole('columnheader', { name: say('stockLevels.column.onHandThen') })).toBeVisible()
  })
