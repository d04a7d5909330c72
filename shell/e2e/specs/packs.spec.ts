import { randomInt } from 'node:crypto'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { Unit } from '@comptoir/contracts/inventory/units'
import type { Sale, SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aProduct } from '../commands/product.ts'
import { anOpenSession } from '../commands/register.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

test('a product gets a carton, and the counter sells a carton and a bottle out of one stock', async ({
  signedIn,
  admin,
  register,
}) => {
  const say = (key: string): string => phrase('fr', 'inventory', `products.${key}`)
  const number = String(randomInt(1e9)).padStart(9, '0')
  const [bottleCode, cartonCode] = [`B${number}`, `C${number}`]
  const made = (name: string): Promise<Unit> =>
    admin.call<Unit>('POST', 'units', { name: `${name} ${number}`, decimals: 0 })
  const [bottle, carton] = [await made('Bouteille'), await made('Carton')]
  const page = await signedIn('admin')
  await page.goto(`/${admin.companyId}/${register.pointOfSaleId}/products/create`)
  await page.getByRole('textbox', { name: say('form.designation'), exact: true }).fill(`Eau ${number}`)
  await page.getByLabel(say('form.code'), { exact: false }).first().fill(`EAU-${number}`)
  const barcodes = page.getByRole('textbox', { name: say('form.barcodes') })
  await barcodes.fill(bottleCode)
  await barcodes.press('Enter')
  await page.getByRole('combobox', { name: say('form.unit') }).selectOption(bottle.id)
  await page.getByRole('textbox', { name: say('form.ttc.set') }).fill('0,9')
  const packs = page.getByRole('region', { name: say('packs.title') })
  await packs.getByRole('button', { name: say('packs.add') }).click()
  await packs.getByRole('combobox', { name: say('packs.unit') }).selectOption(carton.id)
  await packs.getByRole('textbox', { name: say('packs.contains') }).fill('24')
  await expect(packs.getByText(/21,600/)).toBeVisible()
  await packs.getByRole('textbox', { name: say('packs.price') }).fill('20')
  await packs.getByRole('textbox', { name: say('form.barcodes') }).fill(cartonCode)
  await packs.getByRole('textbox', { name: say('form.barcodes') }).press('Enter')
  await expectAccessible(page)
  await page.getByRole('button', { name: say('form.submit') }).click()
  await expect(page.getByText(phrase('fr', 'inventory', 'products.saved', { name: `Eau ${number}` }))).toBeVisible()

  await anOpenSession(admin, register)
  const counter = new CounterPage(page)
  await counter.open(admin.companyId, register.pointOfSaleId)
  await expect(counter.search).toBeFocused()
  await counter.scan(cartonCode)
  await expect(counter.lines).toHaveCount(1)
  await counter.scan(bottleCode)
  await expect(counter.lines).toHaveCount(2)
  await counter.pay()

  const { data } = await admin.call<PaginatedOf<SaleRow>>(
    'GET',
    `sales/paginated?filter[pointOfSale]=${register.pointOfSaleId}`,
  )
  const sale = await admin.call<Sale>('GET', `sales/${data[0]?.id}`)
  expect(sale).toMatchObject({
    totalMinor: 20_900,
    lines: [
      { unit: carton.name, packQuantityMilli: 24_000, quantityMilli: 1000 },
      { unit: bottle.name, packQuantityMilli: null, quantityMilli: 1000 },
    ],
  })
  const { data: found } = await admin.call<PaginatedOf<Product>>('GET', `products/paginated?search[text]=${cartonCode}`)
  expect(found).toMatchObject([{ id: sale.lines[0]?.productId, onHandMilli: -25_000 }])
})

test('a carton gets dearer in the form of its product, and the price history says so', async ({ signedIn, admin }) => {
  const say = (key: string): string => phrase('fr', 'inventory', `products.${key}`)
  const word = randomInt(1e12).toString(36)
  const carton = await admin.call<Unit>('POST', 'units', { name: `Carton ${word}`, decimals: 0 })
  const product = await aProduct(admin, {
    designation: `Jus ${word}`,
    packs: [{ unitId: carton.id, quantityMilli: 24_000, price: 40, barcodes: [] }],
  })
  const page = await signedIn('admin')
  const place = `/${admin.companyId}/${admin.session.pointOfSale?.id}/products`
  await page.goto(`${place}/edit/${product.id}`)
  const packs = page.getByRole('region', { name: say('packs.title') })
  await packs.getByRole('textbox', { name: say('packs.price') }).fill('41,5')
  await page.getByRole('button', { name: say('form.submit') }).click()
  await expect(page).toHaveURL(/\/products(\?|$)/)
  await page.goto(`${place}?row=${product.id}`)
  const history = page.getByRole('table', { name: say('why.history') })
  const changes = history.getByRole('row').filter({ hasText: `Carton ${word} (24)` })
  await expect(changes).toHaveCount(2)
  await expect(changes.first()).toContainText(/40,000 TTC.*41,500 TTC/)
  await expect(changes.last()).toContainText(say('why.noOwnPrice'))
  await expectAccessible(page)
})
