import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { CounterKeys } from '@comptoir/contracts/company/counter-keys'
import type { Device, Devices, Profile } from '@comptoir/contracts/identity/accounts'
import {
  aProblem,
  aSession,
  checkAccessibility,
  fakeApi,
  refusal,
  reply,
  renderPage,
  type FakeApi,
} from '@comptoir/testing'
import { ProfilePage } from './profile.page.tsx'

const at = '2026-11-20T09:30:00.000Z'

function aProfile(given: Partial<Profile> = {}): Profile {
  return {
    name: 'Amel Trabelsi',
    email: 'amel@example.tn',
    language: null,
    companyName: null,
    hasSecondFactor: false,
    isSecondFactorRequired: false,
    recoveryCodeCount: 0,
    ...given,
  }
}
function aDevice(given: Partial<Device> = {}): Device {
  return {
    id: '019a0000-0000-7000-8000-000000000001',
    browser: 'Chrome',
    system: 'Windows',
    signedInAt: at,
    lastSeenAt: at,
    isThisOne: true,
    ...given,
  }
}

const telephone = aDevice({
  id: '019a0000-0000-7000-8000-000000000002',
  system: 'Android',
  isThisOne: false,
})
const session = aSession()

let api: FakeApi

beforeEach(() => {
  const { user, company, pointsOfSale } = session
  api = fakeApi()
    .on<Profile>('get', '/users/me/profile', aProfile())
    .on<Devices>('get', '/users/me/devices', { data: [aDevice(), telephone] })
    .on('get', '/users/me', { user, company, pointsOfSale })
    .on<CounterKeys>('get', '/:companyId/counter-keys/own', { pinSetAt: null, badgeMadeAt: null })
})

const open = (language: 'en' | 'ar' = 'en') => renderPage(<ProfilePage />, { session, language, own: 'profile' })
const press = (name: string) => screen.getByRole('button', { name })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const sent = (method: 'put' | 'post' | 'delete', path: string) => api.callsTo(method, path).map(({ body }) => body)

describe('who one is', () => {
  test('name and language can be changed, the address cannot', async () => {
    api.on('put', '/users/me/profile', aProfile({ name: 'Amel Ben Ali', language: 'fr' }))
    const { user, container, i18n } = await open()
    const name = await screen.findByRole('textbox', { name: /Name/ })
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).readOnly).toBe(true)
    await user.clear(name)
    await user.click(press('Save'))
    expect(await screen.findByText('Enter your name')).toBeTruthy()
    await user.type(name, ' Amel Ben Ali ')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language for pages and emails' }), 'fr')
    await checkAccessibility(container)
    await user.click(press('Save'))
    await waitFor(() => expect(sent('put', '/users/me/profile')).toEqual([{ name: 'Amel Ben Ali', language: 'fr' }]))
    await waitFor(() => expect(i18n.language).toBe('fr'))
  })

  test('a failure can be tried again', async () => {
    api.on('get', '/users/me/profile', refusal('server.unavailable'))
    const { user } = await open()
    await screen.findByText('Your profile could not be loaded')
    api.on('get', '/users/me/profile', aProfile())
    await user.click(press('Try again'))
    expect(await screen.findByRole('heading', { name: 'Personal details' })).toBeTruthy()
  })

  test('the appearance holds at once', async () => {
    const { user } = await open()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Appearance' }), 'dark')
    expect(localStorage.getItem('theme')).toBe('dark')
  })
})

describe('the PIN for the counter', () => {
  const OWN = '/:companyId/counter-keys/own'

  test('is typed twice and set with the password', async () => {
    api.on<CounterKeys>('put', OWN, { pinSetAt: at, badgeMadeAt: null })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Set a PIN' }))
    const setting = await dialog('PIN for the counter')
    await user.type(await setting.findByLabelText(/^PIN for the counter/), '471')
    await user.type(setting.getByLabelText(/^The same PIN again/), '4712')
    await user.click(setting.getByRole('button', { name: 'Save' }))
    expect(await setting.findByText('The two PINs differ')).toBeTruthy()
    expect(sent('put', OWN)).toEqual([])
    await user.type(setting.getByLabelText(/^PIN for the counter/), '2')
    await user.type(setting.getByLabelText(/^Current password/), 'figs in the sun')
    api.on<CounterKeys>('get', OWN, { pinSetAt: at, badgeMadeAt: null })
    await user.click(setting.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Your profile has been saved')).toBeTruthy()
    expect(sent('put', OWN)).toEqual([{ pin: '4712', currentPassword: 'figs in the sun' }])
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeTruthy()
  })

  test('is removed', async () => {
    api.on<CounterKeys>('get', OWN, { pinSetAt: at, badgeMadeAt: null }).on('delete', OWN, reply(undefined, 204))
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete PIN for the counter?' }))
    expect(sent('delete', OWN)).toEqual([])
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Your profile has been saved')).toBeTruthy()
    expect(sent('delete', OWN)).toHaveLength(1)
  })
})

describe('the second factor', () => {
  test('is set up by picture or key, confirmed by a code, and gives recovery codes once', async () => {
    api
      .on('post', '/users/me/second-factor', {
        secret: 'JBSWY3DPEHPK3PXP',
        address: 'otpauth://totp/Comptoir:amel@example.tn?secret=JBSWY3DPEHPK3PXP&issuer=Comptoir',
      })
      .on('post', '/users/me/second-factor/confirm', { codes: ['abcd-efgh', 'ijkl-mnop'] })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Set up' }))
    const setUp = await dialog('Set up two-step sign-in')
    expect(await setUp.findByRole('img', { name: 'QR code for the authenticator app' })).toBeTruthy()
    expect(setUp.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
    await user.click(setUp.getByRole('button', { name: 'Turn on' }))
    expect(await setUp.findByText('Enter the six digits from the app')).toBeTruthy()
    await user.type(setUp.getByRole('textbox', { name: /Code shown by the app/ }), '123456')
    await checkAccessibility(document.body)
    api.on('get', '/users/me/profile', aProfile({ hasSecondFactor: true, recoveryCodeCount: 2 }))
    await user.click(setUp.getByRole('button', { name: 'Turn on' }))
    const codes = await dialog('Your recovery codes')
    expect(sent('post', '/users/me/second-factor/confirm')).toEqual([{ code: '123456' }])
    await user.click(codes.getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe('abcd-efgh\nijkl-mnop')
    const printing = jest.spyOn(globalThis, 'print').mockImplementation(() => undefined)
    await user.click(codes.getByRole('button', { name: 'Print' }))
    expect(printing).toHaveBeenCalled()
    await user.click(codes.getByRole('button', { name: 'I have saved them' }))
    expect(await screen.findByText('2 recovery codes left')).toBeTruthy()
    expect(screen.queryByText('abcd-efgh')).toBeNull()
  })

  test('stays off while the code is wrong', async () => {
    api
      .on('post', '/users/me/second-factor', { secret: 'JBSWY3DP', address: 'otpauth://totp/x?secret=JBSWY3DP' })
      .on('post', '/users/me/second-factor/confirm', refusal('auth.invalidCredentials'))
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Set up' }))
    const setUp = await dialog('Set up two-step sign-in')
    await user.type(await setUp.findByRole('textbox', { name: /Code shown by the app/ }), '000000')
    await waitFor(() => expect(setUp.getByRole('button', { name: 'Turn on' }).hasAttribute('disabled')).toBe(false))
    await user.click(setUp.getByRole('button', { name: 'Turn on' }))
    expect(await screen.findByText(aProblem('auth.invalidCredentials').message)).toBeTruthy()
    expect(screen.getByRole('dialog', { name: 'Set up two-step sign-in' })).toBeTruthy()
  })

  test('is taken away with the password and a code', async () => {
    api.on('get', '/users/me/profile', aProfile({ hasSecondFactor: true, recoveryCodeCount: 1 }))
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Turn off' }))
    const question = await dialog('Turn off')
    await user.click(question.getByRole('button', { name: 'Turn off' }))
    expect(await question.findByText('Enter your password')).toBeTruthy()
    expect(question.getByText('Enter a code from the app, or a recovery code')).toBeTruthy()
    await user.type(question.getByLabelText(/^Password/), 'secret of mine')
    await user.type(question.getByRole('textbox', { name: /^Code from the app/ }), ' 123 456 ')
    const message = aProblem('secondFactor.codeWrong').message
    api.on(
      'post',
      '/users/me/second-factor/remove',
      refusal('secondFactor.codeWrong', { errors: [{ pointer: '/code', keyword: 'secondFactor.codeWrong', message }] }),
    )
    await user.click(question.getByRole('button', { name: 'Turn off' }))
    expect(await question.findByText(message)).toBeTruthy()
    api.on('post', '/users/me/second-factor/remove', reply(undefined))
    await user.click(question.getByRole('button', { name: 'Turn off' }))
    expect(await screen.findByText('Two-step sign-in is off')).toBeTruthy()
    expect(sent('post', '/users/me/second-factor/remove').at(-1)).toEqual({
      password: 'secret of mine',
      code: '123 456',
    })
  })

  test('cannot be taken away where it is compulsory; new recovery codes can be made', async () => {
    api
      .on(
        'get',
        '/users/me/profile',
        aProfile({ hasSecondFactor: true, isSecondFactorRequired: true, recoveryCodeCount: 0 }),
      )
      .on('post', '/users/me/second-factor/recovery-codes', { codes: ['qrst-uvwx'] })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'New recovery codes' }))
    expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull()
    const question = await dialog('New recovery codes')
    await user.type(question.getByLabelText(/^Password/), 'secret of mine')
    await user.type(question.getByRole('textbox', { name: /^Code from the app/ }), '123456')
    await user.click(question.getByRole('button', { name: 'Create new codes' }))
    expect(await screen.findByText('qrst-uvwx')).toBeTruthy()
  })
})

describe('the devices', () => {
  test('are named, this one is marked and cannot be signed out from here', async () => {
    api.on('delete', `/users/me/devices/${telephone.id}`, reply(undefined))
    const { user } = await open()
    const own = within(await screen.findByRole('row', { name: /Chrome on Windows/ }))
    expect(own.getByText('This device')).toBeTruthy()
    expect(own.queryByRole('button')).toBeNull()
    await user.click(press('Sign out Chrome on Android'))
    expect(await screen.findByText('The device is signed out')).toBeTruthy()
    expect(api.callsTo('delete', '/users/me/devices/:id')).toHaveLength(1)
  })

  test('are told ten at a time, this one first, and all of them when asked for', async () => {
    const others = Array.from({ length: 20 }, (_, index) =>
      aDevice({
        id: `019a0000-0000-7000-8000-${String(index + 10).padStart(12, '0')}`,
        browser: 'Safari',
        isThisOne: false,
      }),
    )
    api.on<Devices>('get', '/users/me/devices', { data: [...others, aDevice()] })
    const { user } = await open()
    const own = await screen.findByRole('row', { name: /Chrome on Windows/ })
    expect(within(screen.getByRole('table')).getAllByRole('row').indexOf(own)).toBe(1)
    expect(screen.getAllByRole('button', { name: /^Sign out Safari/ })).toHaveLength(9)
    await user.click(press('Show all devices (21)'))
    expect(screen.getAllByRole('button', { name: /^Sign out Safari/ })).toHaveLength(20)
  })

  test('all others can be signed out, after a question', async () => {
    api.on('delete', '/users/me/devices', reply(undefined))
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Sign out all other devices' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Sign out all other devices' }))
    expect(await screen.findByText('All other devices are signed out')).toBeTruthy()
    expect(api.callsTo('delete', '/users/me/devices')).toHaveLength(1)
  })
})

test('the page speaks Arabic', async () => {
  await open('ar')
  expect(await screen.findByRole('heading', { level: 1, name: 'ملفّي الشخصي' })).toBeTruthy()
})
