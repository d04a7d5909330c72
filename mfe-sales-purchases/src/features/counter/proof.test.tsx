import { describe, expect, test } from '@jest/globals'
import type { RegisterKey, TicketSeries, TicketSeriesInput } from '@comptoir/contracts/sales/register-tickets'
import type { ReturnableTicket } from '@comptoir/contracts/sales/sales-returns'
import type { SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { newId } from '@comptoir/platform'
import { checkAccessibility, renderPage } from '@comptoir/testing'
import { qrTextOf } from '@comptoir/testing/qr'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { aReturnableTicket } from '../../testing/a-returnable-ticket.ts'
import { aSaleRow } from '../../testing/a-sale-row.ts'
import { aRegister } from '../../testing/a-session.ts'
import { aShop, type ShopOptions, TICKETS, ticketsSent } from '../../testing/a-shop.ts'
import { scan } from '../../testing/scan.ts'
import { CounterPage } from './counter.page.tsx'

const SERIES = `${TICKETS}/series`
const NUMBER = 'TIC-LM2-004218'

/** A counter whose server takes the key that the device tells, and knows those of `others`. */
async function atTheCounter(options: ShopOptions = {}, others: RegisterKey[] = []) {
  const shop = aShop({ register: aRegister({ id: newId(), lastNumber: 4217 }), ...options })
  const { api, register, series } = shop
  const keyOf = (publicKey: string): RegisterKey => ({
    ...{ position: 1, registerId: register.id, epoch: 1, publicKey },
    ...{ pointOfSaleName: 'La Marsa', registerName: 'Caisse 2' },
  })
  let publicKey: string | undefined
  api
    .on<TicketSeries>('post', SERIES, (call) => {
      const told = call.body as TicketSeriesInput
      publicKey ??= told.publicKey
      if (publicKey === undefined) return series(call)
      return { ...series(call), publicKey, registerKeys: [keyOf(publicKey), ...others] }
    })
    .on<PaginatedOf<SaleRow>>('get', '/:companyId/sales/paginated', {
      data: [aSaleRow({ number: NUMBER, refundState: 'part' })],
      meta: { page: 1, limit: 10, total: 1 },
    })
    .on<ReturnableTicket>('get', '/:companyId/sales-returns/of-ticket', aReturnableTicket({ number: NUMBER }))
  const shown = await renderPage(<CounterPage />, shop.page)
  return { ...shop, ...shown, publicKeyOf: () => publicKey }
}

const square = () => document.querySelector('[data-sheet] svg:has(path)')

/** Sells a piece and reads the proof on its paper. */
async function proofOfSale({ user }: Pick<Awaited<ReturnType<typeof atTheCounter>>, 'user'>): Promise<string> {
  await user.click(await screen.findByRole('button', { name: /^Thé vert/ }))
  await user.keyboard('{F10}')
  await screen.findByText('Sale recorded')
  await waitFor(() => expect(square()).not.toBeNull())
  const modules = Number(square()?.getAttribute('viewBox')?.split(' ')[2])
  return qrTextOf(square()?.querySelector('path')?.getAttribute('d') ?? '', modules)
}

const dialog = () => screen.findByRole('dialog', { name: 'Proof of a ticket' })

async function leave({ click }: Pick<UserEvent, 'click'>): Promise<void> {
  await click(within(await dialog()).getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

describe('a ticket bears a proof', () => {
  test('that any register takes as genuine, with what it was sold for and what came back; its return opens from there', async () => {
    const counter = await atTheCounter()
    const { user, api } = counter
    const proof = await proofOfSale(counter)
    await ticketsSent(api)
    scan(proof.toLowerCase())
    const shown = within(await dialog())
    expect(await shown.findByText('The ticket is genuine.')).toBeTruthy()
    expect(shown.getByText(NUMBER)).toBeTruthy()
    expect(shown.getByText('Caisse 2')).toBeTruthy()
    expect(await shown.findByText(/A part of it came back already/)).toBeTruthy()
    await checkAccessibility(await dialog())
    await user.click(shown.getByRole('button', { name: 'Take goods back' }))
    const taken = within(await screen.findByRole('dialog', { name: 'Return' }))
    expect(taken.getByText(NUMBER)).toBeTruthy()
    // Scanned where another ticket was to be found.
    await user.click(await taken.findByRole('button', { name: 'Another ticket' }))
    await taken.findByLabelText('Ticket number')
    scan(proof)
    await user.click(await within(await dialog()).findByRole('button', { name: 'Take goods back' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Proof of a ticket' })).toBeNull())
    expect(within(await screen.findByRole('dialog', { name: 'Return' })).getByText(NUMBER)).toBeTruthy()
  })

  test('that is told from an altered and a misread one, without a server too', async () => {
    const counter = await atTheCounter()
    const { user, api } = counter
    const proof = await proofOfSale(counter)
    await ticketsSent(api)
    await user.keyboard('{Enter}')
    scan(proof.slice(0, -9))
    expect(await within(await dialog()).findByText(/^Not all of the code was read/)).toBeTruthy()
    await leave(user)
    api.on('post', TICKETS, () => Promise.reject(new TypeError('fetch failed')))
    await user.click(await screen.findByRole('button', { name: /^Thé vert/ }))
    await user.keyboard('{F10}')
    expect(await screen.findByRole('link', { name: /Offline/ })).toBeTruthy()
    scan(proof)
    const shown = within(await dialog())
    expect(await shown.findByText('The ticket is genuine.')).toBeTruthy()
    expect(shown.getByText(/only the server knows what came back/)).toBeTruthy()
    expect(shown.queryByRole('button', { name: 'Take goods back' })).toBeNull()
  })

  test('that is pasted into the search; of a register that is not known yet it says so, and asks the server', async () => {
    const seller = await atTheCounter()
    const proof = await proofOfSale(seller)
    const publicKey = seller.publicKeyOf() ?? ''
    seller.unmount()
    const { company } = seller.page.session
    indexedDB.deleteDatabase(`comptoir.proofs.${company?.id ?? ''}`)
    const known: RegisterKey[] = []
    const { user, api } = await atTheCounter({ companyId: company?.id ?? '' }, known)
    const search = await screen.findByRole('searchbox')
    await user.click(search)
    await user.paste(proof)
    await user.keyboard('{Enter}')
    const shown = within(await dialog())
    expect(await shown.findByText(/does not know the register of this ticket yet/)).toBeTruthy()
    await user.click(shown.getByRole('button', { name: 'Ask the server' }))
    expect(await shown.findByText(/the server does not know of such a register either/)).toBeTruthy()
    expect(shown.queryByRole('button', { name: 'Ask the server' })).toBeNull()
    // Nothing of the series, which may be sold in at the same moment.
    expect(api.callsTo('post', SERIES).at(-1)?.body).toEqual({ cashSessionId: 's1', keysAfter: 0 })
    await leave(user)
    known.push({
      ...{ position: 2, registerId: seller.register.id, epoch: 1, publicKey },
      ...{ pointOfSaleName: 'Sousse', registerName: 'Caisse 9' },
    })
    scan(proof)
    const again = within(await dialog())
    await user.click(await again.findByRole('button', { name: 'Ask the server' }))
    expect(await again.findByText('The ticket is genuine.')).toBeTruthy()
    expect(again.getByText('Caisse 9')).toBeTruthy()
  })

  test('that is no success where the server does not have the ticket', async () => {
    const counter = await atTheCounter()
    const proof = await proofOfSale(counter)
    counter.api.on('get', '/:companyId/sales/paginated', { data: [], meta: { page: 1, limit: 10, total: 0 } })
    scan(proof)
    const shown = within(await dialog())
    expect(await shown.findByText('A register of the company signed it.')).toBeTruthy()
    expect(shown.getByText(/^The server does not have the ticket yet/)).toBeTruthy()
    expect(shown.queryByText('The ticket is genuine.')).toBeNull()
    expect(shown.queryByRole('button', { name: 'Take goods back' })).toBeNull()
    counter.api.on<PaginatedOf<SaleRow>>('get', '/:companyId/sales/paginated', {
      data: [aSaleRow({ number: NUMBER })],
      meta: { page: 1, limit: 10, total: 1 },
    })
    expect(await shown.findByRole('button', { name: 'Take goods back' })).toBeTruthy()
  })

  test('that is checked in training with what the device knows, and asks the server for no keys', async () => {
    sessionStorage.clear()
    const counter = await atTheCounter()
    const { user, api, page } = counter
    const proof = await proofOfSale(counter)
    await ticketsSent(api)
    await user.keyboard('{Enter}')
    await user.click(await screen.findByLabelText('Training'))
    await user.click(await screen.findByRole('button', { name: 'Begin training' }))
    await screen.findByText('Training: nothing is recorded')
    scan(proof)
    const shown = within(await dialog())
    expect(await shown.findByText('The ticket is genuine.')).toBeTruthy()
    expect(shown.queryByRole('button', { name: 'Take goods back' })).toBeNull()
    await leave(user)
    const asked = api.callsTo('post', SERIES).length
    indexedDB.deleteDatabase(`comptoir.proofs.${page.session.company?.id ?? ''}`)
    scan(proof.toLowerCase())
    const again = within(await dialog())
    expect(await again.findByText(/cannot say whether it is genuine/)).toBeTruthy()
    expect(again.queryByRole('button', { name: 'Ask the server' })).toBeNull()
    expect(api.callsTo('post', SERIES)).toHaveLength(asked)
    sessionStorage.clear()
  })

  test('only where the server took the key of this device', async () => {
    const { api, page } = aShop()
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await screen.findByRole('button', { name: /^Thé vert/ }))
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    await ticketsSent(api)
    await waitFor(() => expect(document.querySelector('[data-print=coming]')).toBeNull())
    expect(square()).toBeNull()
  })
})
