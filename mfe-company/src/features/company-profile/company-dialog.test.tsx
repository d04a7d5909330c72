import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { CompanyProfile } from '@comptoir/contracts/company/company-profile'
import { aCompany, aSession, fakeApi, refusal, renderPage, reply } from '@comptoir/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { aCompanyProfile } from '../../testing/builders.ts'
import { locales } from '../../testing/locales.ts'
import { CompanyDialog } from './company-dialog.tsx'

const company = aCompany({ name: 'Bazar du Sahel' })
const profile = aCompanyProfile({ id: company.id, itManager: 'Sami', itManagerPhone: '+33 612345678', version: 4 })
const place = {
  locales,
  session: aSession({ company }),
  path: '/:companyId/:pointOfSaleId/products',
  route: '/c/p/products',
}
const INFO = '/company/:id'
const PHOTO = '/company/photo'

// Found by their labels: asking a page with every country thrice for its roles takes long.
const field = (name: RegExp | string) => screen.getByLabelText(name)
const type = (name: RegExp | string, value: string) => fireEvent.change(field(name), { target: { value } })
const save = () => screen.getByText('Save').closest('button') ?? document.body
const reload = jest.fn()
const onClose = jest.fn()

async function opened(options: Partial<Parameters<typeof renderPage>[1]> = {}) {
  const page = await renderPage(<CompanyDialog isOpen onClose={onClose} reload={reload} />, { ...place, ...options })
  return page
}
const shown = () => screen.findByDisplayValue('Bazar du Sahel')

/** In the notice, and in the dialog. */
const saidTwice = (text: string) => waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))

beforeEach(() => {
  URL.createObjectURL = () => 'blob:the-logo'
  URL.revokeObjectURL = () => undefined
  reload.mockClear()
  onClose.mockClear()
})

describe('the company, edited in its dialog', () => {
  test('is read when it opens, with its logo, its phones split and its IT manager; nothing asks for terms', async () => {
    const api = fakeApi()
      .on('get', INFO, { ...profile, phone: '+216 73 226 410', hasPhoto: true })
      .on('get', PHOTO, reply('picture'))
    await opened()
    await shown()
    expect(screen.getByText('Edit Your Company Informations')).toBeTruthy()
    expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'Company Information',
        'Location',
        'Manager Information',
        'IT Manager Information',
        'Company Settings',
        'Company Logo',
      ]),
    )
    expect(field(/^Company name/)).toHaveProperty('disabled', false)
    expect(field('Country code: Phone number')).toHaveProperty('value', '+216')
    expect(field(/^Phone number/)).toHaveProperty('value', '73226410')
    expect(field('Country code: Primary manager phone')).toHaveProperty('value', '+216')
    expect(field(/^Primary manager phone/)).toHaveProperty('value', '20123456')
    expect(field('Country code: IT manager phone')).toHaveProperty('value', '+33')
    expect(field('IT manager phone')).toHaveProperty('value', '612345678')
    expect(field('IT manager name')).toHaveProperty('value', 'Sami')
    expect(screen.queryByLabelText(/I agree/)).toBeNull()
    expect(screen.getByText('Change Logo')).toBeTruthy()
    expect(screen.getByAltText('Logo preview').getAttribute('src')).toBe('blob:the-logo')
    expect(api.callsTo('get', PHOTO)).toHaveLength(1)
    expect(save()).toHaveProperty('disabled', false)
    // A company that is there already may do without.
    expect(field(/^Legal form/).getAttribute('aria-required')).toBe('false')
  })

  test('says what it waits for before it can be saved', async () => {
    fakeApi().on('get', INFO, profile)
    await opened()
    await shown()
    expect(screen.queryByText('Fill in the fields marked * to save.')).toBeNull()
    type(/^City/, '')
    expect(await screen.findByText('Fill in the fields marked * to save.')).toBeTruthy()
    expect(save()).toHaveProperty('disabled', true)
  })

  test('asks for no logo where there is none, and says how to add one', async () => {
    const api = fakeApi().on('get', INFO, profile).on('get', PHOTO, reply('picture'))
    await opened()
    await shown()
    expect(screen.getByText('Upload Company Logo')).toBeTruthy()
    expect(api.callsTo('get', PHOTO)).toEqual([])
  })

  test('says that it could not be read, and reads it again on demand', async () => {
    const api = fakeApi().on('get', INFO, refusal('server.unavailable'))
    const { user } = await opened()
    await saidTwice('Failed to load company info')
    api.on('get', INFO, profile)
    await user.click(screen.getByText('Try again'))
    expect(await shown()).toBeTruthy()
  })

  test('says the same when its logo could not be read', async () => {
    fakeApi()
      .on('get', INFO, { ...profile, hasPhoto: true })
      .on('get', PHOTO, refusal('company.photoMissing'))
    await opened()
    await saidTwice('Failed to load company info')
  })

  test('finds errors on submit, sends nothing, and waits until they are mended', async () => {
    const api = fakeApi().on('get', INFO, profile)
    await opened()
    await shown()
    type(/^Email/, 'nobody')
    type(/^Postal code/, '1234567')
    expect(screen.queryByText('Invalid email format')).toBeNull()
    fireEvent.click(save())
    expect(await screen.findByText('Invalid email format')).toBeTruthy()
    expect(screen.getByText('Max 6 characters')).toBeTruthy()
    expect(save()).toHaveProperty('disabled', true)
    type(/^Email/, 'info@bazar.example')
    type(/^Postal code/, '4000')
    await waitFor(() => expect(save()).toHaveProperty('disabled', false))
    expect(api.callsTo('put', INFO)).toEqual([])
  })

  test('waits while something required is blank; neither the legal form nor the IT manager is', async () => {
    fakeApi().on('get', INFO, { ...profile, legalForm: null, itManager: null, itManagerPhone: null })
    await opened()
    await shown()
    expect(save()).toHaveProperty('disabled', false)
    type(/^City/, '')
    await waitFor(() => expect(save()).toHaveProperty('disabled', true))
  })

  test('is sent whole on the version that was read, says so, and the page begins anew', async () => {
    const api = fakeApi().on('get', INFO, profile)
    let answer: (value: CompanyProfile) => void = () => undefined
    api.on<CompanyProfile>('put', INFO, () => new Promise((resolve) => (answer = resolve)))
    await opened()
    await shown()
    type(/^City/, 'Monastir')
    fireEvent.change(field(/^Legal form/), { target: { value: 'Other' } })
    type(/^Name of the legal form/, 'SUARL')
    type('Where stock runs out', 'block')
    type('Price display', 'both')
    type('Cash rounding', '50')
    const logo = new File(['a picture'], 'logo.png', { type: 'image/png' })
    fireEvent.change(screen.getByLabelText('Company Logo', { selector: 'input' }), { target: { files: [logo] } })
    fireEvent.click(save())
    expect(await screen.findByText('Submitting...')).toBeTruthy()
    answer({ ...profile, city: 'Monastir', version: 5 })
    expect(await screen.findByText('Company info updated successfully')).toBeTruthy()
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    const sent = api.callsTo('put', INFO)[0]
    expect(sent?.headers.get('if-match')).toBe('"4"')
    const form = sent?.body as FormData
    expect(Object.fromEntries([...form].filter(([name]) => name !== 'photo'))).toMatchObject({
      city: 'Monastir',
      legalForm: 'Other',
      otherLegalForm: 'SUARL',
      stockPolicy: 'block',
      priceDisplay: 'both',
      cashStepMinor: '50',
      phone: '+216 73226410',
      primaryManagerPhone: '+216 20123456',
      itManager: 'Sami',
      itManagerPhone: '+33 612345678',
      isFodecSubject: 'false',
    })
    expect([form.has('agree'), form.has('itManagerEmail'), form.has('defaultFodecRate')]).toEqual([false, false, false])
    expect((form.get('photo') as File).name).toBe('logo.png')
  })

  test('says that it could not be saved and why, at the field where there is one, and keeps what was typed', async () => {
    const errors = [{ pointer: '/itManagerPhone', keyword: 'pattern', message: 'This phone is refused' }]
    const api = fakeApi().on('get', INFO, profile).on('put', INFO, refusal('request.invalid', { errors }))
    await opened()
    await shown()
    type(/^City/, 'Monastir')
    fireEvent.click(save())
    expect(await screen.findByText('Failed to update company info')).toBeTruthy()
    expect(await screen.findByText('This phone is refused')).toBeTruthy()
    type('IT manager phone', '612345679')
    await waitFor(() => expect(save()).toHaveProperty('disabled', false))
    api.on('put', INFO, refusal('server.unavailable', { message: 'Try later' }))
    fireEvent.click(save())
    expect(await screen.findByText('Try later')).toBeTruthy()
    expect(field(/^City/)).toHaveProperty('value', 'Monastir')
    expect(reload).not.toHaveBeenCalled()
  })

  test.each([
    ['fr', 'Modifiez les informations de votre société', 'Informations du responsable informatique'],
    ['ar', 'عدّل معلومات شركتك', 'معلومات مسؤول الإعلامية'],
  ] as const)('reads in %s', async (language, title, section) => {
    fakeApi().on('get', INFO, profile)
    await opened({ language })
    await shown()
    expect(screen.getByText(title)).toBeTruthy()
    expect(screen.getByText(section)).toBeTruthy()
  })
})
