import { readFile } from 'node:fs/promises'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'

for (const language of ['fr', 'ar'] as const)
  test(`labels are chosen in the list and come as a PDF, in ${language}`, async ({ signedIn, admin }) => {
    const say = (key: string, params: Record<string, string> = {}): string => phrase(language, 'inventory', key, params)
    const dates = await aProduct(admin)
    const page = await signedIn('admin', language)
    const pointOfSaleId = admin.session.pointOfSale?.id
    await page.goto(`/${admin.companyId}/${pointOfSaleId}/products?q=${dates.code}`)
    const row = page.getByRole('row').filter({ hasText: dates.code })
    await row.getByRole('checkbox').check({ force: true })
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: say('products.printLabels') })
      .click()
    await page.getByRole('spinbutton', { name: say('labels.countOf', { name: dates.designation }) }).fill('30')
    await page.getByRole('spinbutton', { name: say('labels.start') }).fill('20')
    await expectAccessible(page)
    const print = page.getByRole('button', { name: say('labels.print', { labels: '30', pages: '3' }) })
    await print.click()
    // Its barcode is no EAN-13: the refusal names the product.
    await expect(page.getByText(dates.designation).nth(1)).toBeVisible()
    await page.getByRole('combobox', { name: say('labels.symbol') }).selectOption('code128')
    const [download] = await Promise.all([page.waitForEvent('download'), print.click()])
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
    const file = await readFile(await download.path())
    expect(file.subarray(0, 4).toString()).toBe('%PDF')
  })
