import type { Product } from '@comptoir/contracts/inventory/products'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import type { Sale, SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aDiscount, daysFromNow } from '../commands/discount.ts'
import { aProduct } from '../commands/product.ts'
import { anOpenSession } from '../commands/register.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

test('open the drawer, scan, give a discount, take cash, print, count and close', async ({
  signedIn,
  admin,
  register,
}) => {
  const dates = await aProduct(admin, { designation: 'Dattes de Tozeur', price: 4.2 })
  const page = await signedIn('admin')
  const counter = new CounterPage(page)
  await counter.open(admin.companyId, register.pointOfSaleId)
  await counter.openSession('100')
  for (const code of [...dates.barcodes, ...dates.barcodes]) await counter.scan(code)
  await expect(counter.lines).toHaveCount(1)
  await expect(page.getByText('8,400').first()).toBeVisible()
  await page.keyboard.press('F4')
  await page.getByLabel(counter.say('counter.discount.rate')).fill('10')
  await page.getByRole('button', { name: counter.say('counter.discount.apply') }).click()
  await counter.receive('10')
  await expect(page.getByText('2,440').first()).toBeVisible()
  await counter.pay()

  const { data } = await admin.call<PaginatedOf<SaleRow>>(
    'GET',
    `sales/paginated?filter[pointOfSale]=${register.pointOfSaleId}`,
  )
  const sale = await admin.call<Sale>('GET', `sales/${data[0]?.id}`)
  expect(sale).toMatchObject({
    grossMinor: 8400,
    discountMinor: 840,
    totalMinor: 7560,
    receivedMinor: 10_000,
    changeMinor: 2440,
  })
  expect(sale.number).toMatch(/^TIC-[A-Z0-9]{6}1-000001$/)
  const stock = await admin.call<Product>('GET', `products/${dates.id}`)
  expect(stock.onHandMilli).toBe(-2000)

  await page.getByRole('button', { name: counter.say('counter.sold.next') }).click()
  await expect(counter.search).toBeFocused()
  await page.getByRole('button', { name: counter.say('counter.bar.close') }).click()
  await page.getByRole('button', { name: counter.say('cashCount.byAmount') }).click()
  await page.getByLabel(counter.say('cashCount.counted', { method: 'Espèces' })).fill('107,5')
  await page.getByLabel(counter.say('cashCount.kept')).fill('100')
  await page.getByRole('button', { name: counter.say('cashCount.close') }).click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await question.getByRole('button', { name: counter.say('cashCount.close') }).click()
  await expect(page.getByText(counter.say('cashReport.z', { number: '1' })).first()).toBeVisible()
  const session = await admin.call<CashSession>('GET', `cash-sessions/${sale.cashSessionId}`)
  expect(session).toMatchObject({ state: 'closed', zNumber: 1, keptFloatMinor: 100_000 })
  expect(session.tenders[0]).toMatchObject({ expectedMinor: 107_560, countedMinor: 107_500, differenceMinor: -60 })
})

test('a fast scanner loses nothing, and an unknown code stops nobody', async ({ signedIn, admin, register }) => {
  const [first, second] = [await aProduct(admin), await aProduct(admin)]
  await anOpenSession(admin, register)
  const page = await signedIn('admin')
  const counter = new CounterPage(page)
  await counter.open(admin.companyId, register.pointOfSaleId)
  await expect(counter.search).toBeFocused()
  for (const code of [...first.barcodes, 'UNKNOWN-CODE', ...second.barcodes, ...first.barcodes])
    await counter.scan(code)
  await expect(counter.lines).toHaveCount(2)
  await expect(page.getByText('UNKNOWN-CODE').first()).toBeVisible()
  await page.reload()
  await expect(counter.lines).toHaveCount(2)
})

test('what no answer came to is sent again as it was, and stored once', async ({ signedIn, admin, register }) => {
  const dates = await aProduct(admin)
  await anOpenSession(admin, register)
  const page = await signedIn('admin')
  let lost = 0
  await page.route('**/register-tickets', async (route) => {
    if (lost === 2) return route.fallback()
    await route.fetch()
    lost += 1
    return route.abort('failed')
  })
  const counter = new CounterPage(page)
  await counter.open(admin.companyId, register.pointOfSaleId)
  await expect(counter.search).toBeFocused()
  for (const code of dates.barcodes) await counter.scan(code)
  await expect(counter.lines).toHaveCount(1)
  await page.keyboard.press('F9')
  await counter.pay()
  expect(lost).toBe(2)
  const { meta } = await admin.call<PaginatedOf<SaleRow>>(
    'GET',
    `sales/paginated?filter[pointOfSale]=${register.pointOfSaleId}`,
  )
  expect(meta.total).toBe(1)
})

test('the same in Arabic, from right to left', async ({ signedIn, admin, register }) => {
  const dates = await aProduct(admin, { designation: 'دقلة نور' })
  await anOpenSession(admin, register)
  const page = await signedIn('admin', 'ar')
  const counter = new CounterPage(page, 'ar')
  await counter.open(admin.companyId, register.pointOfSaleId)
  await expect(counter.search).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await counter.search.fill('دقله')
  await page
    .getByRole('list', { name: counter.say('counter.search.results') })
    .getByText(dates.designation)
    .first()
    .click()
  await expect(counter.lines).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('F9')
  await counter.pay()
  await expect(page.getByText(/TIC-[A-Z0-9]{6}1-000001/).first()).toBeVisible()
})

test('what was sold is listed and can be printed again', async ({ signedIn, admin }) => {
  const page = await signedIn('admin')
  await page.goto(`/${admin.companyId}/${admin.session.pointOfSale?.id}/sales`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(phrase('fr', 'sales-purchases', 'sales.title'))
  await expectAccessible(page)
})

test('a discount that runs is applied by itself, told on the ticket, and gone when it is over; no other counts', async ({
  signedIn,
  admin,
  register,
}) => {
  const dates = await aProduct(admin, { designation: 'Dattes Deglet Nour', price: 4.2 })
  const products = [{ id: dates.id }]
  await aDiscount(admin, { products, pourcentage: 40, startDate: daysFromNow(-4), endDate: daysFromNow(-2) })
  await aDiscount(admin, { products, pourcentage: 50, startDate: daysFromNow(2), endDate: daysFromNow(4) })
  const discount = await aDiscount(admin, { products })
  await anOpenSession(admin, register)
  const page = await signedIn('admin')
  const counter = new CounterPage(page)
  await counter.open(admin.companyId, register.pointOfSaleId)
  await expect(counter.search).toBeFocused()
  for (const code of [...dates.barcodes, ...dates.barcodes]) await counter.scan(code)
  await expect(counter.lines.first()).toContainText(discount.name)
  await expectAccessible(page)
  await counter.receive('10')
  await counter.pay()
  await expect(page.getByText(discount.name).first()).toBeVisible()
  const { data } = await admin.call<PaginatedOf<SaleRow>>(
    'GET',
    `sales/paginated?filter[pointOfSale]=${register.pointOfSaleId}`,
  )
  const sale = await admin.call<Sale>('GET', `sales/${data[0]?.id}`)
  expect(sale).toMatchObject({ grossMinor: 8400, discountMinor: 840, totalMinor: 7560 })
  expect(sale.lines).toMatchObject([{ discountReason: discount.name, discountId: discount.id }])

  await page.getByRole('button', { name: counter.say('counter.sold.next') }).click()
  await counter.scan(dates.barcodes[0] ?? '')
  await expect(counter.lines.first()).toContainText(discount.name)
  await admin.call('DELETE', `discounts/${discount.id}`)
  // The counter looks for what has changed every minute, and when the network is back.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(counter.lines.first()).not.toContainText(discount.name)
  await counter.pay()
})
