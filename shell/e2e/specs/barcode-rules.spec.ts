import { randomInt } from 'node:crypto'
import type { BarcodeRule } from '@comptoir/contracts/inventory/barcode-rules'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { Sale, SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { checkDigitOf } from '@comptoir/money'
import { anOpenSession } from '../commands/register.ts'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

const withCheckDigit = (body: string): string => body + checkDigitOf(body)

for (const language of ['fr', 'ar'] as const)
  test(`a rule is made and tried, and the counter weighs by it, in ${language}`, async ({
    signedIn,
    admin,
    register,
  }) => {
    const say = (key: string, params: Record<string, string> = {}): string =>
      phrase(language, 'inventory', `barcodeRules.${key}`, params)
    const number = String(randomInt(100_000)).padStart(5, '0')
    // A prefix for each language, so that both may run beside each other.
    const prefix = language === 'fr' ? '27' : '28'
    const name = `Balance ${number}`
    const cheese = await aProduct(admin, { designation: `Gruyère ${number}`, price: 28.9, barcodes: [number] })
    await anOpenSession(admin, register)
    const page = await signedIn('admin', language)
    await page.goto(`/${admin.companyId}/${register.pointOfSaleId}/barcode-rules`)
    await page
      .getByRole('button', { name: say('add') })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: say('form.createTitle') })
    await dialog.getByLabel(say('form.name')).fill(name)
    await dialog.getByLabel(say('form.pattern')).fill(`${prefix} iiiii wwwww c`)
    await dialog.getByRole('button', { name: phrase(language, 'translation', 'common.save'), exact: true }).click()
    await expect(page.getByText(say('saved', { name }))).toBeVisible()

    const code = withCheckDigit(`${prefix}${number}00525`)
    const tester = page.getByRole('region', { name: say('tester.title') })
    await tester.getByRole('textbox').fill(code)
    await expect(tester.getByText(name)).toBeVisible()
    await expect(tester.getByText(cheese.designation)).toBeVisible()
    await expectAccessible(page)

    const counter = new CounterPage(page, language)
    await counter.open(admin.companyId, register.pointOfSaleId)
    await expect(counter.search).toBeFocused()
    await counter.scan(code)
    await expect(counter.lines).toHaveCount(1)
    await counter.pay()
    const { data } = await admin.call<PaginatedOf<SaleRow>>(
      'GET',
      `sales/paginated?filter[pointOfSale]=${register.pointOfSaleId}`,
    )
    const sale = await admin.call<Sale>('GET', `sales/${data[0]?.id}`)
    expect(sale).toMatchObject({ totalMinor: 15_173, lines: [{ quantityMilli: 525, productId: cheese.id }] })

    const { data: rules } = await admin.call<PaginatedOf<BarcodeRule>>('GET', 'barcode-rules/paginated?limit=100')
    await admin.call('DELETE', `barcode-rules/${rules.find((rule) => rule.name === name)?.id}`)
  })

test('a product is given a code of the shop’s own, which no other has', async ({ signedIn, admin }) => {
  const page = await signedIn('admin')
  const say = (key: string): string => phrase('fr', 'inventory', `products.form.${key}`)
  await page.goto(`/${admin.companyId}/${admin.session.pointOfSale?.id}/products/create`)
  await page.getByRole('textbox', { name: say('designation'), exact: true }).fill('Panier garni')
  await page
    .getByLabel(say('code'), { exact: false })
    .first()
    .fill(`PG-${randomInt(1e9)}`)
  await page.getByRole('button', { name: say('giveBarcode') }).click()
  const given = page.getByRole('list', { name: say('barcodes') }).getByRole('listitem')
  await expect(given).toHaveText(/^20\d{11}$/)
  const barcode = (await given.textContent())?.trim() ?? ''
  expect(barcode.at(-1)).toBe(checkDigitOf(barcode.slice(0, -1)))
  const { barcode: next } = await admin.call<{ barcode: string }>('POST', 'barcode-rules/give')
  expect(next).not.toBe(barcode)
  const { data } = await admin.call<PaginatedOf<Product>>('GET', `products/paginated?search[text]=${next}`)
  expect(data).toEqual([])
})
