import type { ProductLevels } from '@comptoir/contracts/inventory/stock-levels'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { newId } from '../core/api-client.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'

for (const language of ['fr', 'ar'] as const)
  test(`goods whose cost nobody had said are found, and given one (${language})`, async ({
    admin,
    register: { pointOfSaleId },
    signedIn,
  }) => {
    const say = (key: string, params: Record<string, string> = {}) =>
      phrase(language, 'inventory', `stockLevels.${key}`, params)
    const designation = `Savon noir ${newId().slice(-6)}`
    const soap = await aProduct(admin, {
      designation,
      stock: { tracking: 'none', openingStock: [{ pointOfSaleId, quantityMilli: 8000 }] },
    })
    const page = await signedIn('admin', language)
    const levels = `/${admin.companyId}/${pointOfSaleId}/manageStocks`
    const row = page.getByRole('row').filter({ hasText: soap.code })
    await page.goto(`${levels}?q=${soap.code}`)
    await page.getByRole('combobox', { name: say('filter.state') }).selectOption('costUnknown')
    await row.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(designation)

    await page.getByRole('button', { name: say('revalue.open') }).click()
    const dialog = page.getByRole('dialog', { name: say('revalue.title', { product: designation }) })
    await dialog.getByRole('textbox', { name: say('revalue.cost') }).fill('2.5')
    await expect(dialog.getByText(say('revalue.unknown'))).toBeVisible()
    await expect(dialog.getByText(/20[.,]000/)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: say('revalue.save') }).click()
    await expect(dialog.getByText(say('revalue.reasonRequired'))).toBeVisible()
    await dialog.getByRole('textbox', { name: say('revalue.reason') }).fill('Facture 118')
    await dialog.getByRole('button', { name: say('revalue.save') }).click()
    await expect(dialog).toHaveCount(0)

    const story = page.getByRole('region', { name: say('story.title') })
    await expect(story.getByRole('listitem').first()).toContainText('Facture 118')
    await expect(story.getByRole('listitem').first()).toContainText(say('kinds.revaluation'))
    await expectAccessible(page)
    const saved = await admin.call<ProductLevels>('GET', `stock-levels/${soap.id}`)
    expect(saved).toMatchObject({ averageCostMicro: 2_500_000, valueMinor: 20_000 })

    await page.goto(`${levels}?q=${soap.code}&state=costUnknown`)
    await expect(page.getByRole('row').filter({ hasText: soap.code })).toHaveCount(0)
  })
