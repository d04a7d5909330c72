import { expect, test } from '@jest/globals'
import type { PointOfSale, PointOfSaleInput } from '@comptoir/contracts/company/points-of-sale'
import { aCompany, aSession, checkAccessibility, fakeApi, refusal, renderPage, reply } from '@comptoir/testing'
import { screen, waitFor } from '@testing-library/react'
import { aCompanyProfile, aPointOfSale } from '../../testing/builders.ts'
import { locales } from '../../testing/locales.ts'
import { PointOfSaleStepPage } from './point-of-sale-step.page.tsx'

const company = aCompany()
const session = aSession({ company, pointOfSale: null })
const place = { locales, session, path: '/signup/pos', route: '/signup/pos' }
const CREATE = '/:companyId/points-of-sale'
const field = (name: RegExp) => screen.getByRole('textbox', { name })
const COMPANY = '/company/:id'
const open = () => screen.getByRole('button', { name: 'Open the counter' })

test('what was said of the company is there already, and leads to its counter by one click', async () => {
  const profile = aCompanyProfile({ id: company.id, city: 'La Marsa' })
  const api = fakeApi().on('get', COMPANY, profile)
  api.on<PointOfSale>('post', CREATE, ({ body }) => reply(aPointOfSale(body as PointOfSaleInput as PointOfSale), 201))
  const { user, router, container } = await renderPage(<PointOfSaleStepPage />, place)
  expect(await screen.findByDisplayValue('27, avenue Hédi Chaker')).toBeTruthy()
  await waitFor(() => expect(open()).toHaveProperty('disabled', false))
  await checkAccessibility(container)
  api.on('get', '/users/me', () => {
    const { id, code, name } = api.callsTo('post', CREATE)[0]?.body as Required<PointOfSaleInput>
    return { user: session.user, company, pointsOfSale: [{ id, code, name }] }
  })
  await user.click(open())
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/pos$/))
  const sent = api.callsTo('post', CREATE)[0]
  expect(sent?.body).toEqual({
    id: sent?.headers.get('idempotency-key'),
    code: 'LM',
    name: 'La Marsa',
    address: '27, avenue Hédi Chaker',
    postalCode: '4000',
    city: 'La Marsa',
    phone: '+216 73226410',
  })
})

test('it is typed where the company cannot be read, and leads to its counter all the same', async () => {
  const api = fakeApi().on('get', COMPANY, refusal('server.unavailable'))
  api.on<PointOfSale>('post', CREATE, ({ body }) => reply(aPointOfSale(body as PointOfSaleInput as PointOfSale), 201))
  const { user, router, container } = await renderPage(<PointOfSaleStepPage />, place)
  expect(await screen.findByRole('button', { name: 'Open the counter' })).toHaveProperty('disabled', true)
  await checkAccessibility(container)
  await user.type(field(/^Name/), 'Sousse')
  await user.type(field(/^Code/), 'ss')
  await waitFor(() => expect(open()).toHaveProperty('disabled', false))
  api.on('get', '/users/me', () => {
    const { id, code, name } = api.callsTo('post', CREATE)[0]?.body as Required<PointOfSaleInput>
    return { user: session.user, company, pointsOfSale: [{ id, code, name }] }
  })
  await user.click(open())
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/pos$/))
  const sent = api.callsTo('post', CREATE)[0]
  expect(sent?.body).toEqual({
    id: sent?.headers.get('idempotency-key'),
    code: 'SS',
    name: 'Sousse',
    address: null,
    postalCode: null,
    city: null,
    phone: null,
  })
  expect(router.state.location.pathname).toBe(`/${company.id}/${sent?.headers.get('idempotency-key') ?? ''}/pos`)
})

test('what is wrong is said as it is typed, and what is refused at its field', async () => {
  const errors = [{ pointer: '/code', keyword: 'pointOfSale.codeTaken', message: 'The code SS is taken' }]
  fakeApi()
    .on('get', COMPANY, refusal('server.unavailable'))
    .on('post', CREATE, refusal('pointOfSale.codeTaken', { params: { code: 'SS' }, errors }))
  const { user } = await renderPage(<PointOfSaleStepPage />, place)
  await user.type(await screen.findByRole('textbox', { name: /^Code/ }), 's-s')
  expect(await screen.findByText('Use 1 to 6 capital letters or digits')).toBeTruthy()
  await user.type(field(/^Phone/), '12ab')
  expect(await screen.findByText('Phone number must be 8–15 digits')).toBeTruthy()
  await user.clear(field(/^Phone/))
  await user.clear(field(/^Code/))
  await user.type(field(/^Code/), 'ss')
  await user.type(field(/^Name/), 'Sousse')
  await waitFor(() => expect(open()).toHaveProperty('disabled', false))
  await user.click(open())
  expect(await screen.findByText('The code SS is taken')).toBeTruthy()
})

test('a postal code longer than any country has is said, not cut', async () => {
  fakeApi().on('get', COMPANY, refusal('server.unavailable'))
  const { user } = await renderPage(<PointOfSaleStepPage />, place)
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'London')
  await user.type(field(/^Code/), 'LO')
  await user.type(field(/^Postal code/), 'SW1A 1AA')
  await waitFor(() => expect(open()).toHaveProperty('disabled', false))
  await user.type(field(/^Postal code/), ' and more')
  expect(await screen.findByText('Enter at most 10 characters.')).toBeTruthy()
  expect(field(/^Postal code/)).toHaveProperty('value', 'SW1A 1AA and more')
  expect(open()).toHaveProperty('disabled', true)
})

test('reads in French; nobody signs in first; a company comes before', async () => {
  fakeApi().on('get', COMPANY, aCompanyProfile())
  await renderPage(<PointOfSaleStepPage />, { ...place, language: 'fr' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Votre premier point de vente' })).toBeTruthy()
  const nobody = await renderPage(<PointOfSaleStepPage />, { ...place, session: null })
  expect(nobody.router.state.location.search).toBe('?returnTo=%2Fsignup%2Fpos')
  const without = await renderPage(<PointOfSaleStepPage />, {
    ...place,
    session: aSession({ company: null, pointOfSale: null }),
  })
  expect(without.router.state.location.pathname).toBe('/signup/company')
})
