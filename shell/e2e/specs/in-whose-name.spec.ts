import type { ZReport } from '@comptoir/contracts/sales/cash-sessions'
import type { SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aNewcomer } from '../commands/newcomer.ts'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { ApiClient } from '../core/api-client.ts'
import { expect, PASSWORD, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

const PINS = { admin: '4711', manager: '5822' } as const

for (const language of ['fr', 'ar'] as const)
  test(`who took over takes goods back and cash out in their own name, with a network and after one was away, and the report names both (${language})`, async ({
    signedIn,
    admin,
    register,
    baseURL,
    browser,
    context,
  }) => {
    const tea = await aProduct(admin, { designation: 'Thé', price: 5.25 })
    const newcomer = await aNewcomer({
      admin,
      browser,
      baseURL,
      language,
      register,
      role: 'manager',
      begins: /\/products$/,
    })
    const other = await ApiClient.signIn(baseURL ?? '', newcomer.email, newcomer.password)
    const seller = other.session.user
    await admin.call('PUT', 'counter-keys/own', { pin: PINS.admin, currentPassword: PASSWORD })
    await other.call('PUT', 'counter-keys/own', { pin: PINS.manager, currentPassword: newcomer.password })

    const page = await signedIn('admin', language)
    const counter = new CounterPage(page, language)
    await counter.open(admin.companyId, register.pointOfSaleId)
    await counter.openSession('100')
    const sell = async (): Promise<void> => {
      await counter.scan(tea.barcodes[0] ?? '')
      await expect(counter.lines).toHaveCount(1)
    }
    const dialog = (title: string) => page.getByRole('dialog', { name: counter.say(title) })
    const takeOut = async (): Promise<void> => {
      await page.keyboard.press('Insert')
      const asked = dialog('cashMovements.title')
      await asked.getByLabel(counter.say('cashMovements.reason')).selectOption('bankDeposit')
      await asked.getByLabel(counter.say('cashMovements.amount')).fill('2')
      await asked.getByRole('button', { name: counter.say('cashMovements.record') }).click()
      await expect(asked.getByText(counter.say('cashMovements.recorded'), { exact: true })).toBeVisible()
      await asked.getByRole('button', { name: counter.say('cashMovements.done') }).click()
      await expect(asked).toBeHidden()
    }
    await sell()
    await counter.pay()
    const place = `filter[pointOfSale]=${register.pointOfSaleId}`
    const { data } = await admin.call<PaginatedOf<SaleRow>>('GET', `sales/paginated?${place}`)

    const cover = page.getByRole('alertdialog')
    await page.keyboard.press('Control+F10')
    await cover.getByRole('button', { name: seller.name }).click()
    await cover.getByLabel(counter.say('counterTools.lock.pinOrBadge')).fill(PINS.manager)
    await page.keyboard.press('Enter')
    await expect(cover).toBeHidden()
    await expect(page.getByText(counter.say('counterCashier.sells', { name: seller.name }))).toBeVisible()

    await counter.scan(data[0]?.number ?? '')
    const returned = dialog('counterReturns.title')
    await returned.getByRole('button', { name: counter.say('counterReturns.all'), exact: true }).click()
    await returned.getByRole('button', { name: counter.say('counterReturns.reason.mistake') }).click()
    await returned.getByRole('button', { name: counter.say('counterReturns.giveBack') }).click()
    await expect(returned.getByText(counter.say('counterReturns.recorded'))).toBeVisible()
    await returned.getByRole('button', { name: counter.say('counterReturns.done') }).click()
    await expect(returned).toBeHidden()
    await takeOut()

    await context.setOffline(true)
    await sell()
    await counter.payOnDevice()
    const received = page.waitForResponse((answer) => answer.url().endsWith('/register-tickets') && answer.ok())
    await context.setOffline(false)
    await received
    await page.keyboard.press('Enter')
    await takeOut()

    await page.getByRole('button', { name: counter.say('counter.bar.xReport') }).click()
    const report = dialog('cashReport.x')
    await expect(report.getByText(admin.session.user.name, { exact: true })).toBeVisible()
    await expect(report.getByText(seller.name, { exact: true })).toBeVisible()
    await expectAccessible(page)

    const [session] = (
      await admin.call<{ data: { id: string }[] }>('GET', `cash-sessions/paginated?filter[register]=${register.id}`)
    ).data
    const { people = [] } = await admin.call<ZReport>('GET', `cash-sessions/${session?.id}/report`)
    const by = (name: string) => people.find((person) => person.name === name)
    expect(by(admin.session.user.name)).toMatchObject({
      ticketCount: 1,
      returnCount: 0,
      tenders: [{ amountMinor: 5250 }],
    })
    expect(by(seller.name)).toMatchObject({
      ...{ ticketCount: 1, returnCount: 1, returnedMinor: 5250 },
      tenders: [{ amountMinor: -4000 }],
    })
  })
