import type { StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { anotherShop } from '../commands/point-of-sale.ts'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { newId } from '../core/api-client.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'

for (const language of ['fr', 'ar'] as const) {
  const say = (key: string, params: Record<string, string> = {}) =>
    phrase(language, 'inventory', `stockTransfers.${key}`, params)

  test(`pieces are scanned as they leave and arrive, and one too many waits for the sender (${language})`, async ({
    signedIn,
    admin,
  }) => {
    const here = admin.session.pointOfSale?.id ?? ''
    const there = await anotherShop(admin)
    const unique = newId().slice(-6)
    const unit = await admin.call<{ id: string }>('POST', 'units', { name: `Pièce ${unique}`, decimals: 0 })
    const pieces = ['A', 'B', 'C'].map((letter) => `${letter}-${unique}`)
    const [first = '', second = '', third = ''] = pieces
    const phone = await aProduct(admin, {
      ...{ designation: `Téléphone ${unique}`, unitId: unit.id },
      stock: { tracking: 'serialNumbers', openingStock: [{ pointOfSaleId: here, serialNumbers: pieces }] },
    })
    const places = await admin.call<{ id: string; kind: string }[]>('GET', `points-of-sale/${here}/locations`)
    const draft = {
      ...{ id: newId(), toPointOfSaleId: there.id, fromLocationId: places.find(({ kind }) => kind === 'shop')?.id },
      lines: [{ id: newId(), productId: phone.id, requestedMilli: 2000 }],
    }
    await admin.call('POST', 'stock-transfers', draft)
    const read = () => admin.call<StockTransfer>('GET', `stock-transfers/${draft.id}`)

    const page = await signedIn('admin', language)
    await page.goto(`/${admin.companyId}/${here}/stockTransfer/${draft.id}`)
    const act = (name: string) => page.getByRole('button', { name: say(`act.${name}`), exact: true })
    const scan = async (code: string): Promise<void> => {
      await page.getByRole('textbox', { name: say('scan') }).fill(code)
      await page.keyboard.press('Enter')
    }
    await act('ready').click()
    await expect(act('ship')).toBeVisible()
    await scan(first)
    await scan(second)
    await act('ship').click()
    await expect(page.getByText(say('state.inTransit'), { exact: true })).toBeVisible()

    await scan(first)
    const fateOf = (number: string) => page.getByRole('combobox', { name: say('fateOf', { number }) })
    await expect(fateOf(first)).toHaveValue('good')
    await fateOf(second).selectOption('damaged')
    await scan(phone.barcodes[0] ?? '')
    await expect(page.getByText(say('scanGoods', { name: phone.designation }))).toBeVisible()
    await page.getByRole('combobox', { name: say('extra.find') }).fill(phone.code)
    await page.getByRole('option', { name: phone.designation }).click()
    await page.getByRole('textbox', { name: say('extra.serialNumbers', { name: phone.designation }) }).fill(third)
    await expectAccessible(page)
    await act('receive').click()
    await expect(page.getByText(say('extra.waitingText'))).toBeVisible()
    expect(await read()).toMatchObject({ state: 'received', extras: [{ state: 'waiting', serialNumbers: [third] }] })
    await expect(act('decide')).toBeVisible()
    await expectAccessible(page)
    await act('decide').click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('act.decide') })
      .click()
    await expect(page.getByText(say('state.closed'), { exact: true })).toBeVisible()
    await expect(page.getByText(say('extra.state.approved'))).toBeVisible()
    const { lines } = await read()
    expect(lines).toMatchObject([
      {
        serialNumbers: [
          { number: first, became: 'good' },
          { number: second, became: 'damaged' },
        ],
      },
      { isExtra: true, serialNumbers: [{ number: third, became: 'good' }] },
    ])
  })
}
