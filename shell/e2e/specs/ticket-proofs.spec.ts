import type { RegisterInput } from '@comptoir/contracts/company/registers'
import { qrTextIn } from '@comptoir/testing/qr'
import { aNewcomer } from '../commands/newcomer.ts'
import { aProduct } from '../commands/product.ts'
import { aRegister } from '../commands/register.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { connectPrinters, printouts } from '../core/stand-in-printers.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

test.use({ serviceWorkers: 'allow' })

const PAPERS = [
  ['fr', 80],
  ['ar', 58],
] as const

for (const [language, paperWidthMm] of PAPERS)
  test(`a ticket on ${paperWidthMm} mm is genuine in another shop without a network, and its return opens where it was sold (${language})`, async ({
    signedIn,
    admin,
    register,
    line,
    browser,
  }) => {
    const printing: Partial<RegisterInput> = { printer: 'usb', paperWidthMm, printsAtOnce: true }
    const path = `points-of-sale/${register.pointOfSaleId}/registers/${register.id}`
    await admin.call('PUT', path, { code: '1', name: 'Caisse 1', ...printing })
    const tea = await aProduct(admin, { designation: 'Thé', price: 5.25, vatRate: 19 })
    const page = await signedIn('admin', language)
    await connectPrinters(page)
    const counter = new CounterPage(page, language)
    await counter.open(admin.companyId, register.pointOfSaleId)
    const series = page.waitForResponse(/register-tickets\/series$/)
    await counter.openSession('100')
    await series
    await counter.scan(tea.barcodes[0] ?? '')
    await expect(counter.lines).toHaveCount(1)
    await counter.pay()
    const notice = page.getByRole('status').filter({ hasText: counter.say('ticketPrinter.failed') })
    await notice.getByRole('button', { name: counter.say('ticketPrinter.choose') }).click()
    const [paper] = await printouts(page, 1)
    if (!paper) throw new Error('nothing was printed')
    const proof = qrTextIn(paper)
    await page.keyboard.press('Enter')

    const shop = await aRegister(admin)
    const { page: theirs } = await aNewcomer({ admin, browser, baseURL: line.origin, language, register: shop })
    const elsewhere = new CounterPage(theirs, language)
    await elsewhere.openSessionForOffline('100')
    await elsewhere.goOffline(line)
    const said = theirs.getByRole('dialog', { name: counter.say('ticketProofs.title') })
    await elsewhere.scan(proof.toLowerCase())
    await expect(said.getByText(counter.say('ticketProofs.outcome.genuine'))).toBeVisible()
    await expect(said.getByText(counter.say('ticketProofs.books.noAnswer'))).toBeVisible()
    await expectAccessible(theirs)
    await theirs.keyboard.press('Escape')
    await expect(said).toBeHidden()
    await elsewhere.scan(proof.slice(0, -20))
    await expect(said.getByText(counter.say('ticketProofs.outcome.misread'))).toBeVisible()
    await theirs.context().close()

    const dialog = page.getByRole('dialog', { name: counter.say('ticketProofs.title') })
    await counter.scan(proof)
    await expect(dialog.getByText(counter.say('ticketProofs.books.nothing'))).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: counter.say('ticketProofs.takeBack') }).click()
    const taken = page.getByRole('dialog', { name: counter.say('counterReturns.title') })
    await expect(
      taken.getByRole('textbox', { name: counter.say('counterReturns.quantityOf', { name: 'Thé' }) }),
    ).toBeFocused()
  })
