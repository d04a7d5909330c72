import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import { aNewcomer } from '../commands/newcomer.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { expect, PASSWORD, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

const PIN = '4711'
const CASH = { fr: 'Espèces', ar: 'نقدا' } as const

for (const language of ['fr', 'ar'] as const)
  test(`a drawer that lacks too much is closed, approved at the counter, and the next one in the back office (${language})`, async ({
    signedIn,
    admin,
    register,
    browser,
    baseURL,
  }) => {
    const path = `points-of-sale/${register.pointOfSaleId}`
    const { code, name, address, postalCode, city, phone } = await admin.call<PointOfSale>('GET', path)
    const shop = { code, name, address, postalCode, city, phone, cashToleranceMinor: 500 }
    await admin.call('PUT', path, shop)
    await admin.call('PUT', 'counter-keys/own', { pin: PIN, currentPassword: PASSWORD })
    const { page: theirs } = await aNewcomer({ admin, browser, baseURL, language, register })
    const counter = new CounterPage(theirs, language)
    const close = async (counted: string, kept: string): Promise<void> => {
      await theirs.getByRole('button', { name: counter.say('counter.bar.close') }).click()
      await theirs.getByRole('button', { name: counter.say('cashCount.byAmount') }).click()
      await theirs.getByLabel(counter.say('cashCount.counted', { method: CASH[language] })).fill(counted)
      await theirs.getByLabel(counter.say('cashCount.kept')).fill(kept)
      await expect(theirs.getByText(counter.say('closingApproval.awaited'))).toHaveCount(0)
      await theirs.getByRole('button', { name: counter.say('cashCount.close') }).click()
      const question = theirs.getByRole('alertdialog').or(theirs.getByRole('dialog'))
      await question.getByRole('button', { name: counter.say('cashCount.close') }).click()
      await expect(theirs.getByText(counter.say('closingApproval.awaited'))).toBeVisible()
    }

    await counter.openSession('100')
    await close('88', '50')
    await theirs.getByRole('button', { name: counter.say('closingApproval.approveHere') }).click()
    const dialog = theirs.getByRole('dialog', { name: counter.say('closingApproval.awaited') })
    await dialog.locator('[name=comment]').fill('Rendu en double')
    await dialog.locator('[name=key]').fill(PIN)
    await expectAccessible(theirs)
    await dialog.getByRole('button', { name: counter.say('closingApproval.approve'), exact: true }).click()
    await expect(theirs.getByText('Rendu en double')).toBeVisible()

    await theirs.getByRole('button', { name: counter.say('counter.opening.title') }).click()
    await counter.openSession('50')
    await close('10', '10')
    await theirs.getByRole('button', { name: counter.say('counter.opening.title') }).click()
    await counter.openSession('10')
    await theirs.context().close()

    const waiting = `cash-sessions/paginated?filter[register]=${register.id}&filter[approval]=awaited`
    const [session] = (await admin.call<{ data: CashSession[] }>('GET', waiting)).data
    const page = await signedIn('admin', language)
    await page.goto(`/${admin.companyId}/${register.pointOfSaleId}/cashSessions/${session?.id}`)
    const own = new CounterPage(page, language)
    await page.getByLabel(own.say('closingApproval.comment')).fill('Prélèvement non noté')
    await expectAccessible(page)
    await page.getByRole('button', { name: own.say('closingApproval.approve'), exact: true }).click()
    await expect(page.getByText('Prélèvement non noté')).toBeVisible()
    expect((await admin.call<{ data: CashSession[] }>('GET', waiting)).data).toEqual([])
  })
