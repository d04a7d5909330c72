import { beforeEach, describe, expect, test } from '@jest/globals'
import type { Register } from '@comptoir/contracts/company/registers'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import type { CashierSwitch } from '@comptoir/contracts/sales/cashier-switches'
import { heldAt, newId } from '@comptoir/platform'
import { checkAccessibility, reply } from '@comptoir/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { ticketsSent } from '../../testing/a-shop.ts'
import { aCashSession, aRegister } from '../../testing/a-session.ts'
import {
  AMIRA,
  atTheCounter,
  comes,
  cover,
  isOpen,
  lockButton,
  PROOF,
  SESSION,
  SONIA,
  SWITCHES,
  tile,
  type,
} from './testing/a-covered-counter.tsx'

beforeEach(() => localStorage.clear())

describe('somebody else', () => {
  test('opens it by their PIN: the bar and the ticket name them, the open ticket stays', async () => {
    const { api, user, page, container } = await atTheCounter()
    await user.click(await tile(/^Harissa/))
    await comes(user)
    expect(await screen.findByText('Sonia Trabelsi sells')).toBeTruthy()
    await checkAccessibility(container)
    expect(heldAt()?.[0]).toBe(page.route)
    await user.keyboard('{F10}')
    const [ticket] = await ticketsSent(api)
    expect(ticket).toMatchObject({ cashierId: SONIA.id, cashSessionId: 's1', seller: { cashier: SONIA.name } })
  })

  test('does there what they may, and leads nowhere else', async () => {
    const { user } = await atTheCounter()
    expect(await screen.findByRole('link', { name: 'X report' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Close the register' })).toBeTruthy()
    await comes(user)
    expect(screen.queryByRole('link', { name: 'X report' })).toBeNull()
    await user.keyboard('{Insert}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each([
    ['closing', '{Control>}{End}{/Control}'],
    ['a payment of a debt', '{Control>}{F8}{/Control}'],
  ])('is told why %s is not theirs, and what to do', async (_, key) => {
    const { api, user } = await atTheCounter({ role: 'manager' })
    await lockButton()
    await comes(user)
    await user.keyboard(key)
    expect(await screen.findByText(/^Amira Bouazizi opened this session/)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(api.callsTo('post', `${SESSION}/count`)).toEqual([])
  })

  test.each([
    ['Close the register', /^Amira Bouazizi opened this session/],
    ['X report', /^Sonia Trabelsi may not do this here/],
    ['Return', /^Sonia Trabelsi may not do this here/],
    ['Cash in/out', /^Sonia Trabelsi may not do this here/],
  ])('is told so by the button too: %s', async (name, why) => {
    const { user } = await atTheCounter()
    await comes(user)
    const [button] = screen.getAllByRole('button', { name })
    if (button) await user.click(button)
    expect(await screen.findAllByText(why)).not.toHaveLength(0)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('can ask for what they may once it is approved, whatever whoever is signed in may', async () => {
    const { api, user } = await atTheCounter({ role: 'manager' })
    const until = new Date(Date.now() + 3_600_000).toISOString()
    const ofSonia = { permissions: ['sales.write'], approvals: ['sales.exceedDiscount'] }
    api.on<CashierSwitch>('post', SWITCHES, () => reply({ cashier: SONIA, ...ofSonia, until }, 201))
    await comes(user)
    await user.click(await tile(/^Thé vert/))
    await user.keyboard('{F4}')
    expect(await screen.findByText('Above 20%: somebody approves it when it is paid.')).toBeTruthy()
  })

  test('stays the one who sells when it is started anew, until whoever is signed in comes back', async () => {
    const { api, user, router, page } = await atTheCounter()
    await comes(user)
    await act(() => router.navigate('/elsewhere'))
    await act(() => router.navigate(page.route))
    await user.click(await screen.findByRole('button', { name: /^Sonia Trabelsi: lock/ }))
    await user.click(await (await cover()).findByRole('button', { name: AMIRA.name }))
    await type(user, '4711')
    await isOpen()
    expect(api.callsTo('post', SWITCHES)).toHaveLength(2)
    await screen.findByRole('button', { name: /^Amira Bouazizi: lock/ })
    expect(heldAt()).toBeNull()
  })
})

describe('a counter whose session is closed elsewhere', () => {
  const REGISTERS = '/:companyId/points-of-sale/p1/registers'
  type Shop = Awaited<ReturnType<typeof atTheCounter>>
  const closed = ({ api, register }: Shop) => api.on<Register[]>('get', REGISTERS, [register])
  const counted = ({ api, register: { id } }: Shop) =>
    api.on<CashSession>('get', SESSION, aCashSession({ id: 's1', registerId: id, state: 'counting' }))
  const elsewhere = ({ api, register }: Shop) => {
    const other = aRegister({ id: newId(), name: 'Caisse 3', openSessionId: 's3' })
    api.on<Register[]>('get', REGISTERS, [register, other])
    api.on<CashSession>('get', SESSION, aCashSession({ id: 's3', registerId: other.id }))
  }
  const leave = async ({ user }: Shop) => {
    await user.click(await lockButton())
    await cover()
  }
  const handOver = async (shop: Shop) => {
    await leave(shop)
    await shop.user.click(await (await cover()).findByRole('button', { name: SONIA.name }))
    await shop.user.type((await cover()).getByLabelText(/^PIN, or badge/), '5822{Enter}')
    await isOpen()
  }
  const lookAgain = ({ queryClient }: Shop) => act(() => queryClient.invalidateQueries())

  test.each([
    ['covered, and closed', leave, closed, 'Open the register'],
    ['handed over, and closed', handOver, closed, 'Open the register'],
    ['handed over, and counted', handOver, counted, 'Count the drawer'],
  ])('is covered until whoever is signed in shows that they are back: %s', async (_, go, end, then) => {
    const shop = await atTheCounter()
    await go(shop)
    end(shop)
    await lookAgain(shop)
    await waitFor(() => expect(shop.container.querySelector('[data-zone]')).toBeNull())
    const screenOver = await cover()
    expect(screen.queryAllByText(then)).toEqual([])
    expect(screenOver.queryByRole('button', { name: SONIA.name })).toBeNull()
    const field = await screenOver.findByLabelText(/^PIN, or badge/)
    await shop.user.type(field, '5822{Enter}')
    await waitFor(() => expect(shop.api.callsTo('post', PROOF)).toHaveLength(1))
    expect(heldAt()?.[0]).toBe(shop.page.route)
    await shop.user.type(field, '4711{Enter}')
    await isOpen()
    expect(await screen.findAllByText(then)).not.toEqual([])
    expect(heldAt()).toBeNull()
  })

  test('is covered in another session too, at whatever register', async () => {
    const shop = await atTheCounter()
    await handOver(shop)
    elsewhere(shop)
    await lookAgain(shop)
    await screen.findByText(/Caisse 3/)
    expect(await cover()).toBeTruthy()
    expect(heldAt()?.[0]).toBe(shop.page.route)
  })
})
