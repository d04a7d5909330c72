import type { CountLine, StockCount } from '@comptoir/contracts/inventory/stock-counts'
import type { ProductStock } from '@comptoir/contracts/inventory/product-prices'
import type { PaymentMethodItem } from '@comptoir/contracts/payment-kinds'
import type { Register } from '@comptoir/contracts/company/registers'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { join, openInvitation } from '../commands/invitation.ts'
import { aProduct } from '../commands/product.ts'
import { anOpenSession } from '../commands/register.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { newId, type ApiClient } from '../core/api-client.ts'
import { phrase } from '../core/phrases.ts'
import { expect, speak, test } from '../core/test.ts'

const PASSWORD = 'trois figuiers au soleil'

/** Sells some pieces of a product at 5.250 at the register of the shop. */
async function sell(admin: ApiClient, register: Register, productId: string, pieces: number): Promise<void> {
  const session = await anOpenSession(admin, register, 0)
  const methods = await admin.call<PaymentMethodItem[]>('GET', 'client-payment-methods')
  const cash = methods.find(({ kind }) => kind === 'cash')
  const totalMinor = pieces * 5250
  await admin.call('POST', 'sales', {
    ...{ id: newId(), registerId: register.id, cashSessionId: session.id, occurredAt: new Date().toISOString() },
    lines: [{ id: newId(), productId, quantityMilli: pieces * 1000, unitPriceMicro: 5_250_000 }],
    payments: [{ id: newId(), paymentMethodId: cash?.id, amountMinor: totalMinor }],
    ...{ totalMinor, changeMinor: 0 },
  })
}

for (const language of ['fr', 'ar'] as const) {
  const say = (key: string, params: Record<string, string | number> = {}) =>
    phrase(language, 'inventory', `stockCounts.${key}`, params as Record<string, string>)

  test(`two people count while it is sold, one product is recounted, and the levels are right (${language})`, async ({
    admin,
    register,
    signedIn,
    browser,
    baseURL,
  }) => {
    const { pointOfSaleId } = register
    const stocked = (designation: string) =>
      aProduct(admin, {
        ...{ designation, price: 5.25 },
        stock: { tracking: 'none', lotsExpire: false, openingStock: [{ pointOfSaleId, quantityMilli: 12_000 }] },
      })
    const mark = newId().slice(-6)
    const [tea, glass] = [await stocked(`Thé ${mark}`), await stocked(`Verre ${mark}`)]
    const left = async (id: string) => {
      const { data } = await admin.call<ProductStock>('GET', `products/${id}/stock`)
      return data.find((shop) => shop.pointOfSaleId === pointOfSaleId)?.onHandMilli
    }
    const email = `rayon-${newId()}@test.example`
    const keeper = { email, name: 'Sonia Trabelsi', role: 'stockKeeper', pointOfSaleIds: [pointOfSaleId] }
    await admin.call('POST', 'users', keeper)

    // Planned at the desk.
    const page = await signedIn('admin', language)
    await page.goto(`/${admin.companyId}/${pointOfSaleId}/stockCount/new`)
    await page.getByRole('combobox', { name: say('column.scope'), exact: true }).selectOption('products')
    for (const { designation } of [tea, glass]) {
      await page.getByRole('searchbox', { name: say('plan.find') }).fill(designation)
      await page
        .getByRole('list', { name: say('plan.foundProducts') })
        .getByRole('button', { name: designation })
        .click()
    }
    await expectAccessible(page)
    await page.getByRole('button', { name: say('plan.save') }).click()
    await page.getByRole('button', { name: say('start') }).click()
    await page.waitForURL(/\/stockCount\/[^/]+\/count$/)
    const id = new URL(page.url()).pathname.split('/').at(-2) ?? ''

    // One counts on a phone, another one beside, and a register sells in between.
    const phone = await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport: { width: 390, height: 780 } })
    const theirs = await phone.newPage()
    await speak(theirs, language)
    await openInvitation(theirs, email)
    await join(theirs, language, PASSWORD, new RegExp(`/${admin.companyId}/`))
    await theirs.goto(`/${admin.companyId}/${pointOfSaleId}/stockCount/${id}/count`)
    const scan = theirs.getByRole('textbox', { name: say('counting.field') })
    await scan.fill('7*')
    await scan.press('Enter')
    await scan.fill(tea.barcodes[0] ?? tea.code)
    await scan.press('Enter')
    await expect(theirs.getByRole('status').filter({ hasText: tea.designation })).toContainText('7')
    await expectAccessible(theirs)
    const own = page.getByRole('textbox', { name: say('counting.field') })
    await own.fill(`4*${tea.code}`)
    await own.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: tea.designation })).toContainText('11')
    await sell(admin, register, tea.id, 2)
    await scan.fill(`9*${glass.code}`)
    await scan.press('Enter')
    await expect(theirs.getByRole('status').filter({ hasText: glass.designation })).toContainText('9')
    expect(await left(tea.id)).toBe(10_000)

    // Reviewed: what differs is counted once more, by somebody else. Who may not post is not offered to.
    await theirs.goto(`/${admin.companyId}/${pointOfSaleId}/stockCount/${id}`)
    await theirs.getByRole('button', { name: say('finish') }).click()
    await theirs
      .getByRole('alertdialog')
      .getByRole('button', { name: say('finish') })
      .click()
    await expect(theirs.getByText(say('state.review')).first()).toBeVisible()
    await expect(theirs.getByRole('button', { name: say('post') })).toHaveCount(0)
    await page.goto(`/${admin.companyId}/${pointOfSaleId}/stockCount/${id}`)
    await expect(page.getByText(say('told.moved_one', { number: 1 }))).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: say('recountOne', { name: glass.designation }) }).click()
    await expect(page.getByText(say('told.recount', { round: 2 }))).toBeVisible()
    await theirs.goto(`/${admin.companyId}/${pointOfSaleId}/stockCount/${id}/count`)
    await scan.fill(`9*${glass.code}`)
    await scan.press('Enter')
    const refusal = phrase(language, 'translation', 'error.stockCount.sameCounter', { product: glass.designation })
    await expect(theirs.getByText(refusal)).toBeVisible()
    await theirs.getByRole('button', { name: say('counting.discard') }).click()
    await page.getByRole('link', { name: say('count'), exact: true }).click()
    await own.fill(`10*${glass.code}`)
    await own.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: glass.designation })).toContainText('10')

    // Posted: the tea by what was there before it was sold, the glasses by the second round.
    await page.goto(`/${admin.companyId}/${pointOfSaleId}/stockCount/${id}`)
    await page.getByRole('button', { name: say('finish') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('finish') })
      .click()
    await page.getByRole('button', { name: say('post'), exact: true }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('post') })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /IN-/ })).toBeVisible()
    await expect.poll(() => left(tea.id)).toBe(9000)
    await expect.poll(() => left(glass.id)).toBe(10_000)
    const { data } = await admin.call<PaginatedOf<CountLine>>('GET', `stock-counts/${id}/lines`)
    expect(data.map((line) => [line.designation, line.expectedMilli, line.differenceMilli])).toEqual([
      [tea.designation, 12_000, -1000],
      [glass.designation, 12_000, -2000],
    ])

    // What is posted is closed to who still has the page.
    await theirs.reload()
    await expect(theirs.getByText(say('counting.closed'))).toBeVisible()
    const posted = await admin.call<StockCount>('GET', `stock-counts/${id}`)
    await page.goto(`/${admin.companyId}/${pointOfSaleId}/manageStocks/${tea.id}`)
    await expect(page.getByRole('link', { name: posted.number ?? '' })).toBeVisible()
  })
}
