import { beforeEach, describe, expect, test } from '@jest/globals'
import type { CompanyProfile } from '@comptoir/contracts/company/company-profile'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import { aCompany, aSession, aUser, checkAccessibility, fakeApi, refusal, renderPage, reply } from '@comptoir/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { aCompanyProfile } from '../../testing/builders.ts'
import { locales } from '../../testing/locales.ts'
import { CompanyStepPage } from './company-step.page.tsx'

const nobodyYet: SessionAnswer = {
  ...aSession({ company: null, pointOfSale: null }),
  user: aUser({ companyId: null, role: null, permissions: [], isAdministrator: false }),
}
const place = { locales, session: nobodyYet, path: '/signup/company', route: '/signup/company' }
const SAVE = '/company/:id'
const PROFILE = '/users/me/profile'

// Found by their labels: asking a page with every country thrice for its roles takes long.
const field = (name: RegExp | string) => screen.getByLabelText(name)
const next = () => screen.getByText('Next').closest('button') ?? document.body
const type = (name: RegExp | string, value: string) => fireEvent.change(field(name), { target: { value } })
const profile = {
  name: 'Amel',
  email: 'amel@example.tn',
  language: null,
  companyName: 'Bazar du Sahel',
  hasSecondFactor: false,
  isSecondFactorRequired: false,
  recoveryCodeCount: 0,
}

async function drawn(options: Partial<Parameters<typeof renderPage>[1]> = {}) {
  const page = await renderPage(<CompanyStepPage />, { ...place, ...options })
  await screen.findByText(/./, { selector: 'h1 bdi' })
  return page
}

function fillIn(): void {
  fireEvent.change(field(/^Legal form/), { target: { value: 'SARL' } })
  type(/^Tax ID/, '1234567R/A/M/000')
  type(/^Email/, 'info@bazar.example')
  type(/^Phone number/, '73 226 410')
  type(/^Address/, '27, avenue Hédi Chaker')
  type(/^Postal code/, '4000')
  type(/^City/, 'Sousse')
  type(/^Primary manager name/, 'Amel Trabelsi')
  type(/^Primary manager email/, 'amel@bazar.example')
  type(/^Primary manager phone/, '20123456')
  fireEvent.click(field(/^I agree to the terms and conditions/))
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:the-logo'
  URL.revokeObjectURL = () => undefined
})

describe('the company of a sign-up', () => {
  test('has its sections, its name from the account where this browser knows none, and waits for what is needed', async () => {
    fakeApi().on('get', PROFILE, profile)
    const { container } = await drawn()
    expect(screen.getByText('Create Your Company to Continue', { selector: 'h1 bdi' })).toBeTruthy()
    expect([...container.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
      'Company Information',
      'Location',
      'Manager Information',
      'Company Settings',
      'Company Logo',
    ])
    expect(field(/^Company name/)).toHaveProperty('value', 'Bazar du Sahel')
    expect(field(/^Company name/)).toHaveProperty('disabled', true)
    expect(next()).toHaveProperty('disabled', true)
    for (const needed of [/^Legal form/, /^I agree to the terms/]) {
      expect(field(needed).getAttribute('aria-required')).toBe('true')
      expect(screen.getByText(needed).textContent).toMatch(/\*$/)
    }
    expect(field(/^Country(?! code)/)).toHaveProperty('value', 'TN')
    expect(field(/^Currency/)).toHaveProperty('value', 'TND')
    expect(field('Country code: Phone number')).toHaveProperty('value', '+216')
    await checkAccessibility(container)
  })

  test('does not ask again for what the account says, and takes the manager’s phone from the company’s', async () => {
    fakeApi().on('get', PROFILE, profile)
    await drawn()
    const { name, email } = nobodyYet.user
    expect(field(/^Email/)).toHaveProperty('value', email)
    expect(field(/^Primary manager name/)).toHaveProperty('value', name)
    expect(field(/^Primary manager email/)).toHaveProperty('value', email)
    fireEvent.change(field('Country code: Phone number'), { target: { value: '+33' } })
    type(/^Phone number/, '61')
    expect(field(/^Primary manager phone/)).toHaveProperty('value', '61')
    expect(await screen.findAllByText('Phone number must be 8–15 digits')).toHaveLength(2)
    type(/^Phone number/, '612345678')
    expect(field(/^Primary manager phone/)).toHaveProperty('value', '612345678')
    expect(field('Country code: Primary manager phone')).toHaveProperty('value', '+33')
    // Once typed it is the manager's own.
    type(/^Primary manager phone/, '98234567')
    type(/^Phone number/, '612345679')
    expect(field(/^Primary manager phone/)).toHaveProperty('value', '98234567')
  })

  test('the manager’s phone goes on following the company’s when another field is changed and put back', async () => {
    fakeApi().on('get', PROFILE, profile)
    await drawn()
    type(/^Phone number/, '7')
    type(/^Email/, 'other@bazar.example')
    type(/^Email/, nobodyYet.user.email)
    type(/^Phone number/, '73226410')
    await waitFor(() => expect(field(/^Primary manager phone/)).toHaveProperty('value', '73226410'))
    await waitFor(() => expect(screen.queryByText('Phone number must be 8–15 digits')).toBeNull())
  })

  test('needs five fields to type, a choice and an agreement', async () => {
    fakeApi().on('get', PROFILE, profile)
    await drawn()
    fireEvent.change(field(/^Legal form/), { target: { value: 'SARL' } })
    type(/^Tax ID/, '1234567R/A/M/000')
    type(/^Phone number/, '73226410')
    type(/^Address/, '27, avenue Hédi Chaker')
    type(/^Postal code/, '4000')
    type(/^City/, 'Sousse')
    fireEvent.click(field(/^I agree to the terms and conditions/))
    await waitFor(() => expect(next()).toHaveProperty('disabled', false))
  })

  test.each([
    ['1234567A/A/M/000', /The letter after the seven digits does not match them/],
    ['1234567', /A Tunisian tax ID has seven digits and a letter/],
  ])('says what looks odd with the tax id %s, and takes it all the same', async (taxId, said) => {
    fakeApi().on('get', PROFILE, profile)
    await drawn()
    fillIn()
    type(/^Tax ID/, taxId)
    expect((await screen.findByText(said)).getAttribute('role')).toBe('status')
    await waitFor(() => expect(next()).toHaveProperty('disabled', false))
    // Abroad its form is another one.
    fireEvent.change(field(/^Country(?! code)/), { target: { value: 'FR' } })
    expect(screen.queryByText(said)).toBeNull()
  })

  test('asks what another legal form is called, and proposes some', async () => {
    fakeApi().on('get', PROFILE, profile)
    await drawn()
    expect(screen.queryByLabelText('Name of the legal form')).toBeNull()
    const forms = within(field(/^Legal form/)).getAllByText(/./, { selector: 'option' })
    expect(forms.map(({ textContent }) => textContent).slice(1)).toEqual([
      'SARL',
      'SA',
      'SAS',
      'SNC',
      'Sole Proprietorship',
      'Other',
    ])
    fireEvent.change(field(/^Legal form/), { target: { value: 'Other' } })
    const list = field('Name of the legal form').getAttribute('list')
    const proposed = [...(document.getElementById(list ?? '')?.children ?? [])].map((option) =>
      option.getAttribute('value'),
    )
    expect(proposed).toEqual(['SUARL', 'SCS', 'SCA'])
    fireEvent.change(field(/^Legal form/), { target: { value: 'SA' } })
    expect(screen.queryByLabelText('Name of the legal form')).toBeNull()
  })

  test('is not left without asking once something was typed', async () => {
    fakeApi().on('get', PROFILE, profile)
    const { router, user } = await drawn()
    await act(async () => type(/^City/, 'Sousse'))
    await act(() => router.navigate('/pricing'))
    expect(router.state.location.pathname).toBe('/signup/company')
    const question = within(await screen.findByRole('alertdialog', { hidden: true }))
    await user.click(question.getByText('Keep editing'))
    expect(field(/^City/)).toHaveProperty('value', 'Sousse')
  })

  test('may be named here when nobody knows its name', async () => {
    fakeApi().on('get', PROFILE, { ...profile, companyName: null })
    await drawn()
    expect(field(/^Company name/)).toHaveProperty('disabled', false)
  })

  test.each([
    [/^Tax ID/, 'x'.repeat(21), 'Max 20 characters'],
    [/^Email/, 'nobody', 'Invalid email format'],
    [/^Phone number/, '1234567', 'Phone number must be 8–15 digits'],
    [/^Phone number/, '1234567890123456', 'Phone number must be 8–15 digits'],
    [/^Address/, 'x'.repeat(251), 'Max 250 characters'],
    [/^Postal code/, '1234567', 'Max 6 characters'],
    [/^Primary manager name/, 'x'.repeat(61), 'Max 60 characters'],
    [/^Primary manager phone/, '123', 'Phone number must be 8–15 digits'],
    [/^Primary manager email/, 'nobody', 'Invalid email'],
  ])('says at once what is wrong with %s', async (name, value, said) => {
    fakeApi().on('get', PROFILE, profile)
    await drawn()
    type(name, value)
    // What is wrong with the company's phone is wrong with its copy, the manager's.
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0)
    expect(next()).toHaveProperty('disabled', true)
  })

  test.each([
    [/^Tax ID/, 'Tax ID is required'],
    [/^Email/, 'Email is required'],
    [/^Phone number/, 'Phone number is required'],
    [/^Address/, 'Address is required'],
    [/^Postal code/, 'Postal code is required'],
    [/^City/, 'City is required'],
    [/^Primary manager name/, 'Primary manager name is required'],
    [/^Primary manager phone/, 'Primary manager phone is required'],
    [/^Primary manager email/, 'Primary manager email is required'],
  ])('says that %s is needed once it was emptied', async (name, said) => {
    fakeApi().on('get', PROFILE, profile)
    await drawn()
    type(name, '1')
    type(name, '')
    expect(await screen.findByText(said)).toBeTruthy()
  })

  test('takes digits only for a phone, and a rate only while its flag is on', async () => {
    fakeApi().on('get', PROFILE, profile)
    await drawn()
    type(/^Phone number/, '73 ٢٢٦-410 b')
    expect(field(/^Phone number/)).toHaveProperty('value', '73226410')
    expect(field('Default VAT rate')).toHaveProperty('value', '19')
    expect(field('Default FODEC rate')).toHaveProperty('disabled', true)
    fireEvent.click(screen.getByLabelText('Subject to FODEC', { selector: 'input' }))
    await waitFor(() => expect(field('Default FODEC rate')).toHaveProperty('disabled', false))
    type('Default FODEC rate', '1')
    fireEvent.click(screen.getByLabelText('Subject to FODEC', { selector: 'input' }))
    await waitFor(() => expect(field('Default FODEC rate')).toHaveProperty('value', ''))
    fireEvent.click(screen.getByLabelText('Subject to VAT', { selector: 'input' }))
    await waitFor(() => expect(field('Default VAT rate')).toHaveProperty('disabled', true))
    await waitFor(() => expect(field('Default VAT rate')).toHaveProperty('value', ''))
  })

  test('is sent as a form with combined phones and its logo, and leads to the point of sale', async () => {
    const made = aCompany({ name: 'Bazar du Sahel' })
    const api = fakeApi().on('get', PROFILE, profile)
    api.on<CompanyProfile>('put', SAVE, ({ params }) => reply(aCompanyProfile({ id: params['id'] ?? '' }), 201))
    api.on('get', '/users/me', { user: aUser({ companyId: made.id }), company: made, pointsOfSale: [] })
    const { router } = await drawn()
    fillIn()
    const logo = new File(['a picture'], 'logo.png', { type: 'image/png' })
    expect(screen.getByText('Upload Company Logo')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Company Logo', { selector: 'input' }), { target: { files: [logo] } })
    expect(await screen.findByText('Change Logo')).toBeTruthy()
    expect(screen.getByAltText('Logo preview').getAttribute('src')).toBe('blob:the-logo')
    await waitFor(() => expect(next()).toHaveProperty('disabled', false))
    fireEvent.click(next())
    await waitFor(() => expect(router.state.location.pathname).toBe('/signup/pos'))
    const sent = api.callsTo('put', SAVE)[0]?.body as FormData
    expect(Object.fromEntries([...sent].filter(([name]) => name !== 'photo'))).toMatchObject({
      name: 'Bazar du Sahel',
      legalForm: 'SARL',
      phone: '+216 73226410',
      primaryManagerPhone: '+216 20123456',
      countryCode: 'TN',
      defaultCurrencyCode: 'TND',
      isVatSubject: 'true',
      defaultVatRate: '19',
      isFodecSubject: 'false',
      agree: 'true',
    })
    expect(sent.has('defaultFodecRate')).toBe(false)
    expect((sent.get('photo') as File).name).toBe('logo.png')
  })

  test('says what the server refuses at its field, and keeps what was typed', async () => {
    const errors = [{ pointer: '/phone', keyword: 'company.phoneDigits', message: 'This phone is refused' }]
    fakeApi().on('get', PROFILE, profile).on('put', SAVE, refusal('request.invalid', { errors }))
    await drawn()
    fillIn()
    await waitFor(() => expect(next()).toHaveProperty('disabled', false))
    fireEvent.click(next())
    expect(await screen.findByText('This phone is refused')).toBeTruthy()
    expect(field(/^City/)).toHaveProperty('value', 'Sousse')
  })

  test('shows that it is sent, once', async () => {
    let answer: (value: CompanyProfile) => void = () => undefined
    const api = fakeApi().on('get', PROFILE, profile)
    api.on<CompanyProfile>('put', SAVE, () => new Promise((resolve) => (answer = resolve)))
    api.on('get', '/users/me', { user: nobodyYet.user, company: null, pointsOfSale: [] })
    await drawn()
    fillIn()
    await waitFor(() => expect(next()).toHaveProperty('disabled', false))
    fireEvent.click(next())
    expect(await screen.findByText('Submitting...')).toBeTruthy()
    answer(aCompanyProfile())
    await waitFor(() => expect(api.callsTo('get', '/users/me')).toHaveLength(1))
    expect(api.callsTo('put', SAVE)).toHaveLength(1)
  })

  test('reads in Arabic, and follows a change of language in the middle', async () => {
    fakeApi().on('get', PROFILE, profile)
    const { container, i18n } = await drawn()
    type(/^Email/, 'nobody')
    await screen.findByText('Invalid email format')
    await i18n.changeLanguage('ar')
    expect(await screen.findByText('أنشئ شركتك للمتابعة')).toBeTruthy()
    expect(await screen.findByText('صيغة البريد الإلكتروني غير صحيحة')).toBeTruthy()
    expect(screen.getByText('تونس', { selector: 'option' })).toBeTruthy()
    await checkAccessibility(container)
  })
})

describe('the step is shown only to those who are at it', () => {
  test('nobody signs in first', async () => {
    const { router } = await renderPage(<CompanyStepPage />, { ...place, session: null })
    expect(router.state.location.pathname + router.state.location.search).toBe('/login?returnTo=%2Fsignup%2Fcompany')
  })

  test('who has a company goes on, and who has all of it goes to work', async () => {
    const working = aSession()
    const { router } = await renderPage(<CompanyStepPage />, { ...place, session: working })
    expect(router.state.location.pathname).toBe(`/${working.company?.id ?? ''}/${working.pointOfSale?.id ?? ''}/pos`)
    const second = await renderPage(<CompanyStepPage />, { ...place, session: aSession({ pointOfSale: null }) })
    expect(second.router.state.location.pathname).toBe('/signup/pos')
  })
})
