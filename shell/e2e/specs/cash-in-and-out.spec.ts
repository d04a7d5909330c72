import type { CashSession, SessionAnnex } from '@comptoir/contracts/sales/cash-sessions'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

/** What cash is called where nobody renamed it. */
const CASH = { fr: 'Espèces', ar: 'نقدا' } as const
const LANGUAGES = ['fr', 'ar'] as const

for (const language of LANGUAGES)
  test(`cash is taken out for the bank, and what the count lacks is explained (${language})`, async ({
    signedIn,
    admin,
    register,
  }) => {
    const dates = await aProduct(admin, { designation: 'Dattes de Tozeur', price: 13.11 })
    const page = await signedIn('admin', language)
    const counter = new CounterPage(page, language)
    await counter.open(admin.companyId, register.pointOfSaleId)
    await counter.openSession('100')
    for (const code of dates.barcodes) await counter.scan(code)
    await expect(counter.lines).toHaveCount(1)
    await counter.receive('20')
    await counter.pay()
    await page.getByRole('button', { name: counter.say('counter.sold.next') }).click()

    await expect(counter.search).toBeFocused()
    await page.keyboard.press('Insert')
    const dialog = page.getByRole('dialog', { name: counter.say('cashMovements.title') })
    await dialog.getByLabel(counter.say('cashMovements.reason')).selectOption('bankDeposit')
    await dialog.getByLabel(counter.say('cashMovements.amount')).fill('20')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: counter.say('cashMovements.record') }).click()
    await expect(dialog.getByText(counter.say('cashMovements.recorded'), { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: counter.say('cashMovements.done') }).click()
    await expect(counter.search).toBeFocused()

    // 100 + 13.110 − 20, and the change of 6.890 that nobody gave.
    await page.getByRole('button', { name: counter.say('counter.bar.close') }).click()
    await page.getByRole('button', { name: counter.say('cashCount.byAmount') }).click()
    const method = CASH[language]
    await page.getByLabel(counter.say('cashCount.counted', { method })).fill('100')
    await page.getByLabel(counter.say('cashCount.kept')).fill('100')
    await page.getByRole('button', { name: counter.say('cashCount.close') }).click()
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await question.getByRole('button', { name: counter.say('cashCount.close') }).click()

    await page.getByRole('link', { name: counter.say('cashCount.causes') }).click()
    const moved = page.getByRole('region', { name: counter.say('cashMovements.title') })
    await expect(moved.getByText(counter.say('cashMovements.reasons.bankDeposit'))).toBeVisible()
    const causes = page.getByRole('region', { name: counter.say('cashCount.causes') })
    await expect(causes.getByText(counter.say('cashSessions.causes.look.change'))).toBeVisible()
    await expectAccessible(page)
    await causes.getByRole('link', { name: /^TIC-/ }).first().click()
    await expect(page).toHaveURL(/\/sales\/[0-9a-f-]{36}$/)

    const [session] = (
      await admin.call<{ data: CashSession[] }>('GET', `cash-sessions/paginated?filter[register]=${register.id}`)
    ).data
    const closed = await admin.call<CashSession>('GET', `cash-sessions/${session?.id}`)
    expect(closed.tenders[0]).toMatchObject({ paidOutMinor: -20_000, expectedMinor: 93_110, differenceMinor: 6890 })
  })

test('cash that was recorded as taken out and is still there is set right at a word', async ({
  signedIn,
  admin,
  register,
}) => {
  const page = await signedIn('admin', 'fr')
  const counter = new CounterPage(page, 'fr')
  await counter.open(admin.companyId, register.pointOfSaleId)
  await counter.openSession('100')
  await expect(counter.search).toBeFocused()
  await page.keyboard.press('Insert')
  const dialog = page.getByRole('dialog', { name: counter.say('cashMovements.title') })
  await dialog.getByLabel(counter.say('cashMovements.reason')).selectOption('bankDeposit')
  await dialog.getByLabel(counter.say('cashMovements.amount')).fill('21.5')
  await dialog.getByRole('button', { name: counter.say('cashMovements.record') }).click()
  await dialog.getByRole('button', { name: counter.say('cashMovements.done') }).click()

  await page.getByRole('button', { name: counter.say('counter.bar.close') }).click()
  await page.getByRole('button', { name: counter.say('cashCount.byAmount') }).click()
  await page.getByLabel(counter.say('cashCount.counted', { method: CASH.fr })).fill('100')
  await page.getByLabel(counter.say('cashCount.kept')).fill('100')
  await page.getByRole('button', { name: counter.say('cashCount.close') }).click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await question.getByRole('button', { name: counter.say('cashCount.close') }).click()

  await page.getByRole('link', { name: counter.say('cashCount.causes') }).click()
  const correct = counter.say('cashSessions.causes.correct')
  const causes = page.getByRole('region', { name: counter.say('cashCount.causes') })
  await causes.getByRole('button', { name: correct }).first().click()
  const asked = page.getByRole('alertdialog', { name: counter.say('cashSessions.causes.correctTitle') })
  await asked.getByRole('button', { name: correct }).click()
  await expect(page.getByText(counter.say('cashSessions.causes.corrected')).first()).toBeVisible()
  await expect(causes).toHaveCount(0)
  const of = `cash-sessions/paginated?filter[register]=${register.id}`
  const [session] = (await admin.call<{ data: CashSession[] }>('GET', of)).data
  const annex = await admin.call<SessionAnnex>('GET', `cash-sessions/${session?.id}/annex`)
  expect(annex.corrections).toMatchObject([{ kind: 'movementMissed', amountMinor: 21_500 }])
  expect(annex.tenders).toMatchObject([{ differenceMinor: 0 }])
})
