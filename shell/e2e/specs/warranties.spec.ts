import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { newId } from '../core/api-client.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

for (const language of ['fr', 'ar'] as const)
  test(`a piece is sold by its number, and a scan of that tells its ticket and its warranty (${language})`, async ({
    admin,
    register,
    signedIn,
  }) => {
    const say = (key: string) => phrase(language, 'inventory', `serialNumbers.${key}`)
    const { pointOfSaleId } = register
    const unique = newId().slice(-6)
    const number = `SN-${unique}`
    const unit = await admin.call<{ id: string }>('POST', 'units', { name: `Pièce ${unique}`, decimals: 0 })
    const phone = await aProduct(admin, {
      ...{ designation: `Téléphone ${unique}`, unitId: unit.id },
      stock: {
        ...{ tracking: 'serialNumbers', warrantyMonths: 24 },
        openingStock: [{ pointOfSaleId, serialNumbers: [number, `${number}-B`] }],
      },
    })
    const page = await signedIn('admin', language)
    const counter = new CounterPage(page, language)
    await counter.open(admin.companyId, pointOfSaleId)
    await counter.openSession('100')
    await counter.scan(phone.barcodes[0] ?? '')
    await expect(counter.lines).toHaveCount(1)
    await page.keyboard.press('Control+F6')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(counter.say('counterGoods.serialNumber')).fill(number)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await counter.pay()

    await page.goto(`/${admin.companyId}/${pointOfSaleId}/serialNumbers`)
    const search = page.getByRole('searchbox', { name: say('search') })
    const rows = page.getByRole('row').filter({ hasText: unique })
    await search.fill(unique)
    await search.press('Enter')
    await expect(rows).toHaveCount(2)
    await expect(rows.filter({ hasText: say('state.inStock') })).toContainText(`${number}-B`)
    await search.fill(number.toLowerCase())
    await search.press('Enter')
    await expect(rows).toHaveCount(1)
    const sold = rows.filter({ hasText: say('state.sold') })
    await expect(sold).toContainText(say('warranty.running'))
    await expectAccessible(page)
    await sold.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
    await expect(page.getByText(say('warranty.running'))).toBeVisible()
    await expectAccessible(page)
    const ticket = page.getByRole('term').filter({ hasText: say('story.ticket') })
    await ticket.locator('xpath=following-sibling::dd[1]').getByRole('link').click()
    await page.waitForURL(/\/sales\//)
    await expect(page.getByRole('document').first()).toContainText(number)
  })
