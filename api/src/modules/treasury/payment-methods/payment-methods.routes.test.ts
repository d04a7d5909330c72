import { describe, expect, test } from '@jest/globals'
import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aShop, anOutsider, refuses, type Shop } from '../../../../test/shop.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { listPaymentMethods } from '../index.ts'

const open = setUpApp()

async function aMethod(shop: Shop, kind: 'card' | 'cheque' | 'draft', name: string, isActive = true): Promise<void> {
  await open()
    .admin.insertInto('payment_method')
    .values({ company_id: shop.companyId, id: newId(), kind, name, is_active: isActive, created_at: shop.ctx.now })
    .execute()
}

describe('client payment methods', () => {
  test('refuses strangers; every role of the company reads them', async () => {
    const shop = await aShop(open())
    const path = `/${shop.companyId}/client-payment-methods`
    await refuses(shop.nobody.get(path), 'auth.required')
    await refuses((await anOutsider(open())).get(path), 'company.notFound')
    await refuses((await (await aShop(open())).as('administrator')).get(path), 'company.notFound')
    for (const role of ['cashier', 'readOnly'] as const)
      expect((await (await shop.as(role)).get(path)).statusCode).toBe(200)
  })

  test('lists those in use, cash first, then by name', async () => {
    const shop = await aShop(open())
    await aMethod(shop, 'cheque', 'Chèque')
    await aMethod(shop, 'card', 'Carte bancaire')
    await aMethod(shop, 'draft', 'Traite', false)
    const answer = (await (await shop.as('cashier')).get('client-payment-methods')).json<PaymentMethod[]>()
    expect(answer.map(({ kind, name }) => [kind, name])).toEqual([
      ['cash', 'Cash'],
      ['card', 'Carte bancaire'],
      ['cheque', 'Chèque'],
    ])
    await expect(inTransaction(shop.ctx, listPaymentMethods)).resolves.toEqual(answer)
  })
})
