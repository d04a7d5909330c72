import type { Page } from '@playwright/test'
import type { Register, RegisterInput } from '@comptoir/contracts/company/registers'
import { printoutOf, type Printout } from '@comptoir/testing/escpos'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import type { ApiClient } from '../core/api-client.ts'
import type { Language } from '../core/phrases.ts'
import {
  aNetworkPrinter,
  connectPrinters,
  paperPhotographed,
  printouts,
  shareFoundIn,
  type Picture,
} from '../core/stand-in-printers.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

const PRINTED = ['init', ...Array.from({ length: 20 }, () => 'raster'), 'feed', 'cut']

/** The register's printer, set as the page of the point of sale does. */
async function set(admin: ApiClient, { id, pointOfSaleId }: Register, input: Partial<RegisterInput>): Promise<void> {
  await admin.call('PUT', `points-of-sale/${pointOfSaleId}/registers/${id}`, { code: '1', name: 'Caisse 1', ...input })
}

async function opened(page: Page, language: Language, admin: ApiClient, register: Register): Promise<CounterPage> {
  const counter = new CounterPage(page, language)
  await counter.open(admin.companyId, register.pointOfSaleId)
  await counter.openSession('100')
  return counter
}

async function sell(counter: CounterPage, admin: ApiClient): Promise<void> {
  const couscous = await aProduct(admin, { designation: 'Couscous fin كسكسي رقيق 1 kg', price: 2.35, vatRate: 7 })
  for (const code of couscous.barcodes) await counter.scan(code)
  await expect(counter.lines).toHaveCount(1)
  await counter.receive('20')
  await counter.pay()
}

/** What comes out is what the browser lays out, dot by dot but for the edges of letters. */
function expectSame(printed: Printout, paper: Picture): void {
  expect(printed.width).toBe(paper.width)
  expect(Math.abs(printed.height - paper.height)).toBeLessThanOrEqual(1)
  expect(shareFoundIn(printed, paper, 2)).toBeGreaterThan(0.98)
  expect(shareFoundIn(paper, printed, 2)).toBeGreaterThan(0.98)
}

for (const language of ['fr', 'ar'] as const)
  test(`by USB a ticket is the paper that the browser shows, and a second one a copy (${language})`, async ({
    signedIn,
    admin,
    register,
  }) => {
    await set(admin, register, { printer: 'usb' })
    const page = await signedIn('admin', language)
    await connectPrinters(page)
    const counter = await opened(page, language, admin, register)

    await page.getByRole('button', { name: counter.say('ticketPrinter.button'), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: counter.say('ticketPrinter.title') })
    await expect(dialog.getByText(counter.say('ticketPrinter.notPaired'))).toBeVisible()
    await dialog.getByRole('button', { name: counter.say('ticketPrinter.choose') }).click()
    await expect(dialog.getByText('TM-T20 (stand-in)')).toBeVisible()
    await dialog.getByRole('button', { name: counter.say('ticketPrinter.test') }).click()
    await expect(dialog.getByText(counter.say('ticketPrinter.testSent'))).toBeVisible()
    await expectAccessible(page)
    const [trial] = await printouts(page, 1)
    expect(trial).toMatchObject({ width: 576, cuts: 1, drawerKicks: 0 })
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    await sell(counter, admin)
    const print = page.getByRole('button', { name: counter.say('counter.sold.print') })
    const first = await paperPhotographed(page, 576)
    await print.click()
    const [, ticket] = await printouts(page, 2)
    if (!ticket) throw new Error('nothing was printed')
    expectSame(ticket, first)
    expect(PRINTED).toEqual(expect.arrayContaining([...ticket.steps]))
    expect(ticket).toMatchObject({ cuts: 1, drawerKicks: 0 })

    await expect(page.locator('[data-sheet]').getByText('DUPLICATA 1')).toBeAttached()
    const second = await paperPhotographed(page, 576)
    await print.click()
    const [, , copy] = await printouts(page, 3)
    if (!copy) throw new Error('nothing was printed')
    expectSame(copy, second)
    expect(copy.height).toBeGreaterThan(ticket.height)
    expect(await page.evaluate(() => globalThis.standIns.dialogs)).toBe(0)
  })

test('by a serial port, on narrow paper: the drawer opens for cash, then the ticket comes by itself', async ({
  signedIn,
  admin,
  register,
}) => {
  await set(admin, register, { printer: 'serial', paperWidthMm: 58, printsAtOnce: true, opensDrawer: true })
  const page = await signedIn('admin', 'fr')
  await connectPrinters(page)
  const counter = await opened(page, 'fr', admin, register)
  await sell(counter, admin)

  // Nobody chose the port yet: the sale stands, and the notice leads to it.
  const notice = page.getByRole('status').filter({ hasText: counter.say('ticketPrinter.failed') })
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await notice.getByRole('button', { name: counter.say('ticketPrinter.choose') }).click()
  const [drawer, ticket] = await printouts(page, 2)
  expect(drawer?.steps).toEqual(['init', 'kick'])
  expect(ticket).toMatchObject({ width: 384, cuts: 1, drawerKicks: 0 })
  await expect(notice).toBeHidden()

  await page.getByRole('button', { name: counter.say('ticketPrinter.button'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: counter.say('ticketPrinter.title') })
  await dialog.getByRole('button', { name: counter.say('ticketPrinter.reasons.change') }).click()
  await expect(dialog.getByText(counter.say('ticketPrinter.drawerOpened'))).toBeVisible()
  const [, , again] = await printouts(page, 3)
  expect(again?.steps).toEqual(['init', 'kick'])
})

test('on the network, and when that printer is switched off: again, or by the browser', async ({
  signedIn,
  admin,
  register,
}) => {
  const printer = await aNetworkPrinter()
  await set(admin, register, { printer: 'network', printerAddress: printer.address, printsAtOnce: true })
  const page = await signedIn('admin', 'ar')
  await connectPrinters(page)
  const counter = await opened(page, 'ar', admin, register)
  await sell(counter, admin)
  await expect.poll(() => printer.lots.length).toBe(1)
  const [lot] = printer.lots
  if (!lot) throw new Error('nothing was printed')
  expect(printoutOf(lot)).toMatchObject({ width: 576, cuts: 1, drawerKicks: 0 })

  await printer.stop()
  await page.getByRole('button', { name: counter.say('counter.sold.next') }).click()
  await sell(counter, admin)
  const notice = page.getByRole('status').filter({ hasText: counter.say('ticketPrinter.failed') })
  await expect(notice).toContainText('127.0.0.1')
  await expectAccessible(page)
  await notice.getByRole('button', { name: counter.say('ticketPrinter.inBrowser') }).click()
  await expect(notice).toBeHidden()
  await expect.poll(() => page.evaluate(() => globalThis.standIns.dialogs)).toBe(1)
})
