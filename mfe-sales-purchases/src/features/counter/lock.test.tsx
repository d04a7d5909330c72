import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { OwnProof } from '@comptoir/contracts/company/counter-keys'
import type { Approvable } from '@comptoir/contracts/role-permissions'
import type { Approvers } from '@comptoir/contracts/sales/approvals'
import type { Register } from '@comptoir/contracts/company/registers'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import type { Cashiers, CashierSwitch, CashierSwitchInput } from '@comptoir/contracts/sales/cashier-switches'
import type { SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { heldAt, newId } from '@comptoir/platform'
import { aPage, checkAccessibility, refusal, renderPage, reply } from '@comptoir/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aShop, ticketsSent } from '../../testing/a-shop.ts'
import { aCashSession, aRegister } from '../../testing/a-session.ts'
import { scan } from '../../testing/scan.ts'
import { CounterPage } from './counter.page.tsx'
import { keepLock, openCommands } from './commands/kept-commands.ts'

/** The hour and what looks at it from time to time go by the test. */
const UNTOUCHED = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const

const PROOF = '/:companyId/counter-keys/own/proof'
const SESSION = '/:companyId/cash-sessions/:id'
const SWITCHES = '/:companyId/cashier-switches'
const BADGE = 'BADGE0123456789ABCDEF'
const AMIRA = { id: 'u1', name: 'Amira Bouazizi' }
const SONIA = { id: 'u2', name: 'Sonia Trabelsi' }
/** What Sonia may do; she sells no custom items. */
const OF_SONIA = { permissions: ['sales.write', 'sales.exceedDiscount'], approvals: [] }

const tile = (name: RegExp) => screen.findByRole('button', { name })
/** The page of tests is as narrow as a telephone, which has the key alone. */
const lockButton = () => screen.findByRole('button', { name: 'Lock the counter', hidden: true })
const cart = () => within(screen.getByRole('region', { name: 'Cart', hidden: true }))
const cover = async () => within(await screen.findByRole('alertdialog', { name: /^Locked by/ }))
const isOpen = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
const covered = (container: HTMLElement) => container.querySelector('[data-covered]') !== null

async function atTheCounter({
  approvals = [],
  ...options
}: Parameters<typeof aShop>[0] & { approvals?: Approvable[] } = {}) {
  const shop = aShop(options)
  const { user: signedIn } = shop.page.session
  const page = { ...shop.page, session: { ...shop.page.session, user: { ...signedIn, approvals } } }
  shop.api
    .on('post', PROOF, ({ body }) => {
      const proof = body as OwnProof
      const isRight =
        (proof.kind === 'pin' && proof.pin === '4711') ||
        (proof.kind === 'badge' && proof.code === BADGE) ||
        (proof.kind === 'password' && proof.password === 'right')
      return isRight ? reply(undefined, 204) : refusal('counterKey.notYours', { status: 422 })
    })
    .on<Approvers>('get', '/:companyId/approvals/approvers', { data: [SONIA] })
    .on<PaginatedOf<SaleRow>>('get', '/:companyId/sales/paginated', aPage([]))
    .on<Cashiers>('get', `${SWITCHES}/people`, { data: [AMIRA, SONIA] })
    .on<CashierSwitch>('post', SWITCHES, ({ body }) => {
      const until = new Date(Date.now() + 3_600_000).toISOString()
      const { key } = body as CashierSwitchInput
      const isSonia = key.kind === 'pin' && key.userId === SONIA.id && key.pin === '5822'
      const isAmira = (key.kind === 'pin' && key.pin === '4711') || (key.kind === 'badge' && key.code === BADGE)
      if (isSonia) return reply({ cashier: SONIA, ...OF_SONIA, until }, 201)
      if (isAmira) return reply({ cashier: AMIRA, permissions: [], approvals: [], until }, 201)
      return refusal('cashierSwitch.keyWrong', { status: 422 })
    })
  const goAway = () => {
    for (const path of [PROOF, SWITCHES]) shop.api.on('post', path, () => Promise.reject(new TypeError('fetch failed')))
  }
  return { ...shop, page, goAway, ...(await renderPage(<CounterPage />, page)), user: userEvent.setup({ delay: 60 }) }
}

beforeEach(() => localStorage.clear())

describe('a counter that somebody locks', () => {
  test('is covered by a key, and opened by their PIN; the open ticket stays', async () => {
    const { user, container } = await atTheCounter()
    await user.click(await tile(/^Harissa/))
    await lockButton()
    await user.keyboard('{Control>}{F10}{/Control}')
    const screenOver = await cover()
    expect(covered(container)).toBe(true)
    await checkAccessibility(container)
    scan('6191234500012')
    expect(await screenOver.findByText(/^Type a PIN/)).toBeTruthy()
    await user.type(await screenOver.findByLabelText(/^PIN, or badge/), '9021{Enter}')
    await waitFor(() => expect(screenOver.getByLabelText<HTMLInputElement>(/^PIN, or badge/).value).toBe(''))
    expect(covered(container)).toBe(true)
    await user.type(screenOver.getByLabelText(/^PIN, or badge/), '4711{Enter}')
    await isOpen()
    expect(covered(container)).toBe(false)
    expect(cart().getAllByText(/^Harissa/)).toHaveLength(1)
    await user.keyboard('{F10}')
    expect(await screen.findByText('Sale recorded')).toBeTruthy()
  })

  test('is opened by their badge or their password too, and stays covered when it is started anew', async () => {
    const { user, router, page } = await atTheCounter()
    await user.click(await lockButton())
    await cover()
    await act(() => router.navigate('/elsewhere'))
    await act(() => router.navigate(page.route))
    const again = await cover()
    await again.findByLabelText(/^PIN, or badge/)
    scan(BADGE)
    await isOpen()
    await user.click(await lockButton())
    const third = await cover()
    await user.click(await third.findByRole('button', { name: 'Use the password' }))
    await user.type(await third.findByLabelText(/^Password/), 'right{Enter}')
    await isOpen()
  })

  test('stays covered while the server does not answer', async () => {
    const { api, user } = await atTheCounter()
    await user.click(await lockButton())
    const screenOver = await cover()
    api.on('post', PROOF, () => Promise.reject(new TypeError('fetch failed')))
    await user.type(await screenOver.findByLabelText(/^PIN, or badge/), '4711{Enter}')
    expect(await screenOver.findByText(/^The server does not answer/)).toBeTruthy()
  })
})

test('the cover is touched although a dialog below takes touches away from everything else', async () => {
  const { user } = await atTheCounter()
  await user.click(await lockButton())
  const screenOver = await cover()
  document.body.style.pointerEvents = 'none'
  await user.click(await screenOver.findByRole('button', { name: 'Use the password' }))
  document.body.style.pointerEvents = ''
  expect(await screenOver.findByLabelText(/^Password/)).toBeTruthy()
})

describe('somebody else', () => {
  const type = async (user: ReturnType<typeof userEvent.setup>, pin: string) =>
    user.type(await (await cover()).findByLabelText(/^PIN, or badge/), `${pin}{Enter}`)
  const comes = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('button', { name: /^Amira Bouazizi: lock/ }))
    await user.click(await (await cover()).findByRole('button', { name: SONIA.name }))
    await type(user, '5822')
    await isOpen()
  }

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

  test('does there what they may, and nothing in the name of who is signed in', async () => {
    const { user } = await atTheCounter()
    expect(await screen.findByRole('link', { name: 'X report' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Close the register' })).toBeTruthy()
    await comes(user)
    expect(screen.queryByRole('link', { name: 'X report' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Close the register' })).toBeNull()
    await user.keyboard('{Insert}')
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

describe('a counter that nobody touches', () => {
  const MINUTE_MS = 60_000
  const pass = (ms: number) =>
    act(() => {
      jest.setSystemTime(Date.now() + ms)
      return jest.advanceTimersByTimeAsync(5000)
    })
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.now(), doNotFake: [...UNTOUCHED] })
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  test('locks itself after as many minutes as the company says, counted from the last key or touch', async () => {
    const { user } = await atTheCounter({ counterLockMinutes: 3 })
    await lockButton()
    await pass(2 * MINUTE_MS)
    await user.click(await tile(/^Harissa/))
    await pass(2 * MINUTE_MS)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await pass(MINUTE_MS)
    await cover()
  })

  test.each([
    ['cash in and out', '{Insert}', 'Cash in and out'],
    ['a return', '{F3}', 'Return'],
    ['a payment of a debt', '{Control>}{F8}{/Control}', 'Client pays a debt'],
  ])('leaves %s to nobody who comes', async (_, key, name) => {
    const { user } = await atTheCounter({ counterLockMinutes: 3 })
    await tile(/^Harissa/)
    await lockButton()
    await user.keyboard(key)
    await screen.findByRole('dialog', { name })
    await pass(4 * MINUTE_MS)
    const screenOver = await cover()
    await user.type(await screenOver.findByLabelText(/^PIN, or badge/), '4711{Enter}')
    await isOpen()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('leaves a ticket that waits for its approval to be paid anew', async () => {
    const { user } = await atTheCounter({ counterLockMinutes: 3, approvals: ['sales.exceedDiscount'] })
    await user.click(await tile(/^Thé vert/))
    await lockButton()
    await user.keyboard('{F4}')
    await user.type(await screen.findByLabelText('Percentage discount'), '50')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    await user.keyboard('{F10}')
    await screen.findByRole('dialog', { name: 'Approval needed' })
    await pass(4 * MINUTE_MS)
    const screenOver = await cover()
    await user.click(await screenOver.findByRole('button', { name: SONIA.name }))
    await user.type(screenOver.getByLabelText(/^PIN, or badge/), '5822{Enter}')
    await isOpen()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(cart().getAllByText(/^Thé vert/)).toHaveLength(1)
  })

  test('never does where the company says nothing', async () => {
    await atTheCounter()
    await lockButton()
    await pass(600 * MINUTE_MS)
    expect(screen.queryByRole('alertdialog')).toBeNull()
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

describe('without a network', () => {
  test('it is opened by what was proved since the page was started, and by nothing else', async () => {
    const { goAway, user } = await atTheCounter()
    await user.click(await lockButton())
    const first = await cover()
    await user.type(await first.findByLabelText(/^PIN, or badge/), '4711{Enter}')
    await isOpen()
    goAway()
    await user.click(await lockButton())
    const second = await cover()
    const field = await second.findByLabelText(/^PIN, or badge/)
    for (let time = 0; time < 3; time += 1) {
      await user.type(field, '9021{Enter}')
      expect(await second.findByText(/^That is not right/)).toBeTruthy()
    }
    await user.type(field, '4711{Enter}')
    expect(await second.findByText(/^Too many wrong tries/)).toBeTruthy()
    expect(second.queryByRole('button', { name: 'Go on without a network' })).toBeNull()
  })

  test('somebody whom nobody knows goes on selling, with no rights, and the server is told', async () => {
    const { api, goAway, user, page } = await atTheCounter()
    goAway()
    await user.click(await lockButton())
    const screenOver = await cover()
    await user.type(await screenOver.findByLabelText(/^PIN, or badge/), '4711{Enter}')
    await user.click(await screenOver.findByRole('button', { name: 'Go on without a network' }))
    await isOpen()
    expect(heldAt()?.[0]).toBe(page.route)
    await user.click(await tile(/^Harissa/))
    await user.keyboard('{F10}')
    expect(await ticketsSent(api)).toMatchObject([{ cashierId: AMIRA.id }])
  })
})

test('what the office locked is hidden before anything lies over it, so that nothing is opened by mouse', async () => {
  const { container, register, router, page } = await atTheCounter()
  await lockButton()
  await act(() => router.navigate('/elsewhere'))
  const lock = { id: 'l1', isOn: true, reason: null, by: 'Sami' }
  openCommands(register.id).setState({ lock, lastLockId: lock.id })
  keepLock(register.id, true)
  await act(() => router.navigate(page.route))
  await waitFor(() => expect(container.querySelector('[data-shown]')).not.toBeNull())
  expect(covered(container)).toBe(true)
})
