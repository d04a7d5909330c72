import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { RegisterReport } from '@comptoir/contracts/company/register-states'
import type { DrawerOpening, PrintInput, Register } from '@comptoir/contracts/company/registers'
import type { RecordedCopies, TicketCopyInput } from '@comptoir/contracts/sales/ticket-copies'
import { checkAccessibility, refusal, renderPage, reply } from '@comptoir/testing'
import { printoutOf } from '@comptoir/testing/escpos'
import { act, screen, waitFor, within } from '@testing-library/react'
import { CASH_METHOD, aRegister } from '../../testing/a-session.ts'
import { aShop, REPORT, ticketsSent } from '../../testing/a-shop.ts'
import { aUsbPrinter, connectUsb, disconnectAll } from '../../testing/connected-printers.ts'
import { CounterPage } from './counter.page.tsx'

const CARD = { id: '018f0000-0000-7000-8000-00000000ca4d', kind: 'card', name: 'TPE' }
const AT_REGISTER = '/:companyId/points-of-sale/:pointOfSaleId/registers/:id'
const PRINT = `${AT_REGISTER}/print`
const OPENINGS = `${AT_REGISTER}/drawer-openings`
const COPIES = '/:companyId/ticket-copies'

const dialogs = jest.fn()
beforeEach(() => {
  dialogs.mockReset()
  dialogs.mockImplementation(() => dispatchEvent(new Event('afterprint')))
  Object.assign(globalThis, { print: dialogs })
})
afterEach(() => {
  disconnectAll()
  localStorage.clear()
})

const tile = (name: RegExp) => screen.findByRole('button', { name })
const printed = () => document.querySelector('[data-sheet] [role=document]')?.textContent ?? ''

async function atTheCounter(printing: Partial<Register> = {}) {
  const register = aRegister(printing)
  const shop = aShop({ register, methods: [CASH_METHOD, CARD] })
  shop.api
    .on('post', PRINT, reply(undefined, 204))
    .on('post', OPENINGS, reply(undefined, 204))
    .on<RecordedCopies>('post', COPIES, ({ body }) => ({ data: (body as Told).copies.map(numbered) }))
  const shown = await renderPage(<CounterPage />, shop.page)
  await tile(/^Thé vert/)
  return { ...shop, ...shown, register }
}

interface Told {
  copies: TicketCopyInput[]
}

const numbered = ({ id }: TicketCopyInput, index: number) => ({ id, copyNumber: index + 1 })

type Counter = Awaited<ReturnType<typeof atTheCounter>>

async function sell({ user }: Counter, method?: string): Promise<void> {
  await user.click(await tile(/^Thé vert/))
  if (method !== undefined) await user.click(screen.getByRole('button', { name: method }))
  await user.keyboard('{F10}')
  await screen.findByText('Sale recorded')
}

describe('without a printer of its own', () => {
  test('a register prints through the browser; from the second time on the paper is a copy, and which', async () => {
    const counter = await atTheCounter()
    await sell(counter)
    expect(screen.queryByRole('button', { name: 'Printer' })).toBeNull()
    expect(printed()).not.toContain('COPY')
    await counter.user.click(screen.getByRole('button', { name: 'Print the ticket' }))
    await waitFor(() => expect(dialogs).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(printed()).toContain('COPY 1'))
    await counter.user.click(screen.getByRole('button', { name: 'Print the ticket' }))
    await waitFor(() => expect(printed()).toContain('COPY 2'))
    await waitFor(() => expect(counter.api.callsTo('post', COPIES)).toHaveLength(1))
    const [told] = counter.api.callsTo('post', COPIES)
    expect(told?.body).toMatchObject({
      copies: [{ documentKind: 'sale', registerId: counter.register.id, cashSessionId: 's1' }],
    })
    await waitFor(() => expect(Object.keys(localStorage).filter((name) => name.startsWith('ticketCopies'))).toEqual([]))
    await counter.user.click(screen.getByRole('button', { name: 'New sale' }))
    await sell(counter)
    await waitFor(() => expect(printed()).not.toContain('COPY'))
  })
})

test('a copy that the server is away for is told with the next one', async () => {
  const counter = await atTheCounter()
  counter.api.on('post', COPIES, reply(undefined, 503))
  await sell(counter)
  const again = screen.getByRole('button', { name: 'Print the ticket' })
  for (const times of [1, 2]) {
    await counter.user.click(again)
    await waitFor(() => expect(printed()).toContain(`COPY ${times}`))
  }
  await waitFor(() => expect(counter.api.callsTo('post', COPIES)).toHaveLength(1))
  counter.api.on<RecordedCopies>('post', COPIES, ({ body }) => ({ data: (body as Told).copies.map(numbered) }))
  await counter.user.click(again)
  await waitFor(() => expect((counter.api.callsTo('post', COPIES).at(-1)?.body as Told).copies).toHaveLength(2))
})

describe('the drawer', () => {
  test('opens once for cash, and not for a card', async () => {
    const printer = aUsbPrinter()
    const counter = await atTheCounter({ printer: 'usb', opensDrawer: true })
    connectUsb(printer, counter.register.id)
    await sell(counter, 'TPE')
    await counter.user.click(screen.getByRole('button', { name: 'New sale' }))
    await sell(counter, 'Espèces')
    await waitFor(() => expect(printer.lots.map((lot) => printoutOf(lot).steps)).toEqual([['init', 'kick']]))
    expect(screen.queryByText('Not printed.')).toBeNull()
  })

  test('that does not open keeps nobody from selling; it is tried again once the printer is there', async () => {
    const printer = aUsbPrinter()
    const counter = await atTheCounter({ printer: 'usb', opensDrawer: true })
    connectUsb(printer, counter.register.id)
    printer.fault = 'unplugged'
    await sell(counter)
    expect(await screen.findByText(/The printer is not found/)).toBeTruthy()
    await checkAccessibility(counter.container)
    expect(await ticketsSent(counter.api)).toHaveLength(1)
    await counter.user.click(screen.getByRole('button', { name: 'New sale' }))
    printer.fault = 'none'
    await counter.user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(printer.lots.map((lot) => printoutOf(lot).steps)).toEqual([['init', 'kick']]))
    await waitFor(() => expect(screen.queryByText('Not printed.')).toBeNull())
  })

  test('is opened for a reason, which is written down before', async () => {
    const counter = await atTheCounter({ printer: 'network', printerAddress: '192.168.1.50' })
    await counter.user.click(await screen.findByRole('button', { name: 'Printer' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ticket printer' }))
    expect(dialog.getByText(/192\.168\.1\.50/)).toBeTruthy()
    await checkAccessibility(screen.getByRole('dialog'))
    await counter.user.click(dialog.getByRole('button', { name: 'To give change' }))
    expect(await dialog.findByText('The drawer is opened.')).toBeTruthy()
    expect(counter.api.callsTo('post', OPENINGS).map(({ body }) => body as DrawerOpening)).toEqual([
      { reason: 'change' },
    ])
    const [call] = counter.api.callsTo('post', PRINT)
    expect(call?.params).toMatchObject({ pointOfSaleId: 'p1', id: counter.register.id })
    const bytes = Uint8Array.from(atob((call?.body as PrintInput).data), (letter) => letter.codePointAt(0) ?? 0)
    expect(printoutOf(bytes).steps).toEqual(['init', 'kick'])
  })

  test('stays shut where the opening cannot be written down', async () => {
    const counter = await atTheCounter({ printer: 'network', printerAddress: '192.168.1.50' })
    counter.api.on('post', OPENINGS, refusal('auth.forbidden'))
    await counter.user.click(await screen.findByRole('button', { name: 'Printer' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ticket printer' }))
    await counter.user.click(dialog.getByRole('button', { name: 'Other reason' }))
    expect(await dialog.findByRole('alert')).toBeTruthy()
    expect(counter.api.callsTo('post', PRINT)).toEqual([])
  })
})

test('the office hears whether the printer took what it was sent last', async () => {
  const printer = aUsbPrinter()
  const counter = await atTheCounter({ printer: 'usb', opensDrawer: true })
  connectUsb(printer, counter.register.id)
  const told = async (): Promise<unknown> => {
    const before = counter.api.callsTo('post', REPORT).length
    // A counter reports at once when its network is back.
    await act(async () => void globalThis.dispatchEvent(new Event('online')))
    await waitFor(() => expect(counter.api.callsTo('post', REPORT).length).toBeGreaterThan(before))
    return (counter.api.callsTo('post', REPORT).at(-1)?.body as RegisterReport).printer
  }
  await waitFor(() => expect(counter.api.callsTo('post', REPORT)).toHaveLength(1))
  expect(await told()).toBeNull()
  printer.fault = 'unplugged'
  await sell(counter)
  await screen.findByText(/The printer is not found/)
  expect(await told()).toBe('failing')
  printer.fault = 'none'
  await counter.user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText('Not printed.')).toBeNull())
  await waitFor(() => expect(printer.lots).toHaveLength(1))
  expect(await told()).toBe('ready')
})

test('a printer of the network that fails is named, and the ticket can go through the browser', async () => {
  const counter = await atTheCounter({ printer: 'network', printerAddress: '192.168.1.50', opensDrawer: true })
  const text = 'The printer 192.168.1.50 does not answer.'
  counter.api.on('post', PRINT, refusal('register.printerUnreachable', { message: text, detail: text }))
  await sell(counter)
  expect(await screen.findByText(new RegExp(text))).toBeTruthy()
  await counter.user.click(screen.getByRole('button', { name: 'Print in the browser' }))
  await waitFor(() => expect(dialogs).toHaveBeenCalledTimes(1))
  expect(screen.queryByText('Not printed.')).toBeNull()
})

test('the printer that this browser uses is chosen in the dialog, which reads in Arabic too', async () => {
  const printer = aUsbPrinter()
  const register = aRegister({ printer: 'usb' })
  connectUsb(printer)
  const { user } = await renderPage(<CounterPage />, { ...aShop({ register }).page, language: 'ar' })
  await user.click(await screen.findByRole('button', { name: 'الطابعة' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'طابعة التذاكر' }))
  expect(dialog.getByText('لا يعرف هذا المتصفّح الطابعة بعد.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'اختيار الطابعة' }))
  expect(await dialog.findByText('TM-T20')).toBeTruthy()
})
