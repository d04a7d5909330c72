import { randomInt } from 'node:crypto'
import type { Register } from '@comptoir/contracts/company/registers'
import type { PaymentMethodItem } from '@comptoir/contracts/payment-kinds'
import { aProduct } from '../commands/product.ts'
import { anOpenSession } from '../commands/register.ts'
import { newId } from '../core/api-client.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

for (const language of ['fr', 'ar'] as const)
  test(`what another register sells is seen at the counter at once (${language})`, async ({
    admin,
    register,
    signedIn,
  }) => {
    const { pointOfSaleId } = register
    const tea = await aProduct(admin, {
      designation: `Thé ${randomInt(1e9)}`,
      price: 5.25,
      stock: { tracking: 'none', lotsExpire: false, openingStock: [{ pointOfSaleId, quantityMilli: 2000 }] },
    })
    const page = await signedIn('admin', language)
    const counter = new CounterPage(page, language)
    await counter.open(admin.companyId, pointOfSaleId)
    await counter.openSession('0')
    const following = page.waitForResponse((response) => response.url().includes('/stock-changes?'))
    await counter.search.fill(tea.designation)
    const tile = page.getByRole('button', { name: new RegExp(`^${tea.designation}`) })
    await expect(tile).toContainText(phrase(language, 'translation', 'common.stockIn'))
    await following

    const other = await admin.call<Register>('POST', `points-of-sale/${pointOfSaleId}/registers`, {
      code: 'H9',
      name: 'Neuf',
    })
    const session = await anOpenSession(admin, other, 0)
    const methods = await admin.call<PaymentMethodItem[]>('GET', 'client-payment-methods')
    const cash = methods.find(({ kind }) => kind === 'cash')
    await admin.call('POST', 'sales', {
      id: newId(),
      registerId: other.id,
      cashSessionId: session.id,
      occurredAt: new Date().toISOString(),
      lines: [{ id: newId(), productId: tea.id, quantityMilli: 2000, unitPriceMicro: 5_250_000 }],
      payments: [{ id: newId(), paymentMethodId: cash?.id, amountMinor: 10_500 }],
      totalMinor: 10_500,
      changeMinor: 0,
    })
    await expect(tile).toContainText(phrase(language, 'translation', 'common.stockOut'))
  })
