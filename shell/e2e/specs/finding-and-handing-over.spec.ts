import { randomInt } from 'node:crypto'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

for (const language of ['fr', 'ar'] as const)
  test(`what was sold goes out by mail, and is among what is sold most (${language})`, async ({
    admin,
    register,
    signedIn,
  }) => {
    const number = randomInt(1e9)
    const tea = await aProduct(admin, { designation: `Thé vert ${number}`, price: 3.45 })
    const page = await signedIn('admin', language)
    const counter = new CounterPage(page, language)
    await counter.open(admin.companyId, register.pointOfSaleId)
    await counter.openSession('0')
    for (const code of tea.barcodes) await counter.scan(code)
    await expect(counter.lines).toHaveCount(1)
    await counter.pay()

    const address = `client-${number}@mail.example`
    await page.getByRole('button', { name: counter.say('ticketMail.button') }).click()
    const dialog = page.getByRole('dialog')
    await expectAccessible(page)
    await dialog.locator('input[type=email]').pressSequentially(address, { delay: 60 })
    await dialog.getByRole('button', { name: counter.say('ticketMail.send'), exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(counter.sold).toBeVisible()

    await page.reload()
    await page.getByRole('button', { name: counter.say('bestSellers.title') }).click()
    await expect(
      page.getByRole('list', { name: counter.say('counter.search.results') }).getByRole('button'),
    ).not.toHaveCount(0)

    await page.goto('/demo-mails')
    await page
      .getByRole('button', { name: new RegExp(address) })
      .first()
      .click()
    await expect(page.getByText(tea.designation)).toBeVisible()
  })
