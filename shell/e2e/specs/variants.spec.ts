import { randomInt } from 'node:crypto'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { Sale, SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import type { Locator } from '@playwright/test'
import { aProduct } from '../commands/product.ts'
import { anOpenSession } from '../commands/register.ts'
import { aVariantGroup } from '../commands/variant-group.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

/** Pastes as a spreadsheet hands it over, whatever the browser allows of the real clipboard. */
const paste = (cell: Locator, text: string): Promise<void> =>
  cell.evaluate((element, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', copied)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

for (const language of ['fr', 'ar'] as const)
  test(`six variants are made, priced and scanned, and one is sold, in ${language}`, async ({
    signedIn,
    admin,
    register,
  }) => {
    const say = (key: string, params: Record<string, string> = {}): string =>
      phrase(language, 'inventory', `variants.${key}`, params)
    const number = String(randomInt(1e9)).padStart(9, '0')
    const [size, colour] = [`Taille ${number}`, `Couleur ${number}`]
    const shirt = await aProduct(admin, { designation: `T-shirt ${number}`, price: 20 })
    await anOpenSession(admin, register)
    const page = await signedIn('admin', language)
    const home = `/${admin.companyId}/${register.pointOfSaleId}`
    await page.goto(`${home}/products/edit/${shirt.id}`)
    await page.getByRole('button', { name: say('make.begin') }).click()
    const dialog = page.getByRole('dialog', { name: say('make.title') })
    for (const [attribute, values] of [
      [size, ['S', 'M', 'L']],
      [colour, ['Rouge', 'Bleu']],
    ] as const) {
      const name = dialog.getByRole('textbox', { name: say('make.newAttribute'), exact: true })
      await name.fill(attribute)
      await name.press('Enter')
      for (const value of values) {
        const typed = dialog.getByRole('textbox', { name: say('make.newValueOf', { name: attribute }) })
        await typed.fill(value)
        await typed.press('Enter')
        await expect(dialog.getByRole('button', { name: value, pressed: true })).toBeVisible()
      }
    }
    await expect(dialog.getByRole('checkbox')).toHaveCount(5)
    await expectAccessible(page)
    const confirm = language === 'ar' ? 'confirm_few' : 'confirm_other'
    await dialog.getByRole('button', { name: say(`make.${confirm}`, { count: '5' }) }).click()
    await page.waitForURL(/\/products\/variants\//)

    const cell = (name: string): Locator => page.locator(`[data-cell="${name}"]`)
    await cell('0:priceMicro').click()
    await paste(cell('0:priceMicro'), '20\n21\n22,5\n23\n24\n25\n')
    await cell('0:barcodes').click()
    const barcodes = Array.from({ length: 6 }, (_, at) => `${number}${at}`)
    for (const barcode of barcodes) await page.keyboard.type(`${barcode}\n`)
    await expect(cell('5:barcodes')).toHaveValue(barcodes[5] ?? '')
    await expectAccessible(page)
    await page.getByRole('button', { name: phrase(language, 'translation', 'common.save'), exact: true }).click()
    await expect(page.getByRole('img', { name: say('grid.unsaved') })).toHaveCount(0)
    const { data } = await admin.call<PaginatedOf<Product>>(
      'GET',
      `products/paginated?search[text]=${number}&order[field]=code`,
    )
    expect(data.map(({ priceTtc }) => priceTtc).toSorted((a, b) => a - b)).toEqual([20, 21, 22.5, 23, 24, 25])
    const third = data.find(({ barcodes: [first] }) => first === barcodes[2])
    expect(third?.variant?.values).toEqual(['M', 'Rouge'])

    const counter = new CounterPage(page, language)
    await counter.open(admin.companyId, register.pointOfSaleId)
    await expect(counter.search).toBeFocused()
    await counter.scan(barcodes[2] ?? '')
    await expect(counter.lines).toHaveCount(1)
    await counter.pay()
    const sales = await admin.call<PaginatedOf<SaleRow>>(
      'GET',
      `sales/paginated?filter[pointOfSale]=${register.pointOfSaleId}`,
    )
    const sale = await admin.call<Sale>('GET', `sales/${sales.data[0]?.id}`)
    expect(sale.lines).toMatchObject([{ productId: third?.id, unitPriceMicro: 22_500_000 }])
  })

for (const language of ['fr', 'ar'] as const)
  test(`on a phone every field of a variant is on the screen, and none that has the focus is covered, in ${language}`, async ({
    signedIn,
    admin,
  }) => {
    const group = await aVariantGroup(admin)
    const page = await signedIn('admin', language)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/${admin.companyId}/${admin.session.pointOfSale?.id}/products/variants/${group}`)
    const grid = page.getByRole('table')
    await expect(grid).toBeVisible()
    const outside = await grid.evaluate((table) =>
      [...table.querySelectorAll('input')]
        .map((field) => field.getBoundingClientRect())
        .filter(({ left, right, width }) => width > 0 && (left < 0 || right > innerWidth)),
    )
    expect(outside).toEqual([])
    const rows = await grid.getByRole('row').count()
    await page.locator('[data-cell="0:code"]').focus()
    for (let at = 0; at < rows - 1; at += 1) {
      const isSeen = (): Promise<boolean> =>
        page.locator(`[data-cell="${at}:code"]`).evaluate((field) => {
          const { left, top, width, height } = field.getBoundingClientRect()
          return [top + 2, top + height - 2].every((y) => document.elementFromPoint(left + width / 2, y) === field)
        })
      await expect.poll(isSeen).toBe(true)
      await page.keyboard.press('Enter')
    }
  })
