import { describe, expect, test } from '@jest/globals'
import type { NewWebhook, Webhook } from '@comptoir/contracts/company/webhooks'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import {
  aCompany,
  aPage,
  aSession,
  aUser,
  checkAccessibility,
  chooseAction,
  fakeApi,
  refusal,
  renderPage,
  reply,
} from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aWebhook } from '../../testing/a-webhook.ts'
import { locales } from '../../testing/locales.ts'
import en from './phrases/en.json' with { type: 'json' }
import { WebhooksPage } from './webhooks.page.tsx'

const LIST = '/:companyId/webhooks/paginated'
const MAKE = '/:companyId/webhooks'
const ONE = '/:companyId/webhooks/:id'
const SECRET = 'whsec_MDEyMzQ1Njc4OWFiY2RlZmdoaWprbG1ub3BxcnN0dXY='
const place = (permissions = ['webhooks.read', 'webhooks.write']) => ({
  locales,
  session: aSession({ company: aCompany({ id: 'c1', timeZone: 'Africa/Tunis' }), user: aUser({ permissions }) }),
  path: '/:companyId/webhooks',
  route: '/c1/webhooks',
})
const aServer = (webhooks: Webhook[] = [aWebhook()]) => fakeApi().on<PaginatedOf<Webhook>>('get', LIST, aPage(webhooks))

describe('the webhooks of a company', () => {
  test('say where they lead and how they are', async () => {
    const off = aWebhook({ name: 'Old shop', state: 'switchedOff' })
    const failing = aWebhook({ name: 'Slow shop', failingSince: '2026-11-25T09:30:00.000Z' })
    aServer([aWebhook(), failing, off])
    const { container } = await renderPage(<WebhooksPage />, place())
    const row = within(await screen.findByRole('row', { name: /Online shop/ }))
    for (const text of ['https://shop.example/hooks/comptoir', en.state.active])
      expect(row.getByText(text)).toBeTruthy()
    expect(within(screen.getByRole('row', { name: /Slow shop/ })).getByText(en.state.failing)).toBeTruthy()
    expect(within(screen.getByRole('row', { name: /Old shop/ })).getByText(en.state.switchedOff)).toBeTruthy()
    await checkAccessibility(container)
  })

  test('are not made or changed by somebody who only looks', async () => {
    aServer()
    await renderPage(<WebhooksPage />, place(['webhooks.read']))
    const row = within(await screen.findByRole('row', { name: /Online shop/ }))
    expect(screen.queryByRole('button', { name: en.add })).toBeNull()
    expect(row.queryByRole('button', { name: /Actions/ })).toBeNull()
  })

  test('are paused at once, and removed after a question', async () => {
    const webhook = aWebhook()
    const api = aServer([webhook])
      .on<Webhook>('post', `${ONE}/pause`, { ...webhook, state: 'paused' })
      .on('delete', ONE, () => reply(null, 204))
    const { user } = await renderPage(<WebhooksPage />, place())
    await screen.findByRole('row', { name: /Online shop/ })
    await chooseAction(user, 'Online shop', en.pause)
    expect(await screen.findByText('Webhook “Online shop” paused')).toBeTruthy()
    await chooseAction(user, 'Online shop', 'Delete')
    expect(api.callsTo('delete', ONE)).toHaveLength(0)
    await user.click(await screen.findByRole('button', { name: en.remove.confirm }))
    expect(await screen.findByText('Webhook “Online shop” deleted')).toBeTruthy()
    expect(api.callsTo('delete', ONE)).toHaveLength(1)
  })

  test('are given a new secret after a question; it is shown once', async () => {
    const webhook = aWebhook()
    aServer([webhook]).on<NewWebhook>('post', `${ONE}/secret`, {
      ...webhook,
      secret: SECRET,
      previousSecretUntil: '2026-11-26T09:30:00.000Z',
    })
    const { user } = await renderPage(<WebhooksPage />, place())
    await chooseAction(user, 'Online shop', en.roll.action)
    await user.click(await screen.findByRole('button', { name: en.roll.confirm }))
    const shown = within(await screen.findByRole('dialog', { name: 'Secret of “Online shop”' }))
    expect(shown.getByText(SECRET)).toBeTruthy()
    expect(shown.getByText(new RegExp(en.secret.overlap))).toBeTruthy()
    await user.click(shown.getByRole('button', { name: en.secret.close }))
    await waitFor(() => expect(screen.queryByText(SECRET)).toBeNull())
  })
})

describe('the form', () => {
  test('makes a webhook for what is ticked, and shows its secret', async () => {
    const api = aServer().on<NewWebhook>('post', MAKE, ({ body }) =>
      reply({ ...aWebhook(), ...(body as object), secret: SECRET }, 201),
    )
    const { user, baseElement } = await renderPage(<WebhooksPage />, place())
    await user.click(await screen.findByRole('button', { name: en.add }))
    const form = within(await screen.findByRole('dialog', { name: en.form.title }))
    await user.type(form.getByRole('textbox', { name: /^Name/ }), ' ERP ')
    await user.type(form.getByRole('textbox', { name: /^Address/ }), 'erp.example/in')
    await user.click(form.getByRole('button', { name: en.form.submit }))
    expect(await form.findByText(en.form.eventsRequired)).toBeTruthy()
    expect(api.callsTo('post', MAKE)).toEqual([])
    await user.click(form.getByRole('checkbox', { name: en.event.product.updated }))
    await user.click(form.getByRole('checkbox', { name: en.event.sale.completed }))
    await checkAccessibility(baseElement as HTMLElement)
    await user.click(form.getByRole('button', { name: en.form.submit }))
    expect(await screen.findByText(SECRET)).toBeTruthy()
    expect(api.callsTo('post', MAKE)[0]?.body).toMatchObject({
      name: 'ERP',
      url: 'https://erp.example/in',
      events: ['sale.completed', 'product.updated'],
    })
  })

  test('is not closed over what was typed without a question', async () => {
    aServer()
    const { user } = await renderPage(<WebhooksPage />, place())
    await user.click(await screen.findByRole('button', { name: en.add }))
    const form = within(await screen.findByRole('dialog', { name: en.form.title }))
    await user.click(form.getByRole('checkbox', { name: en.event.product.updated }))
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    const question = within(await screen.findByRole('alertdialog', { name: /^Close without saving/ }))
    await user.click(question.getByRole('button', { name: 'Keep editing' }))
    expect(form.getByRole('checkbox', { name: en.event.product.updated })).toHaveProperty('checked', true)
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Close without saving' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('changes a webhook; an address that cannot be is said at its field', async () => {
    const webhook = aWebhook()
    const api = aServer([webhook]).on('put', ONE, refusal('webhook.urlUnfit'))
    const { user } = await renderPage(<WebhooksPage />, place())
    await chooseAction(user, 'Online shop', 'Edit')
    const form = within(await screen.findByRole('dialog', { name: 'Change “Online shop”' }))
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText(/needs an https address on the internet/)).toBeTruthy()
    expect(api.callsTo('put', ONE)[0]?.body).toEqual({ name: webhook.name, url: webhook.url, events: webhook.events })
  })
})
