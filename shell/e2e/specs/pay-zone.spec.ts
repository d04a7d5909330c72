import { randomInt } from 'node:crypto'
import type { Register } from '@comptoir/contracts/company/registers'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import type { PaymentMethodItem } from '@comptoir/contracts/payment-kinds'
import type { Client } from '@comptoir/contracts/people/clients'
import type { Page } from '@playwright/test'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import type { ApiClient } from '../core/api-client.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

const aWord = (): string => randomInt(1e12).toString(36)

/** A shop that takes cash and these alone, in this order. */
async function taking(admin: ApiClient, { pointOfSaleId }: Register, kinds: readonly string[]): Promise<string[]> {
  const all = await admin.call<{ id: string; kind: string }[]>('GET', 'client-payment-methods')
  const ids = all.filter(({ kind }) => kind === 'cash').map(({ id }) => id)
  const names: string[] = []
  for (const kind of kinds) {
    const method = await admin.call<PaymentMethodItem & { id: string }>('POST', 'client-payment-methods', {
      ...{ kind, name: `${kind} ${aWord().slice(-3)}`, position: 900 + names.length },
    })
    ids.push(method.id)
    names.push(method.name)
  }
  const path = `points-of-sale/${pointOfSaleId}`
  const { code, name, address, postalCode, city, phone } = await admin.call<PointOfSale>('GET', path)
  const own = { code, name, address, postalCode, city, phone, paymentMethodIds: ids }
  await admin.call('PUT', path, own)
  return names
}

const WINDOWS = [
  ['fr', 1024, 768],
  ['ar', 1180, 820],
  ['fr', 390, 844],
] as const

for (const [language, width, height] of WINDOWS)
  test(`the button that pays stays where it is, whatever is sold and however (${language}, ${width} wide)`, async ({
    admin,
    register,
    signedIn,
  }) => {
    const dates = await aProduct(admin, { designation: 'Dattes', price: 12.9 })
    const sofa = await aProduct(admin, { designation: 'Canapé', price: 5950 })
    const client = `Salma ${aWord()}`
    await admin.call<Client>('POST', 'clients', {
      ...{ kind: 'person', code: `E2E-${aWord()}`, name: client, phone: null, email: null, taxId: null },
      ...{ address: null, postalCode: null, city: null },
    })
    const [card = '', , , cheque = '', draft = ''] = await taking(admin, register, [
      ...['card', 'transfer', 'mobile', 'cheque', 'draft'],
    ])
    const page = await signedIn('admin', language)
    await page.setViewportSize({ width, height })
    const counter = new CounterPage(page, language)
    const choose = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await counter.open(admin.companyId, register.pointOfSaleId)
    await counter.openSession('100')
    const showPay = async (): Promise<void> => {
      if (width < 768) await page.getByRole('navigation').getByRole('button').last().click()
    }
    const box = async () => {
      await showPay()
      await expect(counter.payButton).toBeVisible()
      return counter.payButton.boundingBox()
    }
    await showPay()
    await expect(page.getByRole('button', { name: card, exact: true })).toBeVisible()
    const empty = await box()
    expect((empty?.y ?? height) + (empty?.height ?? 0)).toBeLessThanOrEqual(height)

    await counter.scan(dates.barcodes[0] ?? '')
    await expect(counter.payButton).toBeEnabled()
    expect(await box()).toEqual(empty)
    await expectAccessible(page)
    await page.keyboard.press('F1')
    await page.getByRole('dialog').getByRole('combobox').fill(client)
    await page.getByRole('option', { name: client }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await showPay()
    await choose(cheque)
    await expect(page.getByLabel(counter.say('paymentDetails.field.number'), { exact: true })).toBeFocused()
    expect(await box()).toEqual(empty)
    await choose(draft)
    await expect(page.getByLabel(counter.say('paymentDetails.field.dueDate'), { exact: true })).toBeVisible()
    expect(await box()).toEqual(empty)
    await choose(card)
    await page.keyboard.press('F7')
    await expect(page.getByRole('group', { name: counter.say('counter.pay.part'), exact: true })).toBeVisible()
    expect(await box()).toEqual(empty)
    await page.keyboard.press('F7')
    await expect(page.getByLabel(counter.say('counter.pay.partBy', { name: card }))).toBeFocused()
    await page.keyboard.type('5', { delay: 60 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('list', { name: counter.say('counter.pay.parts') })).toBeVisible()
    await page.keyboard.press('Alt+Digit1')
    expect(await box()).toEqual(empty)
    await counter.pay()

    await choose(counter.say('counter.sold.next'))
    expect(await box()).toEqual(empty)
    await counter.scan(sofa.barcodes[0] ?? '')
    await expect(page.getByRole('button', { name: counter.say('paymentDetails.askIdentity') })).toBeVisible()
    expect(await box()).toEqual(empty)
  })

test('the first touch of a button with a tooltip counts, and so does a click that comes with the mouse', async ({
  admin,
  register,
  signedIn,
}) => {
  const page = await signedIn('admin')
  await page.setViewportSize({ width: 1180, height: 820 })
  const counter = new CounterPage(page)
  await counter.open(admin.companyId, register.pointOfSaleId)
  await counter.openSession('100')
  const keys = page.getByRole('button', { name: counter.say('counterShortcuts.title') })
  const opens = async (press: () => Promise<void>): Promise<void> => {
    await press()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await expect(keys).toBeVisible()
  await opens(() => tap(page, keys))
  // The code of the tooltip is there by now.
  for (let time = 0; time < 3; time += 1) {
    await page.mouse.move(10, 400)
    await opens(() => keys.click())
    await opens(() => tap(page, keys))
  }
})

/** As a finger does, wherever the page was told that it has a mouse. */
async function tap(page: Page, button: ReturnType<Page['getByRole']>): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {}
  const device = await page.context().newCDPSession(page)
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await device.detach()
}

test('on a telephone the line that was scanned last is in sight when the cart is shown', async ({
  admin,
  register,
  signedIn,
}) => {
  const products = []
  for (const price of Array.from({ length: 12 }, (_, index) => index + 1))
    products.push(await aProduct(admin, { designation: `Dattes ${aWord()}`, price }))
  const page = await signedIn('admin', 'fr')
  await page.setViewportSize({ width: 390, height: 844 })
  const counter = new CounterPage(page, 'fr')
  await counter.open(admin.companyId, register.pointOfSaleId)
  await counter.openSession('100')
  for (const [index, { barcodes }] of products.entries()) {
    await counter.scan(barcodes[0] ?? '')
    await expect(page.getByRole('navigation').getByRole('button', { name: `(${index + 1})` })).toBeVisible()
  }
  await page.getByRole('navigation').getByRole('button', { name: '(12)' }).click()
  await expect(counter.lines.last().getByRole('textbox')).toBeInViewport({ ratio: 1 })
})
