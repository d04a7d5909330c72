import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { OwnProof } from '@comptoir/contracts/company/counter-keys'
import type { Approvable } from '@comptoir/contracts/role-permissions'
import { newId } from '@comptoir/platform'
import { checkAccessibility, type FakeApi, refusal, renderPage, reply } from '@comptoir/testing'
import { printoutOf } from '@comptoir/testing/escpos'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aProduct } from '../../testing/a-product.ts'
import { aRegister, CASH_METHOD } from '../../testing/a-session.ts'
import { aShop, REPORT, type ShopOptions, ticketsSent } from '../../testing/a-shop.ts'
import { aUsbPrinter, connectUsb, disconnectAll } from '../../testing/connected-printers.ts'
import { Reloadable } from '../../testing/reloadable.tsx'
import { withChannels } from '../../testing/with-channels.ts'
import { followDisplay, type Shown } from '../client-display/index.ts'
import { CounterPage } from './counter.page.tsx'
import { rememberDisplay } from './display/opened-displays.ts'
import { FIRST_KEYS } from './keys/key-map.ts'
import { keptByBrowser } from './testing/kept-by-browser.ts'

const CARD = { id: '018f0000-0000-7000-8000-00000000ca4d', kind: 'card', name: 'TPE' }
const VOUCHER = { id: '018f0000-0000-7000-8000-00000000b042', kind: 'voucher', name: 'Bon d’achat' }
const PROOF = '/:companyId/counter-keys/own/proof'

const tile = (name: RegExp) => screen.findByRole('button', { name })
const banner = () => screen.findByText('Training: nothing is recorded')
const noBanner = () => waitFor(() => expect(screen.queryByText('Training: nothing is recorded')).toBeNull())
const lines = () => within(screen.getByRole('list', { name: 'Cart lines', hidden: true }))
const printed = () => document.querySelector('[data-sheet] [role=document]')?.textContent ?? ''
/** A phone has no room for it. */
const trainingButton = () => screen.findByLabelText('Training')

const prints = jest.fn()
const channels = globalThis.BroadcastChannel
beforeAll(withChannels)
afterAll(() => void Object.assign(globalThis, { BroadcastChannel: channels }))
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  prints.mockReset()
  prints.mockImplementation(() => dispatchEvent(new Event('afterprint')))
  Object.assign(globalThis, { print: prints })
})

async function atTheCounter(options: ShopOptions = {}, approvals: Approvable[] = []) {
  const shop = aShop({ role: 'administrator', methods: [CASH_METHOD, CARD, VOUCHER], ...options })
  shop.api
    .on('post', PROOF, ({ body }) =>
      (body as OwnProof).kind === 'password' ? reply(undefined, 204) : refusal('counterKey.notYours', { status: 422 }),
    )
    .on('get', '/:companyId/counter-representatives', [])
    .on('get', '/:companyId/vat-rates', [])
  const page = (
    <Reloadable>
      <CounterPage />
    </Reloadable>
  )
  const { user } = shop.page.session
  const session = { ...shop.page.session, user: { ...user, approvals } }
  return { ...shop, ...(await renderPage(page, { ...shop.page, session })), user: userEvent.setup({ delay: 60 }) }
}

type User = Awaited<ReturnType<typeof atTheCounter>>['user']

async function begin(user: User): Promise<void> {
  await user.click(await trainingButton())
  await user.click(await screen.findByRole('button', { name: 'Begin training' }))
  await banner()
}

const end = (user: User) => user.click(screen.getByRole('button', { name: 'End training' }))

/** What was asked of the server beside reads, and beside how the register is, of which the office sees the last alone. */
const written = (api: FakeApi) =>
  api.calls.filter(({ method, path }) => method !== 'get' && !path.endsWith('/report')).map(({ path }) => path)

describe('training', () => {
  test('before a session is open: a ticket is sold, printed and paid, and nothing of it is anywhere', async () => {
    const { api, user, container } = await atTheCounter({ isOpen: false, products: [aProduct({ designation: 'Thé' })] })
    await user.click(await screen.findByRole('button', { name: 'Practise' }))
    const asked = await screen.findByRole('alertdialog', { name: 'Begin training?' })
    expect(asked.textContent).toMatch(/nothing is recorded: no ticket number, no stock, no money/)
    const before = await keptByBrowser()
    await user.click(within(asked).getByRole('button', { name: 'Begin training' }))
    await banner()
    expect(document.title).toMatch(/^Training ·/)
    await user.click(await tile(/^Thé/))
    await checkAccessibility(container)
    await user.click(await screen.findByRole('button', { name: /^5\.000/ }))
    await user.keyboard('{F10}')
    expect(await screen.findByText('Practised: nothing was recorded')).toBeTruthy()
    expect(screen.queryByText('Sale recorded')).toBeNull()
    expect(screen.getAllByText('TRAINING 1').length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: /email/i })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Print the ticket' }))
    expect(prints).toHaveBeenCalledTimes(1)
    expect(printed()).toMatch(/^TRAINING - NOT A VALID TICKET.*TRAINING 1.*TRAINING - NOT A VALID TICKET$/)
    expect(document.querySelector('[data-sheet] svg')).toBeNull()
    // A copy, of which nobody is told.
    await user.click(screen.getByRole('button', { name: 'Print the ticket' }))
    await user.keyboard('{Enter}')
    await user.click(await tile(/^Thé/))
    await user.keyboard('{F10}')
    expect((await screen.findAllByText('TRAINING 2')).length).toBeGreaterThan(0)
    expect(await keptByBrowser()).toBe(before)
    expect(written(api)).toEqual([])
    await end(user)
    expect(await screen.findByText('Open the register', { selector: 'h2' })).toBeTruthy()
    expect(document.title).not.toMatch(/Training/)
  })

  test('every key and tool of an open counter: nothing but reads is asked, and nothing that was kept is touched', async () => {
    const register = aRegister({ id: newId(), opensDrawer: true })
    const { api, user, held } = await atTheCounter({ register })
    // In earnest: one ticket sold, one held.
    await user.click(await tile(/^Harissa/))
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    await ticketsSent(api)
    await user.keyboard('{Enter}')
    await user.click(await tile(/^Thé vert/))
    await user.keyboard('{F12}')
    await user.click(await screen.findByRole('button', { name: 'Hold the ticket', hidden: false }))
    await waitFor(() => expect([...held.values()]).toHaveLength(1))
    await screen.findAllByText('TIC-LM2-004218')
    const before = await keptByBrowser()
    const asked = written(api).length
    await begin(user)
    expect(screen.queryByText('TIC-LM2-004218')).toBeNull()

    await user.click(await tile(/^Harissa/))
    for (const [action, key] of Object.entries(FIRST_KEYS)) {
      if (action === 'lock' || action === 'pay') continue
      const [last = '', isControl] = key.split('+').toReversed()
      await user.keyboard(isControl ? `{Control>}{${last}}{/Control}` : `{${last}}`)
      if (['client', 'custom', 'note', 'ticketDiscount'].includes(action)) await screen.findByRole('dialog')
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    expect(screen.getByText('Training: nothing is recorded')).toBeTruthy()
    expect((await screen.findAllByText('This cannot be practised. End training to use it.')).length).toBeGreaterThan(0)
    for (const name of ['X report', 'Close the register', 'Cash in or out', 'Bon d’achat'])
      expect(screen.queryByRole('button', { name, hidden: true })).toBeNull()
    expect(screen.queryByRole('link', { name: 'X report', hidden: true })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Return', hidden: true }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByLabelText('Hold the ticket'))
    await user.click(screen.getByText('TPE'))
    await user.keyboard('{F10}')
    expect((await screen.findAllByText('TRAINING 1')).length).toBeGreaterThan(0)
    expect(await keptByBrowser()).toBe(before)
    expect(written(api)).toHaveLength(asked)
    expect(api.callsTo('post', REPORT).at(-1)?.body).toMatchObject({ isTraining: true, unsentCount: 0 })

    await end(user)
    await noBanner()
    expect(await screen.findByRole('button', { name: '1 held ticket' })).toBeTruthy()
    expect(screen.queryByText('Harissa', { selector: 'bdi' })).toBeNull()
    await user.click(await tile(/^Harissa/))
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    const [first, second] = await ticketsSent(api, 2)
    expect([first?.counter, second?.counter]).toEqual([4218, 4219])
  })

  test('leaves the drawer shut, which the next sale in earnest opens', async () => {
    const printer = aUsbPrinter()
    const register = aRegister({ id: newId(), printer: 'usb', opensDrawer: true })
    const { user } = await atTheCounter({ register, methods: [CASH_METHOD] })
    await tile(/^Harissa/)
    connectUsb(printer, register.id)
    await begin(user)
    await user.click(await tile(/^Harissa/))
    await user.keyboard('{F10}')
    await screen.findByText('Practised: nothing was recorded')
    await end(user)
    await noBanner()
    await user.click(await tile(/^Harissa/))
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    await waitFor(() => expect(printer.lots.map((lot) => printoutOf(lot).steps)).toEqual([['init', 'kick']]))
    disconnectAll()
  })

  test('begins between two tickets alone', async () => {
    const { user } = await atTheCounter()
    await user.click(await tile(/^Harissa/))
    await user.click(await trainingButton())
    expect(await screen.findByText(/^Finish or empty the open ticket first/)).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('goes on when the page is loaded anew, with an empty cart, until it is ended', async () => {
    const { user } = await atTheCounter()
    await begin(user)
    await user.click(await tile(/^Harissa/))
    await user.click(screen.getByRole('button', { name: 'Load anew' }))
    await banner()
    await tile(/^Harissa/)
    expect(screen.getByText('The cart is empty')).toBeTruthy()
    await end(user)
    await noBanner()
    await user.click(screen.getByRole('button', { name: 'Load anew' }))
    await trainingButton()
    expect(screen.queryByText('Training: nothing is recorded')).toBeNull()
  })

  test('never becomes the counter in earnest by itself: not where its register is taken out of use either', async () => {
    const before = await atTheCounter()
    await begin(before.user)
    before.unmount()
    // Open at another register of the shop, the only one by now.
    const { user } = await atTheCounter()
    expect(await screen.findByRole('heading', { name: 'The register you practised at is gone' })).toBeTruthy()
    expect(document.title).toMatch(/^Training ·/)
    expect(screen.queryByRole('button', { name: /^Harissa/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'End training' }))
    await tile(/^Harissa/)
    expect(document.title).not.toMatch(/Training/)
  })

  test('is covered by the lock, and goes on with its ticket for whoever is signed in', async () => {
    const { user } = await atTheCounter()
    await begin(user)
    await user.click(await tile(/^Harissa/))
    await user.keyboard('{Control>}{F10}{/Control}')
    const cover = within(await screen.findByRole('alertdialog', { name: 'Locked by Amira Bouazizi' }))
    expect(screen.queryByText('Harissa')).toBeNull()
    await user.click(await cover.findByRole('button', { name: 'Use the password' }))
    await user.type(cover.getByLabelText(/^Password/), 'right{Enter}')
    await banner()
    expect(lines().getAllByText(/^Harissa/)).toHaveLength(1)
  })

  test('a discount that somebody would have to approve is refused', async () => {
    const { user } = await atTheCounter({ role: 'cashier' }, ['sales.exceedDiscount'])
    await begin(user)
    await user.click(await tile(/^Harissa/))
    await user.keyboard('{F4}')
    const editor = within(await screen.findByRole('form', { name: 'Line discount' }))
    await user.type(editor.getByLabelText('Percentage discount'), '50')
    await user.click(editor.getByRole('button', { name: 'Apply' }))
    expect(await editor.findByText(/^You can give up to 20%/)).toBeTruthy()
  })

  test('the client display says so', async () => {
    const register = aRegister({ id: newId() })
    const { user, page } = await atTheCounter({ register, isOpen: false })
    rememberDisplay(register.id)
    const heard: Shown[] = []
    const leave = followDisplay(page.session.company?.id ?? '', register.id, (shown) => heard.push(shown))
    await user.click(await screen.findByRole('button', { name: 'Practise' }))
    await user.click(await screen.findByRole('button', { name: 'Begin training' }))
    await user.click(await tile(/^Harissa/))
    await waitFor(() => expect(heard.at(-1)).toMatchObject({ kind: 'ticket', isTraining: true }))
    await end(user)
    await waitFor(() => expect(heard.at(-1)).toEqual({ kind: 'paused' }))
    leave()
  })
})
