import { expect, test } from '@jest/globals'
import type { SecondFactorPolicy } from '@comptoir/contracts/company/second-factor-policy'
import { aCompany, aSession, checkAccessibility, fakeApi, refusal, renderPage } from '@comptoir/testing'
import { screen, waitFor } from '@testing-library/react'
import { locales } from '../../testing/locales.ts'
import { SecondFactorPage } from './second-factor.page.tsx'

const PATH = '/:companyId/second-factor-policy'
const session = aSession({ company: aCompany({ id: 'c1' }) })
const place = { locales, session, path: '/:companyId/users/secondFactor', route: '/c1/users/secondFactor' }
const NONE: SecondFactorPolicy = { requiredOf: 'nobody', requiredFrom: null, userCount: 4, withoutCount: 3 }

test('says how many have none, and asks for the time only where it is required', async () => {
  const api = fakeApi()
    .on<SecondFactorPolicy>('get', PATH, NONE)
    .on<SecondFactorPolicy>('put', PATH, NONE)
    .on('get', '/users/me', session)
  const { user, container, router } = await renderPage(<SecondFactorPage />, place)
  expect(await screen.findByText('3 of 4 active users have not set it up yet.')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /^Time to set it up/ })).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: /^Required of/ }), 'Everybody')
  const days = await screen.findByRole('textbox', { name: /^Time to set it up/ })
  await user.clear(days)
  await user.type(days, '14')
  await checkAccessibility(container)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Two-step sign-in: setting saved')).toBeTruthy()
  expect(api.callsTo('put', PATH)[0]?.body).toEqual({ requiredOf: 'everybody', graceDays: 14 })
  expect(router.state.location.pathname).toBe('/c1/users')
})

test('requires it of nobody though the time to set it up was emptied, and asks anew what is open to the reader', async () => {
  const api = fakeApi()
    .on<SecondFactorPolicy>('get', PATH, { ...NONE, requiredOf: 'everybody' })
    .on<SecondFactorPolicy>('put', PATH, NONE)
    .on('get', '/users/me', session)
  const { user } = await renderPage(<SecondFactorPage />, place)
  await user.clear(await screen.findByRole('textbox', { name: /^Time to set it up/ }))
  await user.selectOptions(screen.getByRole('combobox', { name: /^Required of/ }), 'Nobody')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Two-step sign-in: setting saved')).toBeTruthy()
  expect(api.callsTo('put', PATH)[0]?.body).toEqual({ requiredOf: 'nobody', graceDays: 7 })
  await waitFor(() => expect(api.callsTo('get', '/users/me')).toHaveLength(1))
})

test('says why it cannot be shown', async () => {
  fakeApi().on('get', PATH, refusal('auth.forbidden', { params: { permission: 'secondFactorPolicy.read' } }))
  await renderPage(<SecondFactorPage />, place)
  expect(await screen.findByText('The user could not be loaded')).toBeTruthy()
})
