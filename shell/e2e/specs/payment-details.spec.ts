import { randomInt } from 'node:crypto'
import type { PaymentMethodItem } from '@comptoir/contracts/payment-kinds'
import type { Client } from '@comptoir/contracts/people/clients'
import type { Sale, SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

const aWord = (): string =>
  randomInt(1e12)
    .toString(36)
    .replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))

for (const language of ['fr', 'ar'] as const)
  test(`a cheque is said by the keyboard, drafts share a sum, and much cash says who pays (${language})`, async ({
    admin,
    register,
    signedIn,
  }) => {
    const dates = await aProduct(admin, { designation: 'Dattes', price: 12.9 })
    const sofa = await aProduct(admin, { designation: 'Canapé', price: 5950 })
    const name = `Salma ${aWord()}`
    await admin.call<Client>('POST', 'clients', {
      ...{ kind: 'person', code: `E2E-${aWord()}`, name, phone: null, email: null, taxId: null },
      ...{ address: null, postalCode: null, city: null },
    })
    const taken = async (kind: 'cheque' | 'draft'): Promise<string> => {
      const method = await admin.call<PaymentMethodItem>('POST', 'client-payment-methods', {
        ...{ kind, name: `${kind} ${aWord()}`, position: 900 },
      })
      return method.name
    }
    const [cheque, draft] = [await taken('cheque'), await taken('draft')]
    const page = await signedIn('admin', language)
    const counter = new CounterPage(page, language)
    const say = (key: string, params: Record<string, string> = {}) => counter.say(key, params)
    const field = (key: string) => page.getByLabel(say(`paymentDetails.field.${key}`), { exact: true })
    await counter.open(admin.companyId, register.pointOfSaleId)
    await counter.openSession('100')
    const nameClient = async (): Promise<void> => {
      await page.keyboard.press('F1')
      await page.getByRole('dialog').getByRole('combobox').fill(name)
      await page.getByRole('option', { name }).click()
      await expect(page.locator('[aria-keyshortcuts=F1]').filter({ hasText: name })).toBeVisible()
    }

    await counter.scan(dates.barcodes[0] ?? '')
    await expect(counter.lines).toHaveCount(1)
    await nameClient()
    await page.getByRole('button', { name: cheque, exact: true }).click()
    await expect(field('number')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type('0012345', { delay: 60 })
    await page.keyboard.press('Enter')
    await page.keyboard.type('BIAT', { delay: 60 })
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await counter.pay()

    await counter.scan(dates.barcodes[0] ?? '')
    await expect(counter.lines).toHaveCount(1)
    await nameClient()
    await page.getByRole('button', { name: draft, exact: true }).click()
    await page.getByRole('button', { name: say('paymentDetails.severalDrafts') }).click()
    await page.getByLabel(say('paymentDetails.firstNumber')).fill('0098')
    await field('bank').fill('STB')
    await page.getByLabel(say('paymentDetails.firstDueDate')).fill('31/01/2099')
    await expectAccessible(page)
    await page.getByRole('button', { name: say('paymentDetails.takeDrafts'), exact: true }).click()
    await counter.pay()

    await counter.scan(sofa.barcodes[0] ?? '')
    await expect(counter.lines).toHaveCount(1)
    await expect(page.getByRole('button', { name: say('paymentDetails.askIdentity') })).toBeVisible()
    await page.keyboard.press('F10')
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('[name=number]')).toBeFocused()
    await dialog.locator('[name=number]').fill('04417722')
    await dialog.locator('[name=name]').fill('Amel Gharbi')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText('04417722')).toBeVisible()
    await counter.pay()

    const search = `filter[pointOfSale]=${register.pointOfSaleId}&order[field]=number&order[direction]=asc`
    const { data } = await admin.call<PaginatedOf<SaleRow>>('GET', `sales/paginated?${search}`)
    expect(data.map(({ reviewReason }) => reviewReason)).toEqual([null, null, null])
    const said = await Promise.all(
      data.map(async ({ id }) => (await admin.call<Sale>('GET', `sales/${id}`)).payments.map(({ details }) => details)),
    )
    expect(said).toEqual([
      [{ number: '0012345', bank: 'BIAT', drawer: name }],
      [
        { number: '0098', bank: 'STB', dueDate: '2099-01-31' },
        { number: '0099', bank: 'STB', dueDate: '2099-02-28' },
        { number: '0100', bank: 'STB', dueDate: '2099-03-31' },
      ],
      [{ identity: { kind: 'nationalId', number: '04417722', name: 'Amel Gharbi' } }],
    ])
    await page.goto(`/${admin.companyId}/sales/${data[0]?.id}`)
    await expect(page.getByText('0012345').first()).toBeVisible()
    await expectAccessible(page)
  })
