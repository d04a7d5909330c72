import { describe, expect, test } from '@jest/globals'
import type { ApiToken, ApiTokenGrants, NewApiToken } from '@comptoir/contracts/company/api-tokens'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import {
  aCompany,
  aPage,
  aSession,
  aUser,
  checkAccessibility,
  fakeApi,
  refusal,
  renderPage,
  reply,
} from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { anApiToken } from '../../testing/an-api-token.ts'
import { locales } from '../../testing/locales.ts'
import { ApiTokensPage } from './api-tokens.page.tsx'
import en from './phrases/en.json' with { type: 'json' }

const OWN = aUser({ permissions: ['apiTokens.read', 'apiTokens.write'] })
const SAMI = {
  id: '019a0000-0000-7000-8000-000000000002',
  name: 'Sami',
  permissions: ['products.read', 'sales.write'],
}
const GRANTS: ApiTokenGrants = {
  users: [{ id: OWN.id, name: OWN.name, permissions: ['products.read', 'products.write', 'sales.write'] }, SAMI],
  permissions: [
    { name: 'products.read', label: 'view products' },
    { name: 'products.write', label: 'manage products' },
    { name: 'sales.write', label: 'sell' },
  ],
}
const LIST = '/:companyId/api-tokens/paginated'
const MAKE = '/:companyId/api-tokens'
const TOKEN = 'comptoir_0123456789abcdefghijABCDEFGHIJ0123456789abcdefghi'
const place = (user = OWN) => ({
  locales,
  session: aSession({ company: aCompany({ id: 'c1', timeZone: 'Africa/Tunis' }), user }),
  path: '/:companyId/apiTokens',
  route: '/c1/apiTokens',
})
const aServer = (tokens: ApiToken[] = [anApiToken()]) =>
  fakeApi()
    .on<PaginatedOf<ApiToken>>('get', LIST, aPage(tokens))
    .on<ApiTokenGrants>('get', '/:companyId/api-tokens/grants', GRANTS)

async function openForm(user: Awaited<ReturnType<typeof renderPage>>['user']) {
  await user.click(await screen.findByRole('button', { name: en.add }))
  const form = within(await screen.findByRole('dialog', { name: en.form.title }))
  await form.findByRole('checkbox', { name: /View products/ })
  return form
}

describe('the tokens of a company', () => {
  test('say for whom, for how long and whether they work', async () => {
    const revoked = anApiToken({ name: 'Old shop', state: 'revoked', lastUsedAt: null })
    aServer([anApiToken(), revoked])
    const { container } = await renderPage(<ApiTokensPage />, place())
    const row = within(await screen.findByRole('row', { name: /Online shop/ }))
    for (const text of ['Amira Gharbi', '…9xYz', en.state.active]) expect(row.getByText(text)).toBeTruthy()
    const old = within(screen.getByRole('row', { name: /Old shop/ }))
    expect(old.getByText(en.state.revoked)).toBeTruthy()
    await checkAccessibility(container)
  })

  test('are not made by somebody who only looks', async () => {
    aServer()
    await renderPage(<ApiTokensPage />, place(aUser({ permissions: ['apiTokens.read'] })))
    await screen.findByRole('row', { name: /Online shop/ })
    expect(screen.queryByRole('button', { name: en.add })).toBeNull()
  })

  test('are revoked after a question', async () => {
    const token = anApiToken()
    const api = aServer([token]).on('delete', '/:companyId/api-tokens/:id', () => reply(null, 204))
    const { user } = await renderPage(<ApiTokensPage />, place())
    const row = within(await screen.findByRole('row', { name: /Online shop/ }))
    await user.click(row.getByRole('button', { name: /Actions/ }))
    await user.click(await screen.findByRole('menuitem', { name: en.revoke.action }))
    await user.click(await screen.findByRole('button', { name: en.revoke.confirm }))
    expect(await screen.findByText('Token “Online shop” revoked')).toBeTruthy()
    expect(api.callsTo('delete', '/:companyId/api-tokens/:id')).toHaveLength(1)
  })
})

describe('a new token', () => {
  test('is given what is ticked, until a day that is proposed, and shown once', async () => {
    const api = aServer().on<NewApiToken>('post', MAKE, ({ body }) =>
      reply({ ...anApiToken(), ...(body as object), token: TOKEN }, 201),
    )
    const { user, baseElement } = await renderPage(<ApiTokensPage />, place())
    const form = await openForm(user)
    await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Boutique')
    await user.click(form.getByRole('button', { name: '90 days' }))
    await user.type(form.getByRole('searchbox', { name: en.form.search }), 'prod')
    await waitFor(() => expect(form.queryByRole('checkbox', { name: /sell/ })).toBeNull())
    await user.click(form.getByRole('checkbox', { name: /Manage products/ }))
    await user.click(form.getByRole('checkbox', { name: /View products/ }))
    await user.click(form.getByRole('checkbox', { name: /View products/ }))
    await checkAccessibility(baseElement as HTMLElement)
    await user.click(form.getByRole('button', { name: en.form.submit }))
    const shown = within(await screen.findByRole('dialog', { name: 'Token “Boutique” created' }))
    expect(shown.getByText(TOKEN)).toBeTruthy()
    await user.click(shown.getByRole('button', { name: en.secret.copy }))
    expect(await screen.findByText('Copied')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(TOKEN)
    const [call] = api.callsTo('post', MAKE)
    const ends = Date.parse((call?.body as { expiresOn: string }).expiresOn)
    expect(Math.round((ends - Date.now()) / 86_400_000)).toBeGreaterThanOrEqual(89)
    expect(call?.body).toMatchObject({ name: 'Boutique', userId: OWN.id, permissions: ['products.write'] })
    await user.click(shown.getByRole('button', { name: en.secret.close }))
    await waitFor(() => expect(screen.queryByText(TOKEN)).toBeNull())
  })

  test('is not closed over what was typed without a question', async () => {
    aServer()
    const { user } = await renderPage(<ApiTokensPage />, place())
    const form = await openForm(user)
    const name = form.getByRole('textbox', { name: /^Name/ })
    await user.type(name, 'Boutique{Escape}')
    const question = within(await screen.findByRole('alertdialog', { name: /^Close without saving/ }))
    await user.click(question.getByRole('button', { name: 'Keep editing' }))
    expect(name).toHaveProperty('value', 'Boutique')
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Close without saving' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('of another user is offered what that user holds, and given no more', async () => {
    const api = aServer().on<NewApiToken>('post', MAKE, () => reply({ ...anApiToken(), token: TOKEN }, 201))
    const { user } = await renderPage(<ApiTokensPage />, place())
    const form = await openForm(user)
    await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Caisse')
    await user.click(form.getByRole('button', { name: en.form.everything }))
    await user.selectOptions(form.getByRole('combobox', { name: /^Acts in the name of/ }), 'Sami')
    expect(form.queryByRole('checkbox', { name: /Manage products/ })).toBeNull()
    await user.click(form.getByRole('button', { name: '30 days' }))
    await user.click(form.getByRole('button', { name: en.form.submit }))
    await screen.findByText(TOKEN)
    expect(api.callsTo('post', MAKE)[0]?.body).toMatchObject({
      userId: SAMI.id,
      permissions: ['products.read', 'sales.write'],
    })
  })

  test('without permission is sent nowhere; a name that is taken is said at its field', async () => {
    const api = aServer().on('post', MAKE, refusal('apiToken.nameTaken', { params: { name: 'Boutique' } }))
    const { user } = await renderPage(<ApiTokensPage />, place())
    const form = await openForm(user)
    await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Boutique')
    await user.click(form.getByRole('button', { name: '365 days' }))
    await user.click(form.getByRole('button', { name: en.form.submit }))
    expect(await form.findByText(en.form.permissionsRequired)).toBeTruthy()
    expect(api.callsTo('post', MAKE)).toEqual([])
    await user.click(form.getByRole('button', { name: en.form.onlyReading }))
    await user.click(form.getByRole('button', { name: en.form.submit }))
    expect(await form.findByText(/“Boutique” is the name of another API token/)).toBeTruthy()
  })
})
