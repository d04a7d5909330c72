import type { StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { newId } from '../core/api-client.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'

for (const language of ['fr', 'ar'] as const)
  test(`what a shop lacks is prepared as a transfer from another one in one press (${language})`, async ({
    admin,
    signedIn,
  }) => {
    const say = (key: string, params: Record<string, string> = {}) => phrase(language, 'inventory', key, params)
    const here = admin.session.pointOfSale ?? { id: '', name: '' }
    const unique = newId().slice(-6)
    const shop = await admin.call<{ id: string; name: string }>('POST', 'points-of-sale', {
      ...{ code: unique.slice(-4).toUpperCase(), name: `Sousse ${unique}` },
      ...{ address: null, postalCode: null, city: null, phone: null },
    })
    const coffee = await aProduct(admin, {
      designation: `Café ${unique}`,
      stock: {
        openingStock: [
          { pointOfSaleId: here.id, quantityMilli: 45_000 },
          { pointOfSaleId: shop.id, quantityMilli: 2000 },
        ],
      },
    })
    const page = await signedIn('admin', language)
    await page.goto(`/${admin.companyId}/${here.id}/products/edit/${coffee.id}`)
    await page.getByRole('button', { name: say('products.stock.rules.title') }).click()
    const rules = page.getByRole('dialog')
    const own = rules.getByRole('group', { name: shop.name })
    await own.getByRole('textbox', { name: say('products.stock.rules.minimumMilli') }).fill('10')
    await expectAccessible(page)
    await rules.getByRole('button', { name: say('products.stock.rules.save') }).click()
    await expect(rules).toHaveCount(0)

    await page.goto(`/${admin.companyId}/${shop.id}/stockReorder?q=${coffee.code}`)
    const row = page.getByRole('row').filter({ hasText: coffee.designation })
    await expect(row).toContainText(say('stockReorder.why.here', { shop: shop.name, available: '2', minimum: '10' }))
    const still = { shop: here.name, available: '45', days: '30' }
    await expect(row).toContainText(say('stockReorder.why.sourceStill', still))
    await expect(row).toContainText(say('stockReorder.proposal.transfer', { quantity: '8', shop: here.name }))
    await expectAccessible(page)
    await row.hover()
    const made = page.waitForResponse((answer) => answer.url().endsWith('/stock-reorder/transfers'))
    await row.getByRole('button', { name: say('stockReorder.prepare') }).click()
    const { transfers } = (await (await made).json()) as { transfers: { id: string }[] }
    await page.waitForURL(/\/stockTransfer\//)
    const draft = await admin.call<StockTransfer>('GET', `stock-transfers/${transfers[0]?.id}`)
    expect(draft).toMatchObject({ state: 'draft', lines: [{ productId: coffee.id, requestedMilli: 8000 }] })

    // What was asked for once is not asked for again.
    await page.goto(`/${admin.companyId}/${shop.id}/stockReorder?q=${coffee.code}`)
    await expect(page.getByRole('row').filter({ hasText: coffee.designation })).toHaveCount(0)
  })
