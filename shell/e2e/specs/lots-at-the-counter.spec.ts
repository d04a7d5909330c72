import type { Sale, SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { newId, type ApiClient } from '../core/api-client.ts'
import { expect, test as base } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

/** The product at the end of a line of this journey's own, in a browser with service workers. */
const test = base.extend({ baseURL: async ({ line }, use) => use(line.origin) })
test.use({ serviceWorkers: 'allow' })

/** The tickets of a shop, in their order. */
async function salesOf(admin: ApiClient, pointOfSaleId: string): Promise<Sale[]> {
  const search = `filter[pointOfSale]=${pointOfSaleId}&order[field]=number&order[direction]=asc`
  const { data } = await admin.call<PaginatedOf<SaleRow>>('GET', `sales/paginated?${search}`)
  return Promise.all(data.map(({ id }) => admin.call<Sale>('GET', `sales/${id}`)))
}

const lotsOf = (sale: Sale | undefined) =>
  sale?.lines[0]?.lots?.map(({ number, quantityMilli }) => [number, quantityMilli])

for (const language of ['fr', 'ar'] as const)
  test(`goods are sold of the lots that expire first, then of others, then without a network (${language})`, async ({
    admin,
    register,
    signedIn,
    line,
    context,
  }) => {
    const { pointOfSaleId } = register
    const lots = [
      { number: 'L-JUIN', expiresOn: '2090-06-30', quantityMilli: 2000 },
      { number: 'L-JUILLET', expiresOn: '2090-07-31', quantityMilli: 9000 },
    ]
    const milk = await aProduct(admin, {
      designation: `Lait ${newId().slice(-6)}`,
      stock: { tracking: 'lots', lotsExpire: true, openingStock: [{ pointOfSaleId, lots }] },
    })
    const page = await signedIn('admin', language)
    const counter = new CounterPage(page, language)
    const say = (key: string, params: Record<string, string> = {}) => counter.say(`counterGoods.${key}`, params)
    const catalogue = Promise.all(
      [/counter-catalogue\/lots/, /counter-catalogue\/head$/].map((each) => page.waitForResponse(each)),
    )
    await counter.open(admin.companyId, pointOfSaleId)
    await counter.openSession('100')
    await catalogue
    const add = async (count: number): Promise<void> => {
      for (let at = 0; at < count; at += 1) await counter.scan(milk.barcodes[0] ?? '')
      await expect(counter.lines).toHaveCount(1)
    }

    await add(1)
    await expect(counter.lines.first()).toContainText('L-JUIN')
    await expectAccessible(page)
    await page.keyboard.press('Control+F6')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel(say('quantityOf', { number: 'L-JUIN' }))).toBeFocused()
    await dialog.getByLabel(say('quantityOf', { number: 'L-JUIN' })).fill('')
    await dialog.getByLabel(say('quantityOf', { number: 'L-JUILLET' })).fill('1')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(counter.lines.first()).toContainText('L-JUILLET')
    await counter.pay()

    line.become('cut')
    await context.setOffline(true)
    await add(1)
    await expect(counter.lines.first()).toContainText('L-JUIN')
    await counter.payOnDevice()
    await add(2)
    await expect(counter.lines.first()).toContainText('L-JUILLET')
    await counter.payOnDevice()
    line.become('sound')
    await context.setOffline(false)

    await expect
      .poll(async () => (await salesOf(admin, pointOfSaleId)).map(lotsOf))
      .toEqual([
        [['L-JUILLET', 1000]],
        [['L-JUIN', 1000]],
        [
          ['L-JUIN', 1000],
          ['L-JUILLET', 1000],
        ],
      ])
    const [, , last] = await salesOf(admin, pointOfSaleId)
    expect(last?.reviews).toBeUndefined()
    await page.goto(`/${admin.companyId}/${pointOfSaleId}/sales/${last?.id ?? ''}`)
    await expect(page.getByRole('document').first()).toContainText('L-JUILLET')
  })
