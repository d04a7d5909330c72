import type { CANCEL_REASONS } from '@comptoir/contracts/inventory/stock-adjustments'
import { type StockAdjustment } from '@comptoir/contracts/inventory/stock-adjustments'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { newId } from '../core/api-client.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'

for (const language of ['fr', 'ar'] as const) {
  const say = (key: string, params: Record<string, string> = {}) =>
    phrase(language, 'inventory', `stockAdjustments.${key}`, params)

  test(`an adjustment is given up as a draft, refused once it is submitted, and posted by whoever may (${language})`, async ({
    admin,
    register: { pointOfSaleId },
    signedIn,
  }) => {
    const designation = `Verre ${newId().slice(-6)}`
    const openingStock = [{ pointOfSaleId, quantityMilli: 12_000 }]
    const glass = await aProduct(admin, { designation, stock: { openingStock } })
    const [shop] = await admin.call<{ id: string }[]>('GET', `points-of-sale/${pointOfSaleId}/locations`)
    const drafted = async (): Promise<string> => {
      const id = newId()
      const lines = [{ id: newId(), productId: glass.id, quantityMilli: -1000 }]
      const written = { id, locationId: shop?.id ?? '', reason: 'lost', note: null, lines }
      await admin.call('POST', 'stock-adjustments', written)
      return id
    }
    const read = (id: string) => admin.call<StockAdjustment>('GET', `stock-adjustments/${id}`)
    const page = await signedIn('admin', language)
    const open = (id: string) => page.goto(`/${admin.companyId}/${pointOfSaleId}/stockAdjustment/${id}`)
    const giveUp = async (name: string, why: (typeof CANCEL_REASONS)[number]): Promise<void> => {
      await page.getByRole('button', { name: say(name), exact: true }).click()
      const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
      await dialog.getByRole('combobox').selectOption(why)
      await expectAccessible(page)
      await dialog.getByRole('button', { name: say(name), exact: true }).click()
      await expect(page.getByText(say('state.cancelled'), { exact: true }).first()).toBeVisible()
    }

    const draft = await drafted()
    await open(draft)
    await giveUp('cancel', 'enteredTwice')
    expect(await read(draft)).toMatchObject({ state: 'cancelled', cancelReason: 'enteredTwice' })

    const submitted = await drafted()
    await admin.call('POST', `stock-adjustments/${submitted}/submit`, { version: 1 })
    await open(submitted)
    await giveUp('refuse', 'notAgreed')
    expect(await read(submitted)).toMatchObject({ state: 'cancelled', cancelReason: 'notAgreed' })

    const posted = await drafted()
    await open(posted)
    await page.getByRole('button', { name: say('post'), exact: true }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('post'), exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /AJ-/ })).toBeVisible()
    expect((await read(posted)).state).toBe('posted')
  })
}
