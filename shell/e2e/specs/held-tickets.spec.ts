import type { Sale, SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

for (const language of ['fr', 'ar'] as const)
  test(`a ticket that another register holds is found, taken and sold here (${language})`, async ({
    admin,
    register,
    signedIn,
  }) => {
    const tea = await aProduct(admin, { designation: 'Thé', price: 5.25 })
    const page = await signedIn('admin', language)
    const counter = new CounterPage(page, language)
    const dialog = page.getByRole('dialog')
    await counter.open(admin.companyId, register.pointOfSaleId)
    await counter.openSession('100')

    // After that: the counter opens the session that its cashier has.
    const path = `points-of-sale/${register.pointOfSaleId}/registers`
    const other = await admin.call<{ id: string }>('POST', path, { code: 'H9', name: 'Neuf' })
    const cashSessionId = crypto.randomUUID()
    const opening = { id: cashSessionId, registerId: other.id, openingFloatMinor: 0 }
    const { openedById: heldById } = await admin.call<{ openedById: string }>('POST', 'cash-sessions', opening)

    await counter.scan(tea.barcodes[0] ?? '')
    await expect(counter.lines).toHaveCount(1)
    await page.keyboard.press('F12')
    await dialog.getByLabel(counter.say('counter.held.note')).fill('Salma')
    await page.keyboard.press('Enter')
    await expect(counter.lines).toHaveCount(0)
    const list = `held-tickets/paginated?filter[pointOfSale]=${register.pointOfSaleId}&filter[state]=held`
    const held = () => admin.call<PaginatedOf<{ id: string }>>('GET', list)
    await expect.poll(async () => (await held()).data.length).toBe(1)

    const [mine] = (await held()).data
    const take = { cashSessionId, takeId: crypto.randomUUID() }
    const { content } = await admin.call<{ content: string }>('POST', `held-tickets/${mine?.id}/take`, take)
    const id = crypto.randomUUID()
    const heldAt = new Date().toISOString()
    const again = { id, cashSessionId, label: 'Mouna', content, totalMinor: 5250, heldById, heldAt }
    await admin.call('POST', 'held-tickets', again)

    await page.keyboard.press('F12')
    const resume = (note: string) =>
      dialog.getByRole('button', { name: counter.say('counter.held.resumeOf', { note }) })
    await expect(resume('Mouna')).toBeVisible()
    await expect(resume('Salma')).toHaveCount(0)
    await expectAccessible(page)
    await resume('Mouna').click()
    await expect(counter.lines).toHaveCount(1)
    await counter.pay()
    const { data } = await admin.call<PaginatedOf<SaleRow>>(
      'GET',
      `sales/paginated?filter[pointOfSale]=${register.pointOfSaleId}`,
    )
    expect(data).toMatchObject([{ totalMinor: 5250, reviewReason: null }])
    expect((await admin.call<Sale>('GET', `sales/${data[0]?.id}`)).id).not.toBe(
      (JSON.parse(content) as { saleId: string }).saleId,
    )
  })
