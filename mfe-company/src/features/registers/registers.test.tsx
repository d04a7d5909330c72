import { describe, expect, test } from '@jest/globals'
import type { Register, RegisterInput } from '@comptoir/contracts/company/registers'
import {
  aCompany,
  aSession,
  checkAccessibility,
  chooseAction,
  fakeApi,
  refusal,
  renderPage,
  reply,
} from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aRegister } from '../../testing/builders.ts'
import { locales } from '../../testing/locales.ts'
import { RegisterDialogs, RegistersSection, useRegisters } from './index.ts'

const register = aRegister({ pointOfSaleId: 'p1' })
const onDevice = aRegister({
  pointOfSaleId: 'p1',
  code: '1',
  name: 'Caisse 1',
  numbering: 'register',
  epoch: 2,
  lastNumber: 7,
})
const session = aSession({ company: aCompany({ id: 'c1' }) })
const place = { locales, session }
const ALL = '/:companyId/points-of-sale/:pointOfSaleId/registers'
const ONE = `${ALL}/:id`

const THROUGH_BROWSER = {
  printer: 'browser',
  printerAddress: null,
  paperWidthMm: 80,
  printsAtOnce: false,
  opensDrawer: false,
}

function twoRegisters() {
  return fakeApi().on<Register[]>('get', ALL, [onDevice, register])
}

function RegistersOfLaMarsa() {
  const registers = useRegisters('p1')
  return (
    <>
      <RegistersSection registers={registers} />
      <RegisterDialogs registers={registers} priceDisplay="inclTax" />
    </>
  )
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('the registers of a point of sale', () => {
  test('say who numbers them, up to where, and whether somebody sells', async () => {
    const busy = aRegister({ name: 'Caisse 3', code: '3', lastNumber: 0, openSessionId: register.id })
    twoRegisters().on<Register[]>('get', ALL, [onDevice, register, busy])
    await renderPage(<RegistersOfLaMarsa />, place)
    const first = within(await screen.findByRole('row', { name: /Caisse 1/ }))
    expect(first.getByText('Its device')).toBeTruthy()
    expect(first.getByText('7 (series 2)')).toBeTruthy()
    const server = within(screen.getByRole('row', { name: /Caisse 2/ }))
    expect(server.getByText('Server')).toBeTruthy()
    expect(server.getByText('41')).toBeTruthy()
    const open = within(screen.getByRole('row', { name: /Caisse 3/ }))
    expect(open.getByText('Session open')).toBeTruthy()
    expect(open.getByText('None yet')).toBeTruthy()
  })

  test('that cannot be read can be asked for again', async () => {
    const api = twoRegisters().on('get', ALL, refusal('server.unavailable'))
    const { user } = await renderPage(<RegistersOfLaMarsa />, place)
    expect(await screen.findByText('The registers could not be loaded')).toBeTruthy()
    api.on<Register[]>('get', ALL, [register])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('row', { name: /Caisse 2/ })).toBeTruthy()
  })

  test('one is added under its own id, its code in capitals', async () => {
    const api = twoRegisters().on<Register>('post', ALL, ({ body }) =>
      reply({ ...register, ...(body as RegisterInput) }, 201),
    )
    const { user } = await renderPage(<RegistersOfLaMarsa />, place)
    await user.click(await screen.findByRole('button', { name: 'Add a register' }))
    const form = await dialog('New register')
    await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Caisse terrasse')
    await user.type(form.getByRole('textbox', { name: /^Code/ }), 't1')
    await user.click(form.getByRole('button', { name: 'Save register' }))
    expect(await screen.findByText('Register “Caisse terrasse” saved')).toBeTruthy()
    const [call] = api.callsTo('post', ALL)
    expect(call?.body).toEqual({
      id: call?.headers.get('idempotency-key'),
      name: 'Caisse terrasse',
      code: 'T1',
      priceDisplay: null,
      ...THROUGH_BROWSER,
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('one shows prices in a way of its own, or as the point of sale does', async () => {
    const api = twoRegisters().on<Register>('put', ONE, register)
    const { user } = await renderPage(<RegistersOfLaMarsa />, place)
    await screen.findByRole('row', { name: /Caisse 2/ })
    await chooseAction(user, 'Caisse 2', 'Edit')
    const form = await dialog('Edit register')
    const display = form.getByLabelText('Price display')
    expect(within(display).getByText('The point of sale’s: Incl. tax')).toHaveProperty('selected', true)
    await user.selectOptions(display, 'Incl. and excl. tax')
    await user.click(form.getByRole('button', { name: 'Save register' }))
    await waitFor(() => expect(api.callsTo('put', ONE)).toHaveLength(1))
    expect(api.callsTo('put', ONE)[0]?.body).toEqual({
      ...{ name: 'Caisse 2', code: '2', priceDisplay: 'both' },
      ...THROUGH_BROWSER,
    })
  })

  test('one prints on a ticket printer of the network, whose address is asked for only then', async () => {
    const api = twoRegisters().on<Register>('put', ONE, register)
    const { user } = await renderPage(<RegistersOfLaMarsa />, place)
    await screen.findByRole('row', { name: /Caisse 2/ })
    await chooseAction(user, 'Caisse 2', 'Edit')
    const form = await dialog('Edit register')
    expect(form.queryByLabelText(/^Address of the printer/)).toBeNull()
    await user.selectOptions(form.getByLabelText(/^Printer/), 'Ticket printer, network')
    await user.type(form.getByLabelText(/^Address of the printer/), '8.8.8.8')
    await user.selectOptions(form.getByLabelText(/^Width of the paper/), '58 mm')
    await user.click(form.getByLabelText('Print each ticket when it is sold'))
    await user.click(form.getByLabelText('Open the drawer for cash'))
    const message = 'A printer has an IP address of your own network'
    const errors = [{ pointer: '/printerAddress', keyword: 'register.printerAddressUnfit', message }]
    api.on('put', ONE, refusal('register.printerAddressUnfit', { errors }))
    await user.click(form.getByRole('button', { name: 'Save register' }))
    expect(await form.findByText(message)).toBeTruthy()
    api.on<Register>('put', ONE, register)
    await user.clear(form.getByLabelText(/^Address of the printer/))
    await user.type(form.getByLabelText(/^Address of the printer/), '192.168.1.50')
    await user.click(form.getByRole('button', { name: 'Save register' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsTo('put', ONE).at(-1)?.body).toMatchObject({
      printer: 'network',
      printerAddress: '192.168.1.50',
      paperWidthMm: 58,
      printsAtOnce: true,
      opensDrawer: true,
    })
  })

  test('a code that is taken is said in the dialog, which stays', async () => {
    const errors = [{ pointer: '/code', keyword: 'register.codeTaken', message: 'The code 1 is taken' }]
    twoRegisters().on('post', ALL, refusal('register.codeTaken', { params: { code: '1' }, errors }))
    const { user } = await renderPage(<RegistersOfLaMarsa />, place)
    await user.click(await screen.findByRole('button', { name: 'Add a register' }))
    const form = await dialog('New register')
    await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Twice')
    await user.type(form.getByRole('textbox', { name: /^Code/ }), '1')
    await user.click(form.getByRole('button', { name: 'Save register' }))
    expect(await form.findByText('The code 1 is taken')).toBeTruthy()
  })

  test('one is renamed on the version that was read', async () => {
    const api = twoRegisters().on<Register>('put', ONE, { ...register, name: 'Caisse rapide', version: 7 })
    const { user } = await renderPage(<RegistersOfLaMarsa />, place)
    await chooseAction(user, 'Caisse 2', 'Edit')
    const form = await dialog('Edit register')
    await user.clear(form.getByRole('textbox', { name: /^Name/ }))
    await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Caisse rapide')
    await user.click(form.getByRole('button', { name: 'Save register' }))
    expect(await screen.findByText('Register “Caisse rapide” saved')).toBeTruthy()
    const [call] = api.callsTo('put', ONE)
    expect(call?.headers.get('if-match')).toBe('"6"')
    expect(call?.body).toEqual({
      ...{ name: 'Caisse rapide', code: '2', priceDisplay: null },
      ...THROUGH_BROWSER,
    })
  })

  test('one is made inactive at once; while somebody sells on it the reason is told', async () => {
    const api = twoRegisters().on<Register>('put', ONE, { ...register, isActive: false })
    const { user } = await renderPage(<RegistersOfLaMarsa />, place)
    await chooseAction(user, 'Caisse 2', 'Deactivate')
    expect(await screen.findByText('Register “Caisse 2” is now inactive')).toBeTruthy()
    expect(api.callsTo('put', ONE)[0]?.body).toEqual({ code: '2', name: 'Caisse 2', isActive: false })
    api.on('put', ONE, refusal('register.sessionOpen', { params: { by: 'Amira' } }))
    await chooseAction(user, 'Caisse 1', 'Deactivate')
    expect(await screen.findByText(/Amira/)).toBeTruthy()
  })

  test('one is deleted after a question', async () => {
    const api = twoRegisters().on('delete', ONE, reply(undefined))
    const { user } = await renderPage(<RegistersOfLaMarsa />, place)
    await chooseAction(user, 'Caisse 2', 'Delete')
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Delete Caisse 2?' })).getByRole('button', {
        name: 'Delete register',
      }),
    )
    expect(await screen.findByText('Register “Caisse 2” deleted')).toBeTruthy()
    expect(api.callsTo('delete', ONE).map(({ params }) => params['id'])).toEqual([register.id])
  })
})

test('reads in Arabic', async () => {
  twoRegisters()
  const { container } = await renderPage(<RegistersOfLaMarsa />, { ...place, language: 'ar' })
  const row = within(await screen.findByRole('row', { name: /Caisse 1/ }))
  expect(row.getByText('جهازه')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'إضافة صندوق' })).toBeTruthy()
  await checkAccessibility(container)
})
