import type { Client, ClientInput } from '@comptoir/contracts/people/clients'
import { v7 as newId } from 'uuid'
import type { TestApp } from './app.ts'
import type { Shop } from './shop.ts'

/** A business as the form of clients sends it. */
export function aClient(over: object = {}): object {
  return {
    kind: 'business',
    code: 'CL-014',
    name: 'Café de la Médina',
    phone: '+216 71 748 320',
    email: 'achats@medina.example',
    taxId: '1234567A/P/M/000',
    address: '3, rue du Pacha',
    postalCode: '1006',
    city: 'Tunis',
    ...over,
  }
}

/** A client as their form sends them back. */
export function clientInput({ group, sector, ...client }: Client): ClientInput {
  const { id: _id, version: _version, isDefault: _isDefault, ...input } = client
  return { ...input, groupId: group?.id ?? null, sectorId: sector?.id ?? null }
}

/** A ticket of that client, as posting a sale would leave it. */
export async function aSaleTo({ admin }: TestApp, shop: Shop, clientId: string): Promise<void> {
  const session = newId()
  const place = {
    company_id: shop.companyId,
    point_of_sale_id: shop.pointOfSaleId,
    register_id: shop.register.id,
    currency: 'TND',
    business_date: '2026-05-04',
  }
  const at = new Date('2026-05-04T09:00:00.000Z')
  await admin
    .insertInto('cash_session')
    .values({ ...place, id: session, state: 'open', opening_float_minor: 0, opened_by: shop.ctx.userId, opened_at: at })
    .execute()
  await admin
    .insertInto('sale')
    .values({
      ...place,
      id: newId(),
      cash_session_id: session,
      client_id: clientId,
      user_id: shop.ctx.userId,
      epoch: 1,
      counter: 1,
      number: 'TIC-LM2-000001',
      state: 'completed',
      occurred_at: at,
      recorded_at: at,
      gross_minor: 1000,
      discount_minor: 0,
      net_ht_minor: 840,
      fodec_minor: 0,
      vat_minor: 160,
      stamp_minor: 0,
      total_minor: 1000,
      received_minor: 1000,
      change_minor: 0,
      item_count: 1,
      kernel_version: 1,
      trace: '[]',
      seller: JSON.stringify({ pointOfSale: 'Lac 2', register: 'Caisse 1', cashier: 'Sami', client: 'Cafe Medina' }),
      request_hash: Buffer.alloc(32),
      seal_version: 0,
      content_hash: Buffer.alloc(32),
      chain_hash: Buffer.alloc(32),
      previous_hash: Buffer.alloc(32),
    })
    .execute()
}
