import { randomInt } from 'node:crypto'
import type { Client } from '@comptoir/contracts/people/clients'
import type { Sale, SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

const aPhone = (): string => String(randomInt(20_000_000, 99_999_999))
const aWord = (): string =>
  randomInt(1e12)
    .toString(36)
    .replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))

for (const language of ['fr', 'ar'] as const)
  test(`one ticket is held for its client while a new client is served, then gone on with after a reload (${language})`, async ({
    admin,
    register,
    signedIn,
  }) => {
    const tea = await aProduct(admin, { designation: 'Thé', price: 5.25 })
    const dates = await aProduct(admin, { designation: 'Dattes', price: 12.9 })
    const [known, fresh] = [`Salma ${aWord()}`, `Mouna ${aWord()}`]
    const [phone, freshPhone] = [aPhone(), aPhone()]
    const client = await admin.call<Client>('POST', 'clients', {
      ...{ kind: 'person', code: `E2E-${aWord()}`, name: known, phone, email: null, taxId: null },
      ...{ address: null, postalCode: null, city: null },
    })
    const page = await signedIn('admin', language)
    const counter = new CounterPage(page, language)
    const say = (key: string, params: Record<string, string> = {}) => counter.say(key, params)
    const dialog = page.getByRole('dialog')
    // A number that is still in the search offers its client as well.
    const row = (name: string) => page.locator('[aria-keyshortcuts=F1]').filter({ hasText: name })
    await counter.open(admin.companyId, register.pointOfSaleId)
    await counter.openSession('100')

    await counter.scan(tea.barcodes[0] ?? '')
    await expect(counter.lines).toHaveCount(1)
    await page.keyboard.press('F1')
    await expect(dialog.getByRole('combobox')).toBeFocused()
    await dialog.getByRole('combobox').fill(known)
    await expect(dialog.getByRole('option', { name: known })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(row(known)).toBeVisible()
    await expect(counter.search).toBeFocused()

    await page.keyboard.press('F12')
    await expect(dialog.getByLabel(say('counter.held.note'))).toHaveValue(known)
    await page.keyboard.press('Enter')
    await expect(counter.lines).toHaveCount(0)

    await counter.search.fill(freshPhone)
    await page.keyboard.press('F1')
    await expect(dialog.getByRole('combobox')).toHaveValue(freshPhone)
    await dialog.getByRole('button', { name: say('counter.client.new') }).click()
    await expect(dialog.getByLabel(say('counter.client.phone'))).toHaveValue(freshPhone)
    await dialog.getByLabel(say('counter.client.name'), { exact: false }).fill(fresh)
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(row(fresh)).toBeVisible()
    await counter.scan(dates.barcodes[0] ?? '')
    await expect(counter.lines).toHaveCount(1)
    await counter.pay()

    await page.reload()
    await expect(counter.search).toBeFocused()
    await counter.search.fill(phone)
    await expect(page.getByRole('button', { name: say('counter.client.nameThem', { name: known }) })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('F12')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: say('counter.held.resumeOf', { note: known }) }).click()
    await expect(counter.lines).toHaveCount(1)
    await expect(row(known)).toBeVisible()
    await counter.pay()

    const search = `filter[pointOfSale]=${register.pointOfSaleId}&order[field]=number&order[direction]=asc`
    const { data } = await admin.call<PaginatedOf<SaleRow>>('GET', `sales/paginated?${search}`)
    expect(data.map((sale) => [sale.client, sale.totalMinor, sale.reviewReason])).toEqual([
      [fresh, 12_900, null],
      [known, 5_250, null],
    ])
    const sale = await admin.call<Sale>('GET', `sales/${data[1]?.id}`)
    expect(sale).toMatchObject({ clientId: client.id, seller: { client: known } })
    await page.goto(`/${admin.companyId}/sales/${sale.id}`)
    await expect(page.getByText(known).first()).toBeVisible()
  })
