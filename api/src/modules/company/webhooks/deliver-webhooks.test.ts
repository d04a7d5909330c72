import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { NewWebhook, WebhookDelivery } from '@comptoir/contracts/company/webhooks'
import { sql } from 'kysely'
import { setUpApp } from '../../../../test/app.ts'
import { anEvent } from '../../../../test/events.ts'
import { putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { audit } from '../../../platform/audit/audit.ts'
import { removeOldDeliveries } from './clean-up.ts'
import { aReceiver, isSignedBy, type Receiver } from './testing/receiver.ts'
import { deliver, history, made } from './testing/webhook.ts'

const open = setUpApp({ webhookTargets: 'anywhere' })
const DAY_MS = 86_400_000
const START = Date.parse('2026-11-20T10:00:00.000Z')
const later = (ms: number): void => open().clock.set(new Date(START + ms).toISOString())

let receiver: Receiver
beforeEach(async () => {
  later(0)
  receiver = await aReceiver()
})
afterEach(() => receiver.close())

interface Told {
  shop: Shop
  administrator: Caller
  webhook: NewWebhook
}

async function aTold(): Promise<Told> {
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  return { shop, administrator, webhook: await made(administrator, { url: receiver.url }) }
}

const rowsOf = ({ companyId }: Shop) =>
  open().admin.selectFrom('webhook_delivery').selectAll().where('company_id', '=', companyId).execute()

async function one(caller: Caller, { id }: NewWebhook, delivery: string | undefined): Promise<WebhookDelivery> {
  return (await caller.get(`webhooks/${id}/deliveries/${delivery ?? ''}`)).json()
}

describe('what happens', () => {
  test('is told to who asks, signed, with nothing but where it is read', async () => {
    const { shop, administrator, webhook } = await aTold()
    const product = await putProduct(administrator, { designation: 'Harissa du Cap Bon' })
    await deliver(open())
    const [first] = receiver.received
    const { headers, body } = first ?? { headers: {}, body: '' }
    const [row] = await history(administrator, webhook)
    expect(JSON.parse(body)).toEqual({
      id: row?.id,
      type: 'product.created',
      timestamp: '2026-11-20T10:00:00.000Z',
      companyId: shop.companyId,
      data: {
        entity: 'product',
        id: product.id,
        url: `https://comptoir.example/api/${shop.companyId}/products/${product.id}`,
      },
    })
    expect(body).not.toContain('Harissa')
    expect(headers).toMatchObject({
      'webhook-id': row?.id,
      'webhook-timestamp': String(START / 1000),
      'content-type': 'application/json',
    })
    expect(first && isSignedBy(webhook.secret, first)).toBe(true)
    expect(first && isSignedBy(webhook.secret, { ...first, body: `${body} ` })).toBe(false)
    expect(row).toMatchObject({
      event: 'product.created',
      state: 'delivered',
      nextTryAt: null,
      tryCount: 1,
      lastTry: { status: 200, error: null, answer: 'taken' },
    })
    expect(await one(administrator, webhook, row?.id)).toMatchObject({ body, tries: [{ status: 200 }] })
    expect(
      (await administrator.get(JSON.parse(body).data.url.replace('https://comptoir.example/api', ''))).statusCode,
    ).toBe(200)
  })

  test('leaves no word where nobody asks: no webhook, another event, one that is paused or removed', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    await putProduct(administrator)
    await made(administrator, { url: receiver.url, events: ['client.created'] })
    const { id } = await made(administrator, { url: receiver.url })
    await administrator.post(`webhooks/${id}/pause`)
    await putProduct(administrator)
    await administrator.post(`webhooks/${id}/resume`)
    await administrator.delete(`webhooks/${id}`)
    await putProduct(administrator)
    expect(await rowsOf(shop)).toEqual([])
  })

  test('is told of its own company alone', async () => {
    const { shop } = await aTold()
    const other = await aShop(open())
    await putProduct(await other.as('administrator'))
    await deliver(open())
    expect([...(await rowsOf(shop)), ...(await rowsOf(other)), ...receiver.received]).toEqual([])
  })

  test('and is rolled back, leaves no word', async () => {
    const { shop } = await aTold()
    const undone = inTransaction(shop.ctx, async (ctx) => {
      await audit(ctx, { action: 'product.created', entity: 'product', entityId: shop.companyId })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await rowsOf(shop)).toEqual([])
  })
})

describe('an endpoint', () => {
  test('that fails is tried again with growing pauses, and is well once it takes something', async () => {
    const { administrator, webhook } = await aTold()
    receiver.answer((response) => response.writeHead(503).end('later'))
    await putProduct(administrator)
    await deliver(open())
    const [failed] = await history(administrator, webhook)
    expect(failed).toMatchObject({ state: 'pending', tryCount: 1, lastTry: { status: 503, answer: 'later' } })
    const pause = Date.parse(failed?.nextTryAt ?? '') - START
    expect(pause).toBeGreaterThanOrEqual(4500)
    expect(pause).toBeLessThanOrEqual(5500)
    await deliver(open())
    expect(receiver.received).toHaveLength(1)
    expect((await administrator.get(`webhooks/${webhook.id}`)).json()).toMatchObject({
      failingSince: '2026-11-20T10:00:00.000Z',
    })
    receiver.answer((response) => response.writeHead(204).end())
    later(6000)
    await deliver(open())
    expect(await history(administrator, webhook)).toMatchObject([{ state: 'delivered', tryCount: 2 }])
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([failed?.id, failed?.id])
    expect((await administrator.get(`webhooks/${webhook.id}`)).json()).toMatchObject({ failingSince: null })
  })

  test('is followed nowhere, and of a long answer the beginning is kept', async () => {
    const { administrator, webhook } = await aTold()
    receiver.answer((response) =>
      response.writeHead(302, { location: `${receiver.url}/elsewhere` }).end(`a\u0000${'é'.repeat(500_000)}`),
    )
    await putProduct(administrator)
    await deliver(open())
    const [row] = await history(administrator, webhook)
    expect(receiver.received).toHaveLength(1)
    expect(row).toMatchObject({ state: 'pending', lastTry: { status: 302 } })
    expect(row?.lastTry?.answer).toBe(`a ${'é'.repeat(998)}`)
  })

  test('that nobody listens at rests, so that others need not wait', async () => {
    const { administrator, webhook } = await aTold()
    await receiver.close()
    await putProduct(administrator)
    await putProduct(administrator)
    await deliver(open())
    const [second, first] = await history(administrator, webhook)
    expect(first).toMatchObject({ state: 'pending', lastTry: { status: null, error: 'connection' } })
    expect(second).toMatchObject({ tryCount: 0 })
    receiver = await aReceiver()
    await administrator.put(`webhooks/${webhook.id}`, { name: 'Moved', url: receiver.url, events: ['product.created'] })
    later(29_000)
    await deliver(open())
    expect(receiver.received).toEqual([])
    later(31_000)
    await deliver(open())
    expect(receiver.received).toHaveLength(2)
  })

  test('that took nothing for three days is switched off, its administrators hear of it, and it goes on when resumed', async () => {
    const { shop, administrator, webhook } = await aTold()
    receiver.answer((response) => response.writeHead(500).end())
    await putProduct(administrator)
    await shop.as('cashier')
    for (let hours = 0; hours <= 96; hours += 1) {
      later(hours * 3_600_000)
      await deliver(open())
    }
    const tries = receiver.received.length
    expect(tries).toBeGreaterThanOrEqual(8)
    const returned = await shop.as('administrator')
    expect((await returned.get(`webhooks/${webhook.id}`)).json()).toMatchObject({ state: 'switchedOff' })
    const { rows } = await sql<{ audience: string }>`
      select audience, kind, params, path from notification where company_id = ${shop.companyId}`.execute(open().admin)
    const notice = {
      kind: 'webhookSwitchedOff',
      params: { name: webhook.name },
      path: `webhooks/${webhook.id}`,
    }
    const told = [shop.ctx.userId, administrator.userId].sort().map((audience) => ({ audience, ...notice }))
    expect(rows.toSorted((one, other) => one.audience.localeCompare(other.audience))).toEqual(told)
    receiver.answer((response) => response.writeHead(200).end())
    await returned.post(`webhooks/${webhook.id}/resume`)
    expect((await returned.post(`webhooks/${webhook.id}/deliveries/replay-failed`)).json()).toEqual({ count: 1 })
    await deliver(open())
    expect(receiver.received).toHaveLength(tries + 1)
    expect(await history(returned, webhook)).toMatchObject([{ state: 'delivered' }])
  })
})

test('with a new secret, the old one signs as well for a day', async () => {
  const { shop, administrator, webhook } = await aTold()
  const rolled = (await administrator.post(`webhooks/${webhook.id}/secret`)).json<NewWebhook>()
  expect(rolled.previousSecretUntil).toBe('2026-11-21T10:00:00.000Z')
  await putProduct(administrator)
  await deliver(open())
  later(DAY_MS)
  const returned = await shop.as('administrator')
  await putProduct(returned)
  await deliver(open())
  const signed = receiver.received.map((got) => [isSignedBy(rolled.secret, got), isSignedBy(webhook.secret, got)])
  expect(signed).toEqual([
    [true, true],
    [true, false],
  ])
  expect((await returned.get(`webhooks/${webhook.id}`)).json()).toMatchObject({ previousSecretUntil: null })
})

test('a test event is sent at once and says nothing of the company', async () => {
  const { administrator, webhook } = await aTold()
  const sent = await administrator.post(`webhooks/${webhook.id}/test`)
  expect(sent.statusCode).toBe(201)
  await open().jobs.drain()
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ type: 'webhook.tested', data: { url: null } })
  expect(await history(administrator, webhook, '?filter[state]=delivered&filter[event]=webhook.tested')).toHaveLength(1)
  expect(await history(administrator, webhook, '?filter[state]=failed')).toEqual([])
})

test('what was given up is sent again, one or all, with the id that it had', async () => {
  const { administrator, webhook } = await aTold()
  for (let count = 0; count < 3; count += 1) await putProduct(administrator)
  await open()
    .admin.updateTable('webhook_delivery')
    .set({ state: 'failed', next_try_at: null, attempts: 10 })
    .where('webhook_id', '=', webhook.id)
    .execute()
  const [newest] = await history(administrator, webhook)
  const again = await administrator.post(`webhooks/${webhook.id}/deliveries/${newest?.id ?? ''}/replay`)
  expect(again.json()).toMatchObject({ id: newest?.id, state: 'pending' })
  await open().jobs.drain()
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([newest?.id])
  const all = await administrator.post(`webhooks/${webhook.id}/deliveries/replay-failed`)
  expect(all.json()).toEqual({ count: 2 })
  await open().jobs.drain()
  expect(receiver.received).toHaveLength(3)
  expect(await history(administrator, webhook, '?filter[state]=delivered')).toHaveLength(3)
  await refuses(administrator.post(`webhooks/${webhook.id}/deliveries/${webhook.id}/replay`), 'webhook.notFound')
})

test('a message that was sent when its job was stopped is sent once more', async () => {
  const { administrator, webhook } = await aTold()
  const arrived = anEvent()
  receiver.answer(() => arrived.happen())
  await putProduct(administrator)
  await open().jobs.start()
  await administrator.post(`webhooks/${webhook.id}/resume`)
  await arrived.happened
  await open().jobs.stop()
  expect(await history(administrator, webhook)).toMatchObject([{ state: 'pending', tryCount: 0 }])
  receiver.answer((response) => response.writeHead(200).end())
  await deliver(open())
  expect(receiver.received).toHaveLength(2)
  expect(await history(administrator, webhook)).toMatchObject([{ state: 'delivered', tryCount: 1 }])
})

test('the history goes back thirty days, and a removed webhook goes with it', async () => {
  const { shop, administrator, webhook } = await aTold()
  await putProduct(administrator)
  await administrator.delete(`webhooks/${webhook.id}`)
  const { admin } = open()
  const webhooks = () => admin.selectFrom('webhook').select('id').where('company_id', '=', shop.companyId).execute()
  await removeOldDeliveries(admin, new Date(START + 30 * DAY_MS - 1000))
  expect([(await rowsOf(shop)).length, (await webhooks()).length]).toEqual([1, 1])
  await removeOldDeliveries(admin, new Date(START + 30 * DAY_MS + 1000))
  expect([await rowsOf(shop), await webhooks()]).toEqual([[], []])
})
