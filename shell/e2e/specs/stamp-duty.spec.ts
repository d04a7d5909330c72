import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import type { Register } from '@comptoir/contracts/company/registers'
import type { CashSessionRow, ZReport } from '@comptoir/contracts/sales/cash-sessions'
import type { Sale, SaleRow } from '@comptoir/contracts/sales/sales'
import type { SalesReturn, SalesReturnRow } from '@comptoir/contracts/sales/sales-returns'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { expect, test as base } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

/** The product at the end of a line of this journey's own, which may be cut. */
const test = base.extend({ baseURL: async ({ line }, use) => use(line.origin) })

test('tickets of a shop in a mall bear the stamp, without a network too; a return keeps it, and the Z report counts it', async ({
  admin,
  signedIn,
  line,
  context,
}) => {
  // By its name it is not the first, which other journeys change.
  const code = `Z${Date.now().toString(36).slice(-5).toUpperCase()}`
  const address = { address: null, postalCode: null, city: 'La Marsa', phone: null }
  const mall = await admin.call<PointOfSale>('POST', 'points-of-sale', { code, name: `Zéphyr ${code}`, ...address })
  const named = { code: '1', name: 'Caisse 1' }
  const register = await admin.call<Register>('POST', `points-of-sale/${mall.id}/registers`, named)
  const dates = await aProduct(admin, { designation: 'Dattes', price: 10, vatRate: 19 })
  const page = await signedIn('admin', 'fr')
  const counter = new CounterPage(page, 'fr')
  await page.goto(`/${admin.companyId}/pointsOfSale/${register.pointOfSaleId}`)
  await page.locator('label', { hasText: 'Les tickets de ce point de vente portent le timbre fiscal' }).click()
  await expectAccessible(page)
  await page.locator('button[type=submit]').click()
  await expect
    .poll(() => admin.call<PointOfSale>('GET', `points-of-sale/${register.pointOfSaleId}`))
    .toMatchObject({ bearsStamp: true })

  const catalogue = page.waitForResponse(/counter-catalogue\/head$/)
  await counter.open(admin.companyId, register.pointOfSaleId)
  await counter.openSession('100')
  await counter.scan(dates.barcodes[0] ?? '')
  const row = page.locator('dl').filter({ hasText: counter.say('counter.cart.stamp') })
  await expect(row).toContainText('0,100')
  await expectAccessible(page)
  await counter.pay()
  await catalogue

  line.become('cut')
  await context.setOffline(true)
  await counter.scan(dates.barcodes[0] ?? '')
  await expect(row).toContainText('0,100')
  await counter.payOnDevice()
  line.become('sound')
  await context.setOffline(false)
  const place = `filter[pointOfSale]=${register.pointOfSaleId}`
  const rows = async () => (await admin.call<PaginatedOf<SaleRow>>('GET', `sales/paginated?${place}`)).data
  await expect.poll(async () => (await rows()).length).toBe(2)
  const [last] = await rows()
  for (const { id } of await rows()) {
    const sale = await admin.call<Sale>('GET', `sales/${id}`)
    expect(sale).toMatchObject({ grossMinor: 10_000, stampMinor: 100, totalMinor: 10_100 })
    expect(sale.reviews ?? []).toEqual([])
  }
  await page.keyboard.press('Enter')

  const say = (key: string, params: Record<string, string> = {}) => counter.say(`counterReturns.${key}`, params)
  const dialog = page.getByRole('dialog', { name: say('title') })
  await counter.scan(last?.number ?? '')
  await dialog.getByRole('button', { name: say('all'), exact: true }).click()
  await expect(dialog.getByText(say('stampKept'))).toBeVisible()
  await dialog.getByRole('button', { name: say('reason.defective') }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: say('giveBack') }).click()
  await expect(dialog.getByText(say('recorded'))).toBeVisible()
  await dialog.getByRole('button', { name: say('done') }).click()
  const { data: made } = await admin.call<PaginatedOf<SalesReturnRow>>('GET', `sales-returns/paginated?${place}`)
  const back = await admin.call<SalesReturn>('GET', `sales-returns/${made[0]?.id}`)
  expect(back).toMatchObject({ stampMinor: 0, totalMinor: 10_000 })

  await page.getByRole('button', { name: counter.say('counter.bar.close') }).click()
  await page.getByRole('button', { name: counter.say('cashCount.byAmount') }).click()
  await page.getByLabel(counter.say('cashCount.counted', { method: 'Espèces' })).fill('110,200')
  await page.getByLabel(counter.say('cashCount.kept')).fill('110,200')
  await page.getByRole('button', { name: counter.say('cashCount.close') }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: counter.say('cashCount.close') }).click()
  await expect(page.getByText(counter.say('cashReport.z', { number: '1' })).first()).toBeVisible()
  // On its paper, which is drawn to be printed.
  await expect(page.getByText('Timbre fiscal').first()).toBeAttached()
  const { data } = await admin.call<PaginatedOf<CashSessionRow>>(
    'GET',
    `cash-sessions/paginated?filter[register]=${register.id}`,
  )
  const report = await admin.call<ZReport>('GET', `cash-sessions/${data[0]?.id}/report`)
  expect(report).toMatchObject({ ticketCount: 2, stampMinor: 200, returnedMinor: 10_000 })
})
