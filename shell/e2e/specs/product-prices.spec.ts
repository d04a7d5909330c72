import { randomInt } from 'node:crypto'
import type { Product } from '@comptoir/contracts/inventory/products'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'

for (const language of ['fr', 'ar'] as const)
  test(`a price is changed twice, and the sheet beside the list says why it is so, in ${language}`, async ({
    signedIn,
    admin,
  }) => {
    const say = (key: string): string => phrase(language, 'inventory', `products.${key}`)
    const common = (key: string): string => phrase(language, 'translation', `common.${key}`)
    const word = randomInt(1e12).toString(36)
    const second = await aProduct(admin, { designation: `Thon ${word} B` })
    const product = await aProduct(admin, { designation: `Thon ${word} A`, price: 4 })
    const page = await signedIn('admin', language)
    const place = `/${admin.companyId}/${admin.session.pointOfSale?.id}/products`
    for (const price of ['5', '5,5']) {
      await page.goto(`${place}/edit/${product.id}`)
      await page.getByRole('textbox', { name: say('form.ttc.set') }).fill(price)
      await page.getByRole('button', { name: say('form.submit') }).click()
      await expect(page).toHaveURL(/\/products(\?|$)/)
    }
    expect(await admin.call<Product>('GET', `products/${product.id}`)).toMatchObject({ priceTtc: 5.5 })

    await page.goto(`${place}?q=${word}`)
    const row = page.getByRole('link', { name: product.designation })
    await row.click()
    const sheet = page.getByRole('dialog', { name: product.designation })
    await expect(sheet.getByText(say('why.step.charged'))).toBeVisible()
    const history = sheet.getByRole('table', { name: say('why.history') })
    await expect(history.getByRole('row').filter({ hasText: say('why.source.form') })).toHaveCount(2)
    // Between sign and figure Arabic has marks of direction.
    for (const difference of [/\+[^\p{L}\d]*10\s*%/u, /\+[^\p{L}\d]*25\s*%/u])
      await expect(history.getByRole('cell', { name: difference })).toBeVisible()
    await expect(
      sheet
        .getByRole('region', { name: say('sheet.stock') })
        .getByRole('listitem')
        .first(),
    ).toBeVisible()
    await expectAccessible(page)

    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('dialog', { name: second.designation })).toBeVisible()
    await page.getByRole('button', { name: common('previousRow') }).click()
    await expect(sheet).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`/products\\?q=${word}$`))
    await expect(row).toBeVisible()
    await expect(page.getByRole('searchbox', { name: say('search') })).toHaveValue(word)
  })
