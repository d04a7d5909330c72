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

  test(`a shop asks another one for goods, which sends some of them, and refuses others (${language})`, async ({
    signedIn,
    admin,
  }) => {
    const here = admin.session.pointOfSale?.id ?? ''
    const there = await anotherShop(admin)
    const openingStock = [{ pointOfSaleId: here, quantityMilli: 10_000 }]
    const tea = await aProduct(admin, { designation: `Thé ${newId().slice(-6)}`, stock: { openingStock } })
    const read = (id: string) => admin.call<StockTransfer>('GET', `stock-transfers/${id}`)

    const page = await signedIn('admin', language)
    const act = (name: string) => page.getByRole('button', { name: say(`act.${name}`), exact: true })
    const ask = async (): Promise<string> => {
      await page.goto(`/${admin.companyId}/${there.id}/stockTransfer/request`)
      await page.locator('[name=fromPointOfSaleId]').selectOption(here)
      await page.locator('[name=toPointOfSaleId]').selectOption(there.id)
      await page.getByRole('button', { name: say('paste.open') }).click()
      const pasting = page.getByRole('dialog', { name: say('paste.title') })
      await pasting.getByRole('textbox', { name: say('paste.label') }).fill(`${tea.code}\t4\nNIX-${newId()}\t1`)
      await pasting.getByRole('button', { name: say('paste.read') }).click()
      await expect(pasting.getByRole('listitem')).toHaveCount(1)
      await expectAccessible(page)
      await pasting.getByRole('button', { name: say('paste.close') }).click()
      await expect(page.getByRole('textbox', { name: say('form.quantityOf', { name: tea.designation }) })).toHaveValue(
        /^[4٤]/,
      )
      await expectAccessible(page)
      const made = page.waitForResponse((answer) => answer.url().endsWith('/stock-transfers/requests'))
      await page.getByRole('button', { name: say('request.send') }).click()
      const { id } = (await (await made).json()) as StockTransfer
      await expect(page.getByText(say('state.requested'), { exact: true }).first()).toBeVisible()
      return id
    }

    const accepted = await ask()
    await page.getByRole('link', { name: say('act.accept'), exact: true }).click()
    const quantity = page.getByRole('textbox', { name: say('form.quantityOf', { name: tea.designation }) })
    await expect(quantity).toHaveValue(/^[4٤]/)
    await quantity.fill('3')
    await expectAccessible(page)
    await page.getByRole('button', { name: say('form.save') }).click()
    await expect(page.getByText(say('state.draft'), { exact: true }).first()).toBeVisible()
    await expect(page.getByText(say('wanted.title', { name: there.name }))).toBeVisible()
    await act('ready').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^TR-/)
    await act('cancel').click()
    const giving = page.getByRole('dialog', { name: say('act.cancel') })
    await giving.getByRole('textbox').fill('Plus besoin')
    await giving.getByRole('button', { name: say('act.cancel') }).click()
    await expect(page.getByText(say('state.cancelled'), { exact: true }).first()).toBeVisible()
    expect(await read(accepted)).toMatchObject({
      ...{ state: 'cancelled', wanted: [{ quantityMilli: 4000 }], lines: [{ requestedMilli: 3000 }] },
    })

    const refused = await ask()
    await act('refuse').click()
    const refusing = page.getByRole('dialog', { name: say('act.refuse') })
    await refusing.getByRole('textbox').fill('Rupture')
    await expectAccessible(page)
    await refusing.getByRole('button', { name: say('act.refuse') }).click()
    await expect(page.getByText(say('state.refused'), { exact: true }).first()).toBeVisible()
    await expect(page.locator('#main').getByText('Rupture')).toBeVisible()
    expect((await read(refused)).state).toBe('refused')

    const withdrawn = await ask()
    await act('withdraw').click()
    const withdrawing = page.getByRole('dialog', { name: say('act.withdraw') })
    await withdrawing.getByRole('textbox').fill('Trouvé')
    await withdrawing.getByRole('button', { name: say('act.withdraw') }).click()
    await expect(page.getByText(say('state.cancelled'), { exact: true }).first()).toBeVisible()
    expect((await read(withdrawn)).state).toBe('cancelled')

    await page.goto(`/${admin.companyId}/${there.id}/stockTransfer?toPointOfSale=${there.id}&state=refused`)
    await expect(page.getByRole('row').filter({ hasText: there.name })).toHaveCount(1)
    await expectAccessible(page)
  })
}
