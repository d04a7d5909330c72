import type { StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { join, openInvitation } from '../commands/invitation.ts'
import { anotherShop } from '../commands/point-of-sale.ts'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { newId } from '../core/api-client.ts'
import { phrase } from '../core/phrases.ts'
import { expect, speak, test } from '../core/test.ts'

const NEW_PASSWORD = 'trois figuiers au soleil'

for (const language of ['fr', 'ar'] as const)
  test(`goods go from one shop to another, where some are damaged and some missing (${language})`, async ({
    signedIn,
    admin,
    browser,
    baseURL,
  }) => {
    const say = (key: string, params: Record<string, string> = {}) =>
      phrase(language, 'inventory', `stockTransfers.${key}`, params)
    const here = admin.session.pointOfSale?.id ?? ''
    const unique = newId().slice(-6)
    const there = await anotherShop(admin)
    const tea = await aProduct(admin, {
      designation: `Thé ${unique}`,
      stock: { openingStock: [{ pointOfSaleId: here, quantityMilli: 10_000 }] },
    })
    const email = `depot-${newId()}@test.example`
    const keeper = { name: 'Sami Mrad', email, role: 'stockKeeper', pointOfSaleIds: [there.id] }
    await admin.call('POST', 'users', keeper)
    const theirs = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    await speak(theirs, language)
    await openInvitation(theirs, email)
    await join(theirs, language, NEW_PASSWORD, /\/products$/)

    const page = await signedIn('admin', language)
    await page.goto(`/${admin.companyId}/${here}/stockTransfer/new`)
    await page.locator('[name=toPointOfSaleId]').selectOption(there.id)
    await page.getByRole('combobox', { name: say('form.find') }).fill(tea.code)
    await page.getByRole('option', { name: tea.designation }).click()
    await page.getByRole('textbox', { name: say('form.quantityOf', { name: tea.designation }) }).fill('6')
    await expectAccessible(page)
    const made = page.waitForResponse((answer) => answer.url().endsWith('/stock-transfers') && answer.status() === 201)
    await page.getByRole('button', { name: say('form.save') }).click()
    const { id } = (await (await made).json()) as StockTransfer
    const act = (on: typeof page, name: string) => on.getByRole('button', { name: say(`act.${name}`), exact: true })
    await act(page, 'ready').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^TR-/)

    const entry = (on: typeof page, column: string) =>
      on.getByRole('textbox', {
        name: say('ofLine', { column: say(`columns.${column}`), name: tea.designation }),
      })
    await entry(page, 'picked').fill('5')
    await expectAccessible(page)
    await act(page, 'ship').click()
    await expect(page.getByText(say('state.inTransit'), { exact: true })).toBeVisible()
    await expect(act(page, 'receive')).toBeVisible()

    await theirs.goto(`/${admin.companyId}/${there.id}/stockTransfer`)
    await theirs.getByRole('link', { name: /TR-/ }).first().click()
    await theirs.getByRole('textbox', { name: say('scan') }).fill(tea.barcodes[0] ?? '')
    await theirs.keyboard.press('Enter')
    await expect(entry(theirs, 'good')).toHaveValue(/^[1١]/)
    await entry(theirs, 'good').fill('3')
    await entry(theirs, 'damaged').fill('1')
    await expectAccessible(theirs)
    await act(theirs, 'isLast').click()
    const asked = theirs.getByRole('alertdialog', { name: say('missing.title') })
    await expect(asked).toContainText(tea.designation)
    await asked.getByRole('button', { name: say('act.isLast') }).click()
    await expect(theirs.getByText(say('state.received'), { exact: true })).toBeVisible()
    await expect(act(theirs, 'settle')).toHaveCount(0)

    await page.reload()
    await entry(page, 'lost').fill('1')
    await page.getByRole('textbox', { name: say('reason') }).fill('Tombé du camion')
    await act(page, 'settle').click()
    const settling = page.getByRole('alertdialog')
    await expect(settling).toContainText(tea.designation)
    await settling.getByRole('button', { name: say('act.settle') }).click()
    await expect(page.getByText(say('state.closed'), { exact: true })).toBeVisible()
    await expect(page.locator('#main').getByText(say('step.settled'), { exact: true })).toBeVisible()
    await expectAccessible(page)
    const { lines } = await admin.call<StockTransfer>('GET', `stock-transfers/${id}`)
    expect(lines).toMatchObject([{ pickedMilli: 5000, goodMilli: 3000, damagedMilli: 1000, lostMilli: 1000 }])
  })
