import { describe, expect, test } from '@jest/globals'
import type { Webhook, WebhookDelivery, WebhookDeliveryRow } from '@comptoir/contracts/company/webhooks'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aCompany, aPage, aSession, aUser, checkAccessibility, fakeApi, refusal, renderPage } from '@comptoir/testing'
import { screen, within } from '@testing-library/react'
import { aDelivery, anOpenDelivery, aTry, aWebhook } from '../../testing/a-webhook.ts'
import { locales } from '../../testing/locales.ts'
import en from './phrases/en.json' with { type: 'json' }
import { WebhookPage } from './webhook.page.tsx'

const ONE = '/:companyId/webhooks/:id'
const LIST = `${ONE}/deliveries/paginated`
const DELIVERY = `${ONE}/deliveries/:deliveryId`
const WEBHOOK = aWebhook()
const SALE = aDelivery()
const FAILED = aDelivery({
  event: 'client.erased',
  state: 'failed',
  tryCount: 10,
  lastTry: aTry({ status: null, error: 'timeout', answer: '' }),
})
const place = (permissions = ['webhooks.read', 'webhooks.write']) => ({
  locales,
  session: aSession({ company: aCompany({ id: 'c1', timeZone: 'Africa/Tunis' }), user: aUser({ permissions }) }),
  path: '/:companyId/webhooks/:id',
  route: `/c1/webhooks/${WEBHOOK.id}`,
})
const aServer = (webhook: Webhook = WEBHOOK) =>
  fakeApi()
    .on<Webhook>('get', ONE, webhook)
    .on<WebhookDelivery>('get', DELIVERY, anOpenDelivery(SALE))
    .on<PaginatedOf<WebhookDeliveryRow>>('get', LIST, aPage([SALE, FAILED]))

describe('the history of a webhook', () => {
  test('tells what was sent, how often, and what came back', async () => {
    aServer()
    const { container } = await renderPage(<WebhookPage />, place())
    const sale = within(await screen.findByRole('row', { name: new RegExp(en.event.sale.completed) }))
    for (const text of ['200', '84 ms', 'ok', en.deliveries.state.delivered]) expect(sale.getByText(text)).toBeTruthy()
    const failed = within(screen.getByRole('row', { name: /personal data erased/ }))
    for (const text of ['10', en.tryError.timeout, en.deliveries.state.failed])
      expect(failed.getByText(text)).toBeTruthy()
    await checkAccessibility(container)
  })

  test('opens a delivery with its message and each try, and sends it again', async () => {
    const api = aServer().on<WebhookDelivery>('post', `${DELIVERY}/replay`, anOpenDelivery(SALE))
    const { user } = await renderPage(<WebhookPage />, {
      ...place(),
      route: `/c1/webhooks/${WEBHOOK.id}?row=${SALE.id}`,
    })
    const sheet = within(await screen.findByRole('dialog', { name: en.event.sale.completed }))
    expect(await sheet.findByText(/"type": "sale.completed"/)).toBeTruthy()
    expect(sheet.getByText(en.tryError.timeout)).toBeTruthy()
    await user.click(sheet.getByRole('button', { name: en.replay.one }))
    expect(await screen.findByText(en.replay.done)).toBeTruthy()
    expect(api.callsTo('post', `${DELIVERY}/replay`)).toHaveLength(1)
  })

  test('sends a test event, and all again that failed', async () => {
    const api = aServer()
      .on<WebhookDelivery>('post', `${ONE}/test`, anOpenDelivery(SALE))
      .on('post', `${ONE}/deliveries/replay-failed`, { count: 2 })
    const { user } = await renderPage(<WebhookPage />, place())
    await user.click(await screen.findByRole('button', { name: en.test }))
    expect(await screen.findByText(en.tested)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: en.replay.failed }))
    expect(await screen.findByText('2 deliveries are sent again')).toBeTruthy()
    expect(api.callsTo('post', `${ONE}/test`)).toHaveLength(1)
  })

  test('sends nothing for one that is paused, or for somebody who only looks', async () => {
    aServer(aWebhook({ state: 'paused' }))
    const { unmount } = await renderPage(<WebhookPage />, place())
    expect((await screen.findByRole('button', { name: en.test })).hasAttribute('disabled')).toBe(true)
    unmount()
    aServer()
    await renderPage(<WebhookPage />, place(['webhooks.read']))
    await screen.findByRole('row', { name: new RegExp(en.event.sale.completed) })
    expect(screen.queryByRole('button', { name: en.test })).toBeNull()
  })

  test('that is not there leads back to the list', async () => {
    fakeApi().on('get', ONE, refusal('webhook.notFound'))
    await renderPage(<WebhookPage />, place())
    expect(await screen.findByText(en.missing.title)).toBeTruthy()
    expect(screen.getByRole('link', { name: en.missing.back })).toBeTruthy()
  })
})
