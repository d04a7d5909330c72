import { expect, test } from '@jest/globals'
import type { ProductInput, VatRateList } from '@comptoir/contracts/inventory/products'
import { checkAccessibility, refusal, renderPage, reply } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aProduct, SHELF } from '../../testing/a-product.ts'
import { aShop, FIND } from '../../testing/a-shop.ts'
import { scan } from '../../testing/scan.ts'
import { CounterPage } from './counter.page.tsx'

const CREATE = '/:companyId/products'
const CODE = '6190000009999'
const button = () => screen.findByRole('button', { name: 'Create the product' })

async function scanned(role: 'manager' | 'cashier' = 'manager') {
  const { api, page } = aShop({ role })
  api.on<VatRateList>('get', '/:companyId/vat-rates', [{ rate: 19, isDefault: true }])
  const shown = await renderPage(<CounterPage />, page)
  await screen.findByRole('searchbox')
  scan(CODE)
  await screen.findByText('is not in the catalogue. Nothing was added.')
  // Keys that come faster are a scanner's.
  return { api, ...shown, user: userEvent.setup({ delay: 60 }) }
}

test('an unknown code becomes a product by its name and price, and goes into the cart', async () => {
  const { api, user } = await scanned()
  await user.click(await button())
  const dialog = await screen.findByRole('dialog', { name: 'New product' })
  await checkAccessibility(dialog)
  api.on<ProductInput>('post', CREATE, ({ body }) => {
    const { id = '', designation, code } = body as ProductInput
    const made = aProduct({ id, code, designation, barcodes: [CODE], unitPriceMicro: 2_500_000 })
    api.on('get', FIND, ({ searchParams }) => ({ data: searchParams.get('barcode') === CODE ? [made] : SHELF }))
    return reply(body, 201)
  })
  await user.click(within(dialog).getByRole('button', { name: 'Create the product' }))
  expect(await within(dialog).findAllByRole('alert')).toHaveLength(2)
  await user.type(within(dialog).getByRole('textbox', { name: /^Name/ }), 'Ampoule E27')
  await user.type(within(dialog).getByRole('textbox', { name: /^Price/ }), '2,5')
  await user.click(within(dialog).getByRole('button', { name: 'Create the product' }))
  const cart = within(await screen.findByRole('region', { name: 'Cart' }))
  expect(await cart.findByText('Ampoule E27')).toBeTruthy()
  const [call] = api.callsTo('post', CREATE)
  expect(call?.body).toMatchObject({
    ...{ code: CODE, barcodes: [CODE], designation: 'Ampoule E27', priceBasis: 'ttc', price: 2.5, vatRate: 19 },
  })
  expect(screen.queryByText('is not in the catalogue. Nothing was added.')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')))
  await user.keyboard('harissa')
  expect(screen.getByRole('searchbox')).toMatchObject({ value: 'harissa' })
})

test('a code that was typed becomes one as well; words do not', async () => {
  const { page } = aShop({ role: 'manager' })
  await renderPage(<CounterPage />, page)
  const user = userEvent.setup({ delay: 60 })
  await user.type(await screen.findByRole('searchbox'), 'SAV-9{Enter}')
  expect(await button()).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.type(screen.getByRole('searchbox'), 'halva{Enter}')
  await screen.findByText(/neither a code/)
  expect(screen.queryByRole('button', { name: 'Create the product' })).toBeNull()
})

test('what the server refuses keeps what was typed', async () => {
  const { api, user } = await scanned()
  api.on('post', CREATE, refusal('product.codeTaken', { params: { code: CODE } }))
  await user.click(await button())
  const dialog = within(await screen.findByRole('dialog', { name: 'New product' }))
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Ampoule E27')
  await user.type(dialog.getByRole('textbox', { name: /^Price/ }), '2,5')
  await user.click(dialog.getByRole('button', { name: 'Create the product' }))
  expect((await screen.findAllByText(/already has the code/)).length).toBeGreaterThan(0)
  expect(dialog.getByRole('textbox', { name: /^Name/ })).toMatchObject({ value: 'Ampoule E27' })
})

test('what is typed stays while further codes are scanned, and when the dialog is closed by mistake', async () => {
  const { user } = await scanned()
  await user.click(await button())
  const name = () => screen.findByRole('textbox', { name: /^Name/ })
  await screen.findByRole('dialog', { name: 'New product' })
  await user.type(await name(), 'Ampoule E27')
  for (const last of [1, 2, 3, 4]) scan(`619000000999${last}`)
  await waitFor(() => expect(screen.queryByText(CODE)).toBeNull())
  expect(await name()).toMatchObject({ value: 'Ampoule E27' })
  scan(CODE)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click((await screen.findAllByRole('button', { name: 'Create the product' })).at(-1) ?? document.body)
  expect(await name()).toMatchObject({ value: 'Ampoule E27' })
})

test('who keeps no products is not asked to', async () => {
  await scanned('cashier')
  expect(screen.queryByRole('button', { name: 'Create the product' })).toBeNull()
})
