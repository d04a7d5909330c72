import type { CashSession, CashSessionRow } from '@comptoir/contracts/sales/cash-sessions'
import type { Sale, SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import type { Page } from '@playwright/test'
import { aProduct } from '../commands/product.ts'
import type { ApiClient } from '../core/api-client.ts'
import { expect, test as base } from '../core/test.ts'
import type { Language } from '../core/phrases.ts'
import { CounterPage } from '../pages/counter-page.ts'

/** The product at the end of a line of this journey's own, in a browser with service workers. */
const test = base.extend({ baseURL: async ({ line }, use) => use(line.origin) })
test.use({ serviceWorkers: 'allow' })

/** A counter that was opened with a network, and has come to the device with all that it needs. */
async function openCounter(page: Page, language: Language, companyId: string, pointOfSaleId: string) {
  const counter = new CounterPage(page, language)
  await counter.open(companyId, pointOfSaleId)
  await counter.openSessionForOffline('100')
  return counter
}

async function salesOf(admin: ApiClient, pointOfSaleId: string): Promise<SaleRow[]> {
  const search = `filter[pointOfSale]=${pointOfSaleId}&limit=100&order[field]=number&order[direction]=asc`
  return (await admin.call<PaginatedOf<SaleRow>>('GET', `sales/paginated?${search}`)).data
}

const SOLD_OFFLINE = 50
const TOLD_BEFORE_MS = 5000

for (const language of ['fr', 'ar'] as const)
  test(`with the network gone in the middle of a sale, the counter is closed, starts again and sells; then the server has every figure (${language})`, async ({
    admin,
    register,
    signedIn,
    line,
    context,
  }) => {
    const tea = await aProduct(admin, { designation: 'Thé', price: 5.25, vatRate: 19 })
    const page = await signedIn('admin', language)
    const first = await openCounter(page, language, admin.companyId, register.pointOfSaleId)
    const address = page.url()
    await first.scan(tea.barcodes[0] ?? '')
    await expect(first.lines).toHaveCount(1)

    line.become('cut')
    await context.setOffline(true)
    await expect(page.getByRole('link', { name: new RegExp(first.say('counter.bar.sellsOn')) })).toBeVisible()
    await page.close()

    const next = await context.newPage()
    await next.goto(address)
    const counter = new CounterPage(next, language)
    await expect(counter.lines).toHaveCount(1)
    await counter.receive('10')
    await counter.payOnDevice()
    await expect(next.getByText('4,750').first()).toBeVisible()
    for (let sold = 1; sold < SOLD_OFFLINE; sold += 1) {
      await counter.scan(tea.barcodes[0] ?? '')
      await expect(counter.lines).toHaveCount(1)
      await counter.payOnDevice()
    }
    const waiting = new RegExp(counter.say('counter.bar.waiting_other', { count: '50' }))
    await expect(next.getByRole('link', { name: waiting })).toBeVisible()

    line.become('sound')
    await context.setOffline(false)
    await expect.poll(async () => (await salesOf(admin, register.pointOfSaleId)).length).toBe(SOLD_OFFLINE)
    const sales = await salesOf(admin, register.pointOfSaleId)
    expect(sales.map(({ number }) => Number(number.slice(-6)))).toEqual(sales.map((_, index) => index + 1))
    expect(new Set(sales.map(({ totalMinor, reviewReason }) => `${totalMinor} ${reviewReason}`))).toEqual(
      new Set(['5250 null']),
    )
    const sale = await admin.call<Sale>('GET', `sales/${sales[0]?.id}`)
    expect(sale).toMatchObject({ receivedMinor: 10_000, changeMinor: 4_750, netHtMinor: 4_412, vatMinor: 838 })
    const session = await admin.call<CashSession>('GET', `cash-sessions/${sale.cashSessionId}`)
    expect(session).toMatchObject({ ticketCount: SOLD_OFFLINE, salesMinor: SOLD_OFFLINE * 5_250 })
    await expect(next.getByRole('link', { name: new RegExp(counter.say('counter.bar.sellsOn')) })).toHaveCount(0)
  })

test('without a network a session is closed on the device and the next one opened; then the server has both, with their times', async ({
  admin,
  register,
  signedIn,
  line,
  context,
}) => {
  const tea = await aProduct(admin, { designation: 'Thé', price: 5.25, vatRate: 19 })
  const page = await signedIn('admin')
  const counter = await openCounter(page, 'fr', admin.companyId, register.pointOfSaleId)
  line.become('cut')
  await context.setOffline(true)
  const sell = async (): Promise<void> => {
    await counter.scan(tea.barcodes[0] ?? '')
    await expect(counter.lines).toHaveCount(1)
    await counter.payOnDevice()
  }
  await sell()
  await page.getByRole('button', { name: counter.say('counter.bar.close') }).click()
  await page.getByRole('textbox', { name: counter.say('cashCount.note', { value: '50,000' }) }).fill('2')
  await page.getByRole('textbox', { name: counter.say('cashCount.kept') }).fill('40')
  const close = counter.say('cashCount.close')
  await page.getByRole('button', { name: close }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: close }).click()
  await expect(page.getByText(counter.say('cashCount.keptHere'))).toBeVisible()

  // The next morning, on the same device.
  await page.reload()
  await expect(page.getByLabel(counter.say('counter.opening.float'))).toHaveValue('40,000')
  await page.getByRole('button', { name: counter.say('counter.opening.open'), exact: true }).click()
  await expect(counter.search).toBeFocused()
  await sell()
  await page.reload()
  await expect(counter.search).toBeFocused()
  await sell()

  line.become('sound')
  await context.setOffline(false)
  const sessions = async (): Promise<CashSessionRow[]> => {
    const search = `filter[pointOfSale]=${register.pointOfSaleId}&order[field]=openedAt&order[direction]=asc`
    return (await admin.call<PaginatedOf<CashSessionRow>>('GET', `cash-sessions/paginated?${search}`)).data
  }
  await expect
    .poll(async () => (await sessions()).map(({ state, ticketCount }) => `${state} ${ticketCount}`).toSorted())
    .toEqual(['closed 1', 'open 2'])
  const [first, second] = (await sessions()).toSorted((one, other) => one.state.localeCompare(other.state))
  expect(first).toMatchObject({ zNumber: 1, countedMinor: 100_000, differenceMinor: -5_250 })
  // What is told at once is told for some seconds before, lest the server's clock take it for the future.
  const apartMs = Date.parse(second?.openedAt ?? '') - Date.parse(first?.closedAt ?? '')
  expect(apartMs).toBeGreaterThan(-TOLD_BEFORE_MS)
  expect(await admin.call<CashSession>('GET', `cash-sessions/${first?.id}`)).toMatchObject({ keptFloatMinor: 40_000 })
  const sales = await salesOf(admin, register.pointOfSaleId)
  expect(sales.map(({ number, reviewReason }) => `${Number(number.slice(-6))} ${reviewReason}`)).toEqual([
    '1 null',
    '2 null',
    '3 null',
  ])
  // The counter goes on as if nothing had been.
  await sell()
  await expect.poll(async () => (await sessions()).find(({ state }) => state === 'open')?.ticketCount).toBe(3)
})

test('two tabs that sell at one register without a network number one after the other', async ({
  admin,
  register,
  signedIn,
  line,
  context,
}) => {
  const tea = await aProduct(admin, { designation: 'Thé', price: 5.25 })
  const page = await signedIn('admin')
  const one = await openCounter(page, 'fr', admin.companyId, register.pointOfSaleId)
  const other = new CounterPage(await context.newPage(), 'fr')
  await other.open(admin.companyId, register.pointOfSaleId)
  await expect(other.search).toBeFocused()
  line.become('cut')
  for (const counter of [one, other, other, one]) {
    await counter.page.bringToFront()
    await counter.scan(tea.barcodes[0] ?? '')
    await expect(counter.lines).toHaveCount(1)
    await counter.payOnDevice()
  }
  line.become('sound')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(async () => (await salesOf(admin, register.pointOfSaleId)).length).toBe(4)
  const sales = await salesOf(admin, register.pointOfSaleId)
  expect(sales.map(({ number }) => Number(number.slice(-6)))).toEqual([1, 2, 3, 4])
  expect(sales.every(({ reviewReason }) => reviewReason === null)).toBe(true)
})

test('a browser that keeps nothing sells nothing, and says so before anything is paid', async ({
  admin,
  register,
  signedIn,
}) => {
  const tea = await aProduct(admin, { designation: 'Thé', price: 5.25 })
  const page = await signedIn('admin')
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  })
  const counter = new CounterPage(page)
  await counter.open(admin.companyId, register.pointOfSaleId)
  await counter.openSession('0')
  await counter.scan(tea.barcodes[0] ?? '')
  await expect(page.getByRole('alert')).toContainText(counter.say('counter.register.noStorageTitle'))
  await expect(counter.payButton).toBeDisabled()
  await page.keyboard.press('F10')
  await expect(counter.sold).toHaveCount(0)
  expect(await salesOf(admin, register.pointOfSaleId)).toEqual([])
})
