import { describe, expect, test } from '@jest/globals'
import type { RegisterCommands, RegisterReport } from '@comptoir/contracts/company/register-states'
import type { TicketBatch } from '@comptoir/contracts/sales/register-tickets'
import { newId } from '@comptoir/platform'
import { checkAccessibility, renderPage, reply } from '@comptoir/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aShop, receiptOf, REPORT, TICKETS, ticketsSent } from '../../testing/a-shop.ts'
import { scan } from '../../testing/scan.ts'
import { CounterPage } from './counter.page.tsx'

/** Hidden while the register is locked, with its name. */
const cart = () => {
  const zone = document.querySelector<HTMLElement>('[data-zone=cart]')
  if (!zone) throw new Error('there is no cart')
  return within(zone)
}
const tile = (name: RegExp) => screen.findByRole('button', { name })
const locked = () => screen.findByRole('alertdialog', { name: 'This register is locked' })

/** The office of a shop: it asks until it is told that it is done. */
function anOffice(shop = aShop()) {
  let commands: RegisterCommands = { lock: null, message: null, sync: null }
  const reports: RegisterReport[] = []
  shop.api.on<RegisterCommands>('post', REPORT, ({ body }) => {
    const report = body as RegisterReport
    reports.push(report)
    const isOpen = <Asked extends { id: string }>(asked: Asked | null): Asked | null =>
      asked && report.done.includes(asked.id) ? null : asked
    commands = { ...commands, message: isOpen(commands.message), sync: isOpen(commands.sync) }
    return commands
  })
  // The counter reports at once when its network is back.
  const hear = (): Promise<void> => act(async () => void globalThis.dispatchEvent(new Event('online')))
  return {
    shop,
    reports,
    ask: async (asked: Partial<RegisterCommands>): Promise<void> => {
      commands = { ...commands, ...asked }
      await hear()
    },
  }
}

const lock = (isOn: boolean, reason: string | null = 'Stocktaking'): NonNullable<RegisterCommands['lock']> => ({
  id: newId(),
  isOn,
  reason,
  by: 'Sami',
})

async function atCounter(office: ReturnType<typeof anOffice>) {
  const drawn = await renderPage(<CounterPage />, office.shop.page)
  await tile(/^Harissa/)
  await waitFor(() => expect(office.reports.length).toBeGreaterThan(0))
  return { ...drawn, user: userEvent.setup({ delay: 60 }) }
}

test('the counter tells how it is, with its series and what it sells with', async () => {
  const office = anOffice()
  const { user } = await atCounter(office)
  expect(office.reports[0]).toMatchObject({ unsentCount: 0, clockAheadMs: 0, isSelling: false, isLocked: false })
  expect(office.reports[0]?.pageVersion).not.toBe('')
  await user.click(await tile(/^Harissa/))
  await office.ask({})
  await waitFor(() => expect(office.reports.at(-1)).toMatchObject({ isSelling: true, epoch: 1 }))
})

test('a message stays until somebody has read it, and the office is told', async () => {
  const office = anOffice()
  const { user, container } = await atCounter(office)
  const message = { id: newId(), text: 'Delivery at 3 p.m.', by: 'Sami', sentAt: '2026-11-21T09:30:00.000Z' }
  await office.ask({ message })
  expect(await screen.findByText('Delivery at 3 p.m.')).toBeTruthy()
  await checkAccessibility(container)
  await user.click(screen.getByRole('button', { name: 'Read' }))
  await waitFor(() => expect(office.reports.flatMap(({ done }) => done)).toEqual([message.id]))
  expect(screen.queryByText('Delivery at 3 p.m.')).toBeNull()
})

describe('a lock', () => {
  test('covers the counter between two tickets: nothing is scanned, typed or paid until it is lifted', async () => {
    const office = anOffice()
    const { user, container } = await atCounter(office)
    const asked = lock(true)
    await office.ask({ lock: asked })
    const overlay = within(await locked())
    expect(overlay.getByText('Stocktaking')).toBeTruthy()
    expect(overlay.getByText(/^By Sami/)).toBeTruthy()
    await checkAccessibility(container)
    await waitFor(() => expect(office.reports.at(-1)).toMatchObject({ isLocked: true }))
    expect(office.reports.flatMap(({ done }) => done)).toContain(asked.id)
    scan('6191234500012')
    await user.keyboard('harissa{Enter}{F10}')
    expect(cart().getByText('The cart is empty')).toBeTruthy()
    await office.ask({ lock: lock(false, null) })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')))
    await user.click(await tile(/^Harissa/))
    await waitFor(() => expect(cart().queryByText('The cart is empty')).toBeNull())
    await waitFor(() => expect(office.reports.at(-1)).toMatchObject({ isLocked: false }))
  })

  test('waits for the end of an open ticket, and then says what the client still gets', async () => {
    const office = anOffice()
    const { user } = await atCounter(office)
    await user.click(await tile(/^Harissa/))
    await office.ask({ lock: lock(true) })
    await waitFor(() => expect(office.reports.at(-1)).toMatchObject({ isSelling: true }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: /^5\.000/ }))
    await user.keyboard('{F10}')
    const overlay = within(await locked())
    expect(overlay.getByText(/1\.550/)).toBeTruthy()
    expect(overlay.getByText('TIC-LM2-004218')).toBeTruthy()
    await ticketsSent(office.shop.api)
  })
})

test('asked to send, the counter sends what waits, and says when it has', async () => {
  const office = anOffice()
  const { api } = office.shop
  const { user } = await atCounter(office)
  // A report may have been made before the device had counted its tickets.
  const untilReported = (report: Partial<RegisterReport>): Promise<void> =>
    waitFor(async () => {
      await office.ask({})
      expect(office.reports.at(-1)).toMatchObject(report)
    })
  let isTaking = false
  api.on('post', TICKETS, ({ body }) => (isTaking ? receiptOf(body as TicketBatch) : reply(undefined, 503)))
  await user.click(await tile(/^Harissa/))
  await user.keyboard('{F10}')
  await screen.findByText('Sale recorded')
  await untilReported({ unsentCount: 1 })
  expect(office.reports.at(-1)?.oldestUnsentAt).not.toBeNull()
  isTaking = true
  const sync = { id: newId() }
  await office.ask({ sync })
  await waitFor(() => expect(office.reports.flatMap(({ done }) => done)).toContain(sync.id))
  await untilReported({ unsentCount: 0, oldestUnsentAt: null })
})
