import type { StockLevel } from '@comptoir/contracts/inventory/stock-levels'
import type { StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { anotherShop } from '../commands/point-of-sale.ts'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { newId, type ApiClient } from '../core/api-client.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'

interface Ends {
  here: string
  there: string
}

/** A draft of some of a product that the first shop has ten of. */
async function aDraft(admin: ApiClient, { here, there }: Ends, productId: string): Promise<string> {
  const places = await admin.call<{ id: string; kind: string }[]>('GET', `points-of-sale/${here}/locations`)
  const draft = {
    ...{ id: newId(), toPointOfSaleId: there, fromLocationId: places.find(({ kind }) => kind === 'shop')?.id },
    lines: [{ id: newId(), productId, requestedMilli: 5000 }],
  }
  await admin.call('POST', 'stock-transfers', draft)
  return draft.id
}

for (const language of ['fr', 'ar'] as const) {
  const say = (key: string, params: Record<string, string> = {}) =>
    phrase(language, 'inventory', `stockTransfers.${key}`, params)

  test(`a draft is changed and sent, and all of it is back once it is given up on its way (${language})`, async ({
    signedIn,
    admin,
  }) => {
    const here = admin.session.pointOfSale?.id ?? ''
    const { id: there } = await anotherShop(admin)
    const stock = { openingStock: [{ pointOfSaleId: here, quantityMilli: 10_000 }] }
    const tea = await aProduct(admin, { designation: `Thé ${newId().slice(-6)}`, stock })
    const id = await aDraft(admin, { here, there }, tea.id)
    const onHand = async () => {
      const query = `stock-levels/paginated?search[text]=${tea.code}&filter[pointOfSale]=${here}`
      return (await admin.call<PaginatedOf<StockLevel>>('GET', query)).data[0]?.onHandMilli
    }

    const page = await signedIn('admin', language)
    await page.goto(`/${admin.companyId}/${here}/stockTransfer/${id}`)
    const act = (name: string) => page.getByRole('button', { name: say(`act.${name}`), exact: true })
    await page.getByRole('link', { name: say('act.change'), exact: true }).click()
    const quantity = page.getByRole('textbox', { name: say('form.quantityOf', { name: tea.designation }) })
    await expect(quantity).toHaveValue(/^[5٥]/)
    await quantity.fill('3')
    await page.getByRole('button', { name: say('form.save') }).click()
    await act('ready').click()
    await act('ship').click()
    await expect(page.getByText(say('state.inTransit'), { exact: true })).toBeVisible()
    expect(await onHand()).toBe(7000)

    await act('cancel').click()
    const giving = page.getByRole('dialog', { name: say('act.cancel') })
    const confirm = giving.getByRole('button', { name: say('act.cancel') })
    await expect(confirm).toBeDisabled()
    await giving.getByRole('textbox').fill('Route coupée')
    await expectAccessible(page)
    await confirm.click()
    await expect(page.getByText(say('state.cancelled'), { exact: true }).first()).toBeVisible()
    await expect(page.locator('#main').getByText('Route coupée')).toBeVisible()
    expect(await onHand()).toBe(10_000)
    const { lines } = await admin.call<StockTransfer>('GET', `stock-transfers/${id}`)
    expect(lines).toMatchObject([{ pickedMilli: 3000, returnedMilli: 3000, openMilli: 0 }])
  })

  test(`one too many is refused; of what is missing one is found, one came back (${language})`, async ({
    signedIn,
    admin,
  }) => {
    const here = admin.session.pointOfSale?.id ?? ''
    const { id: there } = await anotherShop(admin)
    const stock = { openingStock: [{ pointOfSaleId: here, quantityMilli: 10_000 }] }
    const unique = newId().slice(-6)
    const tea = await aProduct(admin, { designation: `Thé ${unique}`, stock })
    const sugar = await aProduct(admin, { designation: `Sucre ${unique}`, stock })
    const id = await aDraft(admin, { here, there }, tea.id)

    const page = await signedIn('admin', language)
    await page.goto(`/${admin.companyId}/${here}/stockTransfer/${id}`)
    const act = (name: string) => page.getByRole('button', { name: say(`act.${name}`), exact: true })
    const entry = (column: string) =>
      page.getByRole('textbox', { name: say('ofLine', { column: say(`columns.${column}`), name: tea.designation }) })
    const confirm = (name: string) =>
      page
        .getByRole('alertdialog')
        .getByRole('button', { name: say(`act.${name}`) })
        .click()
    await act('ready').click()
    await act('ship').click()
    await entry('good').fill('3')
    await page.getByRole('combobox', { name: say('extra.find') }).fill(sugar.code)
    await page.getByRole('option', { name: sugar.designation }).click()
    await page.getByRole('textbox', { name: say('extra.quantityOf', { name: sugar.designation }) }).fill('1')
    await act('isLast').click()
    await confirm('isLast')
    await expect(page.getByText(say('extra.waitingText'))).toBeVisible()

    await page
      .locator('label')
      .filter({ hasText: say('extra.choose.refused') })
      .click()
    await expect(act('decide')).toBeDisabled()
    const why = page.getByRole('region', { name: say('extra.title') }).getByRole('textbox', { name: say('reason') })
    await why.fill('Pas à nous')
    await expectAccessible(page)
    await act('decide').click()
    await confirm('decide')
    await expect(page.getByText(say('extra.state.refused'), { exact: true })).toBeVisible()

    await page.getByRole('textbox', { name: say('reason') }).fill('Retrouvé sous un siège')
    await entry('found').fill('1')
    await entry('returned').fill('1')
    await expectAccessible(page)
    await act('settle').click()
    await confirm('settle')
    await expect(page.getByText(say('state.closed'), { exact: true })).toBeVisible()
    const { lines, extras } = await admin.call<StockTransfer>('GET', `stock-transfers/${id}`)
    expect(lines).toMatchObject([{ pickedMilli: 5000, goodMilli: 4000, returnedMilli: 1000, openMilli: 0 }])
    expect(extras).toMatchObject([{ productId: sugar.id, state: 'refused' }])
  })
}
