import { describe, expect, test } from '@jest/globals'
import { isGrantable } from '@comptoir/contracts/company/api-tokens'
import type { NewWebhook, Webhook } from '@comptoir/contracts/company/webhooks'
import { AUDIT_ACTIONS } from '@comptoir/contracts/catalogue'
import { WEBHOOK_EVENTS } from '@comptoir/contracts/company/webhooks'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'
import { aWebhook, made } from './testing/webhook.ts'
import { recordPath } from './webhook-body.ts'

const open = setUpApp()
const listed = async (caller: Caller, query = ''): Promise<Webhook[]> =>
  (await caller.get(`webhooks/paginated${query}`)).json<PaginatedOf<Webhook>>().data

async function aPlace(): Promise<{ shop: Shop; administrator: Caller }> {
  const shop = await aShop(open())
  return { shop, administrator: await shop.as('administrator') }
}

const actionsOf = async (id: string): Promise<string[]> =>
  (await open().admin.selectFrom('audit_log').select('action').where('entity_id', '=', id).orderBy('id').execute()).map(
    ({ action }) => action,
  )

/** Every call, with an address below that of the company. */
const calls = (id: string, delivery = newId()) =>
  [
    ['get', 'webhooks/paginated'],
    ['get', `webhooks/${id}`],
    ['post', 'webhooks', aWebhook()],
    ['put', `webhooks/${id}`, aWebhook()],
    ['post', `webhooks/${id}/secret`],
    ['post', `webhooks/${id}/pause`],
    ['post', `webhooks/${id}/resume`],
    ['post', `webhooks/${id}/test`],
    ['delete', `webhooks/${id}`],
    ['get', `webhooks/${id}/deliveries/paginated`],
    ['get', `webhooks/${id}/deliveries/${delivery}`],
    ['post', `webhooks/${id}/deliveries/${delivery}/replay`],
    ['post', `webhooks/${id}/deliveries/replay-failed`],
  ] as const

const call = (caller: Caller, [method, path, body]: ReturnType<typeof calls>[number], before = '') =>
  method === 'get' || method === 'delete' ? caller[method](before + path) : caller[method](before + path, body)

describe('webhooks', () => {
  test('are looked at and made by administrators of the company alone, and by no token', async () => {
    const { shop, administrator } = await aPlace()
    const { id } = await made(administrator)
    for (const role of ['manager', 'cashier', 'stockKeeper', 'accountant', 'readOnly'] as const) {
      const caller = await shop.as(role)
      for (const one of calls(id)) await refuses(call(caller, one), 'auth.forbidden')
    }
    const other = await (await aShop(open())).as('administrator')
    for (const one of calls(id)) {
      await refuses(call(shop.nobody, one), 'auth.required')
      await refuses(call(other, one, `/${shop.companyId}/`), 'company.notFound')
    }
    for (const permission of ['webhooks.read', 'webhooks.write']) expect(isGrantable(permission)).toBe(false)
    expect(await listed(administrator)).toHaveLength(1)
  })

  test('of another company are not there', async () => {
    const { administrator } = await aPlace()
    const other = await (await aShop(open())).as('administrator')
    const { id } = await made(other)
    for (const one of calls(id).filter(([, path]) => path.includes(id)))
      await refuses(call(administrator, one), 'webhook.notFound')
    expect(await listed(administrator)).toEqual([])
    expect(await listed(other)).toMatchObject([{ id, state: 'active' }])
  })

  test('show their secret once, and keep it sealed', async () => {
    const { administrator } = await aPlace()
    const body = aWebhook({ name: ' ERP ', url: 'https://hooks.example/a?key=hidden' })
    const answer = await administrator.post('webhooks', body)
    expect(answer.statusCode).toBe(201)
    const { secret, ...shown } = answer.json<NewWebhook>()
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(shown).toEqual({
      id: expect.any(String),
      name: 'ERP',
      url: body.url,
      events: ['product.created'],
      state: 'active',
      failingSince: null,
      previousSecretUntil: null,
      createdAt: expect.any(String),
    })
    expect((await administrator.get(`webhooks/${shown.id}`)).json()).toEqual(shown)
    const { admin } = open()
    const row = await admin.selectFrom('webhook').selectAll().where('id', '=', shown.id).executeTakeFirstOrThrow()
    const bytes = Buffer.from(secret.slice(6), 'base64')
    expect(row.secret.includes(bytes)).toBe(false)
    const entries = await admin.selectFrom('audit_log').selectAll().where('entity_id', '=', shown.id).execute()
    expect(JSON.stringify(entries)).not.toMatch(/whsec|hidden/)
    const kept = await admin.selectFrom('idempotency_key').select('key').where('key', '=', shown.id).execute()
    expect(kept).toEqual([])
  })

  test('come twice by one id once', async () => {
    const { administrator } = await aPlace()
    const body = aWebhook({ id: newId() })
    expect((await administrator.post('webhooks', body)).statusCode).toBe(201)
    await refuses(administrator.post('webhooks', { ...body, name: 'Another' }), 'request.keyReused')
  })

  test('are refused where they lead nowhere on the internet, ask for nothing, or have a name of another', async () => {
    const { administrator } = await aPlace()
    const { id } = await made(administrator, { name: 'ERP' })
    for (const wrong of [
      { name: ' ' },
      { events: [] },
      { events: ['user.signedIn'] },
      { url: 'x' },
      { secret: 'whsec_' },
    ]) {
      await refuses(administrator.post('webhooks', { ...aWebhook(), ...wrong }), 'request.invalid')
      await refuses(administrator.put(`webhooks/${id}`, { ...aWebhook(), ...wrong }), 'request.invalid')
    }
    for (const url of [
      'http://hooks.example/',
      'https://169.254.169.254/',
      'https://localhost/',
      'https://a:b@c.example/',
    ])
      for (const problem of [
        await refuses(administrator.post('webhooks', aWebhook({ url })), 'webhook.urlUnfit'),
        await refuses(administrator.put(`webhooks/${id}`, aWebhook({ url })), 'webhook.urlUnfit'),
      ])
        expect(problem.errors?.[0]?.pointer).toBe('/url')
    await refuses(administrator.post('webhooks', aWebhook({ name: 'erp' })), 'webhook.nameTaken')
    const other = await made(administrator)
    await refuses(administrator.put(`webhooks/${other.id}`, aWebhook({ name: 'erp' })), 'webhook.nameTaken')
  })

  test('are at most fifty, and one that was removed leaves its place and its name', async () => {
    const { administrator } = await aPlace()
    const { id } = await made(administrator, { name: 'First' })
    for (let count = 1; count < 50; count += 1) await made(administrator)
    await refuses(administrator.post('webhooks', aWebhook()), 'webhook.tooMany')
    expect((await administrator.delete(`webhooks/${id}`)).statusCode).toBe(204)
    await refuses(administrator.get(`webhooks/${id}`), 'webhook.notFound')
    await refuses(administrator.delete(`webhooks/${id}`), 'webhook.notFound')
    await made(administrator, { name: 'first' })
    expect(await actionsOf(id)).toEqual(['webhook.created', 'webhook.removed'])
  })

  test('are changed, paused and resumed, each told once', async () => {
    const { administrator } = await aPlace()
    const { id } = await made(administrator)
    const changed = aWebhook({ events: ['sale.completed', 'client.erased'], url: 'https://other.example/' })
    expect((await administrator.put(`webhooks/${id}`, changed)).json()).toMatchObject(changed)
    for (const state of ['paused', 'paused', 'active', 'active']) {
      const path = `webhooks/${id}/${state === 'paused' ? 'pause' : 'resume'}`
      expect((await administrator.post(path)).json()).toMatchObject({ id, state })
    }
    await administrator.post(`webhooks/${id}/pause`)
    await refuses(administrator.post(`webhooks/${id}/test`), 'webhook.notActive')
    await refuses(administrator.post(`webhooks/${id}/deliveries/replay-failed`), 'webhook.notActive')
    await refuses(administrator.post(`webhooks/${id}/deliveries/${newId()}/replay`), 'webhook.notActive')
    expect(await listed(administrator, '?filter[state]=active')).toEqual([])
    expect(await actionsOf(id)).toEqual([
      'webhook.created',
      'webhook.updated',
      'webhook.paused',
      'webhook.resumed',
      'webhook.paused',
    ])
  })
})

test('every event is one that the audit trail has, and its record has an address in the API', () => {
  for (const event of WEBHOOK_EVENTS) {
    const [entity = '', action = ''] = event.split('.')
    expect(AUDIT_ACTIONS.get(entity) ?? []).toContain(action)
    const row = { event, entity, company_id: ':companyId', entity_id: ':id', event_id: '', occurred_at: new Date() }
    const path = recordPath(row)
    expect([event, path === null]).toEqual([event, ['removed', 'merged', 'erased'].includes(action)])
    if (path !== null) expect([event, open().app.hasRoute({ method: 'GET', url: path })]).toEqual([event, true])
  }
})
