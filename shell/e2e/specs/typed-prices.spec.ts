import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import type { Sale, SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aNewcomer } from '../commands/newcomer.ts'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

test.use({ serviceWorkers: 'allow' })

const CASH = { fr: 'Espèces', ar: 'نقدا' } as const

for (const language of ['fr', 'ar'] as const)
  test(`without a network a price is typed and the closing lacks cash, both approved by codes (${language})`, async ({
    signedIn,
    admin,
    register,
    line,
    browser,
  }) => {
    const path = `points-of-sale/${register.pointOfSaleId}`
    const { code, name, address, postalCode, city, phone } = await admin.call<PointOfSale>('GET', path)
    await admin.call('PUT', path, { code, name, address, postalCode, city, phone, cashToleranceMinor: 500 })
    const product = await aProduct(admin, { price: 10 })
    const { page: theirs } = await aNewcomer({ admin, browser, baseURL: line.origin, language, register })
    const counter = new CounterPage(theirs, language)
    const say = (key: string) => counter.say(key)
    await counter.openSessionForOffline('100')
    const page = await signedIn('admin', language)
    const asked = (dialog: ReturnType<typeof theirs.getByRole>) => dialog.getByText(/^\d{4} \d{4}$/).innerText()
    const open = async (request: string): Promise<void> => {
      await page.goto(`/${admin.companyId}/${register.pointOfSaleId}/approvalCodes`)
      await page.locator('[name=request]').fill(request)
    }
    const given = async (): Promise<string> => {
      await page.getByRole('button', { name: say('approvalCodes.give') }).click()
      return page.getByText(/^\d{4} \d{4}$/).innerText()
    }

    await counter.scan(product.barcodes[0] ?? '')
    await expect(counter.lines).toHaveCount(1)
    await counter.goOffline(line)
    await theirs.keyboard.press('Control+F3')
    const price = theirs.getByRole('dialog', { name: say('counterPrice.title') })
    await price.locator('input').fill('7')
    await expectAccessible(theirs)
    await theirs.keyboard.press('Enter')
    await expect(price).toHaveCount(0)
    await expect(counter.lines.first().locator('s')).toBeVisible()
    await theirs.keyboard.press('F10')
    const approval = theirs.getByRole('dialog', { name: say('counter.approval.title') })
    await open(await asked(approval))
    await page.getByText(say('approvalCodes.kinds.discount'), { exact: true }).first().click()
    await page.getByText(say('approvalCodes.kinds.price'), { exact: true }).first().click()
    await page.locator('[name=totalMinor]').fill('7')
    await approval.locator('[name=answer]').fill(await given())
    await theirs.keyboard.press('Enter')
    await expect(counter.sold).toBeVisible()

    await theirs.getByRole('button', { name: say('counter.bar.close') }).click()
    await theirs.getByRole('button', { name: say('cashCount.byAmount') }).click()
    await theirs.getByLabel(counter.say('cashCount.counted', { method: CASH[language] })).fill('95')
    await theirs.getByLabel(say('cashCount.kept')).fill('50')
    await theirs.getByRole('button', { name: say('cashCount.close') }).click()
    const question = theirs.getByRole('alertdialog').or(theirs.getByRole('dialog'))
    await question.getByRole('button', { name: say('cashCount.close') }).click()
    await theirs.getByRole('button', { name: say('closingApproval.byCode.ask') }).click()
    const closing = theirs.getByRole('dialog', { name: say('closingApproval.byCode.ask') })
    await open(await asked(closing))
    await expectAccessible(theirs)
    await page.getByText(say('approvalCodes.kinds.closing'), { exact: true }).first().click()
    await page.locator('[name=totalMinor]').fill('12')
    const answer = await given()
    await closing.locator('[name=amountMinor]').fill('12')
    await closing.locator('[name=comment]').fill('Rendu en double')
    await closing.locator('[name=answer]').fill(answer)
    await closing.getByRole('button', { name: say('closingApproval.byCode.keep') }).click()
    await expect(theirs.getByText(say('closingApproval.byCode.kept'))).toBeVisible()

    await counter.goOnline(line)
    const sessions = `cash-sessions/paginated?filter[register]=${register.id}&filter[approval]=given`
    await expect.poll(async () => (await admin.call<PaginatedOf<CashSession>>('GET', sessions)).data.length).toBe(1)
    await theirs.context().close()
    const [row] = (
      await admin.call<PaginatedOf<SaleRow>>('GET', `sales/paginated?filter[pointOfSale]=${register.pointOfSaleId}`)
    ).data
    const sale = await admin.call<Sale>('GET', `sales/${row?.id}`)
    expect(sale.reviews).toBeUndefined()
    expect(sale.lines).toMatchObject([{ unitPriceMicro: 7_000_000 }])
    expect(sale.approvals).toEqual([{ permission: 'sales.editPrice', approvedBy: expect.any(String), byCode: true }])
    const [session] = (await admin.call<PaginatedOf<CashSession>>('GET', sessions)).data
    await page.goto(`/${admin.companyId}/${register.pointOfSaleId}/cashSessions/${session?.id}`)
    await expect(page.getByText('Rendu en double')).toBeVisible()
    await expect(page.getByText(say('closingApproval.byCode.noted'))).toBeVisible()
    await expectAccessible(page)
  })
