import type { SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

for (const language of ['en', 'fr', 'ar'] as const)
  test(`a cashier practises, starts the page anew, and then sells the first ticket of the register (${language})`, async ({
    signedIn,
    admin,
    register,
  }) => {
    const product = await aProduct(admin)
    const page = await signedIn('admin', language)
    const counter = new CounterPage(page, language)
    const banner = page.getByText(counter.say('counterTraining.banner'))
    const begin = async (): Promise<void> => {
      await page.getByRole('button', { name: counter.say('counterTraining.ask.start') }).click()
      await expect(banner).toBeVisible()
      await expect(counter.search).toBeFocused()
    }
    const practise = async (number: string): Promise<void> => {
      await counter.scan(product.barcodes[0] ?? '')
      await expect(counter.lines).toHaveCount(1)
      await expect(counter.payButton).toBeEnabled()
      await page.keyboard.press('F10')
      await expect(page.getByText(counter.say('counterTraining.sold'))).toBeVisible()
      await expect(page.getByText(counter.say('counterTraining.number', { number })).first()).toBeVisible()
    }
    const sent: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.method() !== 'GET' && pathname.startsWith(`/api/${admin.companyId}/`)) sent.push(pathname)
    })

    await counter.open(admin.companyId, register.pointOfSaleId)
    await page.getByRole('button', { name: counter.say('counterTraining.practise'), exact: true }).click()
    await begin()
    await practise('1')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await practise('2')
    await page.reload()
    await expect(banner).toBeVisible()
    await expect(counter.search).toBeFocused()
    await practise('1')
    expect(sent).toEqual([])
    await page.getByRole('button', { name: counter.say('counterTraining.end') }).click()
    await expect(banner).toBeHidden()

    await counter.openSession('100')
    await page.getByRole('button', { name: counter.say('counterTraining.title'), exact: true }).click()
    await begin()
    await expect(page).toHaveTitle(new RegExp(`^${counter.say('counterTraining.title')} `))
    await practise('1')
    await page.getByRole('button', { name: counter.say('counterTraining.end') }).click()
    await expect(banner).toBeHidden()
    await expect(counter.search).toBeFocused()
    await counter.scan(product.barcodes[0] ?? '')
    await counter.pay()
    const { data } = await admin.call<PaginatedOf<SaleRow>>(
      'GET',
      `sales/paginated?filter[pointOfSale]=${register.pointOfSaleId}`,
    )
    expect(data.map(({ number }) => number)).toEqual([expect.stringMatching(/-000001$/)])
  })
