import type { SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aProduct } from '../commands/product.ts'
import { aNewcomer } from '../commands/newcomer.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { ApiClient } from '../core/api-client.ts'
import { expect, PASSWORD, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

const PINS = { admin: '4711', cashier: '5822' } as const

for (const language of ['fr', 'ar'] as const)
  test(`a counter is handed to another cashier by PIN, whose sales are theirs; locked without a network it opens again (${language})`, async ({
    signedIn,
    admin,
    register,
    baseURL,
    browser,
    context,
  }) => {
    const product = await aProduct(admin)
    const newcomer = await aNewcomer({ admin, browser, baseURL, language, register })
    const other = await ApiClient.signIn(baseURL ?? '', newcomer.email, newcomer.password)
    const [opener, seller] = [admin.session.user, other.session.user]
    await admin.call('PUT', 'counter-keys/own', { pin: PINS.admin, currentPassword: PASSWORD })
    await other.call('PUT', 'counter-keys/own', { pin: PINS.cashier, currentPassword: newcomer.password })
    const page = await signedIn('admin', language)
    const counter = new CounterPage(page, language)
    await counter.open(admin.companyId, register.pointOfSaleId)
    await counter.openSession('100')
    const sell = async (): Promise<void> => {
      await counter.scan(product.barcodes[0] ?? '')
      await expect(counter.lines).toHaveCount(1)
    }
    const cover = page.getByRole('alertdialog')
    const come = async (name: string, pin: string): Promise<void> => {
      await page.keyboard.press('Control+F10')
      await cover.getByRole('button', { name }).click()
      const field = cover.getByLabel(counter.say('counterTools.lock.pinOrBadge'))
      await expect(field).toBeFocused()
      await expectAccessible(page)
      await field.fill(pin)
      await field.press('Enter')
      await expect(cover).toBeHidden()
    }
    await sell()
    await counter.pay()

    await come(seller.name, PINS.cashier)
    await expect(page.getByText(counter.say('counterCashier.sells', { name: seller.name }))).toBeVisible()
    await sell()
    await counter.pay()
    const { data } = await admin.call<PaginatedOf<SaleRow>>(
      'GET',
      `sales/paginated?filter[pointOfSale]=${register.pointOfSaleId}`,
    )
    expect(data.toReversed().map(({ cashier, reviewReason }) => ({ cashier, reviewReason }))).toEqual([
      { cashier: opener.name, reviewReason: null },
      { cashier: seller.name, reviewReason: null },
    ])

    const back = new URL(page.url())
    await page.goto(`/${admin.companyId}/profile`)
    await expect(page).toHaveURL(back.href)
    await expect(page.getByText(counter.say('counterCashier.sells', { name: seller.name }))).toBeVisible()

    await come(opener.name, PINS.admin)
    await expect(page.getByText(counter.say('counterCashier.sells', { name: seller.name }))).toBeHidden()
    await context.setOffline(true)
    await come(opener.name, PINS.admin)
    await sell()
    await counter.payOnDevice()
    await context.setOffline(false)
    await page.goto(`/${admin.companyId}/${register.pointOfSaleId}/sales/${data[0]?.id}`)
    await expect(page.getByText(seller.name).first()).toBeVisible()
  })
