import type { CashSession, CashSessionRow } from '@comptoir/contracts/sales/cash-sessions'
import type { Sale, SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import type { Currency } from '@comptoir/contracts/treasury/currencies'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import type { ApiClient } from '../core/api-client.ts'
import { expect, test as base } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

/** The product at the end of a line of this journey's own, which may be cut. */
const test = base.extend({ baseURL: async ({ line }, use) => use(line.origin) })

const code = 'CAD'

/** Has the company take that currency in cash, at 3.3725 since long ago. */
async function accept(admin: ApiClient): Promise<() => Promise<unknown>> {
  const { data } = await admin.call<PaginatedOf<Currency>>('GET', `currencies/paginated?search[text]=${code}`)
  const known = data.find((each) => each.code === code)
  const { id } = known ?? (await admin.call<Currency>('POST', 'currencies', { code }))
  if (!known || known.rateCount === 0)
    await admin.call('POST', 'exchange-rates', { currencyId: id, validFrom: '2020-01-01', per: 1, rate: 3.3725 })
  await admin.call('PUT', `currencies/${id}`, { code, isActive: true, isCashAccepted: true })
  return () => admin.call('PUT', `currencies/${id}`, { code, isActive: true, isCashAccepted: false })
}

// What the company accepts is one thing for both.
test.describe.configure({ mode: 'serial' })

for (const language of ['fr', 'ar'] as const)
  test(`notes of another currency pay by the keyboard, without a network too, and are counted apart (${language})`, async ({
    admin,
    register,
    signedIn,
    line,
    context,
  }) => {
    const forgo = await accept(admin)
    const dates = await aProduct(admin, { designation: 'Dattes', price: 50 })
    const page = await signedIn('admin', language)
    const counter = new CounterPage(page, language)
    const say = (key: string, params: Record<string, string> = {}) => counter.say(key, params)
    const handedOver = page.getByLabel(say('foreignCash.handedOver', { currency: code }))
    const handOver = async (amount: string): Promise<void> => {
      await counter.scan(dates.barcodes[0] ?? '')
      await expect(counter.lines).toHaveCount(1)
      await expect(page.getByRole('button', { name: say('foreignCash.payIn', { currency: code }) })).toBeEnabled()
      await page.keyboard.press('Control+F9')
      await expect(handedOver).toBeFocused()
      await page.keyboard.type(amount, { delay: 60 })
      await expectAccessible(page)
      await page.keyboard.press('Enter')
      await expect(counter.search).toBeFocused()
    }
    const catalogue = page.waitForResponse(/counter-catalogue\/head$/)
    await counter.open(admin.companyId, register.pointOfSaleId)
    await counter.openSession('100')
    await handOver('20')
    await counter.pay()
    await expect(page.getByText('17,450').first()).toBeVisible()

    await catalogue
    line.become('cut')
    await context.setOffline(true)
    await handOver('10')
    await counter.payOnDevice()
    line.become('sound')
    await context.setOffline(false)
    const rows = async (): Promise<SaleRow[]> =>
      (await admin.call<PaginatedOf<SaleRow>>('GET', `sales/paginated?filter[pointOfSale]=${register.pointOfSaleId}`))
        .data
    await expect.poll(async () => (await rows()).length).toBe(2)
    const sold = await Promise.all((await rows()).map(({ id }) => admin.call<Sale>('GET', `sales/${id}`)))
    expect(sold.flatMap(({ reviews = [] }) => reviews)).toEqual([])
    expect(
      sold.flatMap(({ payments }) => payments.flatMap(({ details }) => details?.foreign?.amountMinor ?? [])),
    ).toEqual(expect.arrayContaining([1000, 2000]))

    await page.getByRole('button', { name: say('counter.bar.close') }).click()
    await page.getByRole('button', { name: say('cashCount.byAmount') }).click()
    await page.getByLabel(say('cashCount.counted', { method: language === 'fr' ? 'Espèces' : 'نقدا' })).fill('98,825')
    await page.getByLabel(say('foreignCash.countedIn', { currency: code })).fill('25')
    await page.getByLabel(say('cashCount.kept')).fill('98,825')
    await expectAccessible(page)
    await page.getByRole('button', { name: say('cashCount.close') }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: say('cashCount.close') }).click()
    await expect(page.getByText(say('cashReport.z', { number: '1' })).first()).toBeVisible()
    await expect(page.getByText(say('foreignCash.resultIn', { currency: code }))).toBeVisible()
    await expectAccessible(page)
    const { data } = await admin.call<PaginatedOf<CashSessionRow>>(
      'GET',
      `cash-sessions/paginated?filter[register]=${register.id}`,
    )
    const session = await admin.call<CashSession>('GET', `cash-sessions/${data[0]?.id}`)
    const worth = { amountMinor: 3000, valueMinor: 101_175, countedMinor: 2500, countedValueMinor: 84_313 }
    expect(session.tenders.find(({ kind }) => kind === 'cash')?.foreign).toEqual([{ currency: code, ...worth }])
    await forgo()
  })
