import { describe, expect, jest, test } from '@jest/globals'
import type { CashMovement, CashMovementInput } from '@comptoir/contracts/sales/cash-movements'
import { checkAccessibility, refusal, renderPage, reply } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aShop, type ShopOptions } from '../../testing/a-shop.ts'
import { aMovement } from '../../testing/a-movement.ts'
import { CounterPage } from './counter.page.tsx'

const MOVEMENTS = '/:companyId/cash-movements'
const search = () => screen.findByRole('searchbox', { name: 'Scan or search for a product' })
const button = () => screen.findByRole('button', { name: 'Cash in/out' })
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Cash in and out' }))

async function atTheCounter(options: ShopOptions = {}) {
  const { api, page } = aShop(options)
  api.on<CashMovement>('post', MOVEMENTS, ({ body }) => {
    const { id, reason, amountMinor, note = null } = body as CashMovementInput
    return reply(aMovement({ id, reason, kind: reason === 'fromSafe' ? 'payIn' : 'payOut', amountMinor, note }), 201)
  })
  const shown = await renderPage(<CounterPage />, page)
  await search()
  return { api, ...shown }
}

describe('cash in and out', () => {
  test('is asked for by its key, recorded with its reason, and its slip can be printed; the search goes on', async () => {
    const { api, user } = await atTheCounter()
    await user.keyboard('{Insert}')
    const asked = await dialog()
    await checkAccessibility(screen.getByRole('dialog'))
    await waitFor(() => expect(document.activeElement).toBe(asked.getByLabelText(/^Reason/)))
    await user.selectOptions(asked.getByLabelText(/^Reason/), 'Deposit at the bank')
    await user.type(asked.getByLabelText(/^Amount/), '20')
    await user.click(asked.getByRole('button', { name: 'Record' }))
    expect(await asked.findByText('Recorded')).toBeTruthy()
    expect(api.callsTo('post', MOVEMENTS).map(({ body }) => body)).toMatchObject([
      { cashSessionId: 's1', reason: 'bankDeposit', amountMinor: 20_000, note: null },
    ])
    const slip = await screen.findByLabelText('Cash out', { selector: '[role=document]' })
    expect(slip.textContent).toContain('Deposit at the bank')
    expect(slip.textContent).toContain('20.000')
    await user.click(asked.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(await search())
    await user.click(await button())
    expect((await dialog()).getByRole('button', { name: 'Record' })).toBeTruthy()
  })

  test('offers the reasons of the way it goes, and asks for what is missing', async () => {
    const { api, user } = await atTheCounter()
    await user.click(await button())
    const asked = await dialog()
    await user.click(asked.getByRole('button', { name: 'Record' }))
    expect(await asked.findByText('Choose a reason')).toBeTruthy()
    expect(asked.getByText('Enter an amount above zero')).toBeTruthy()
    await user.selectOptions(asked.getByLabelText(/^Reason/), 'Small expense')
    await user.type(asked.getByLabelText(/^Amount/), '3.5')
    await user.click(asked.getByRole('button', { name: 'Record' }))
    expect(await asked.findByText('Say what it is for')).toBeTruthy()
    await user.click(asked.getByText('Cash in'))
    const reasons = within(asked.getByLabelText(/^Reason/)).getAllByRole('option')
    expect(reasons.map(({ textContent }) => textContent).filter((text) => text !== '')).toEqual(
      expect.arrayContaining(['Change brought in', 'From the safe', 'Correction', 'Other']),
    )
    await user.selectOptions(asked.getByLabelText(/^Reason/), 'From the safe')
    await user.click(asked.getByRole('button', { name: 'Record' }))
    expect(await asked.findByText('Recorded')).toBeTruthy()
    expect(api.callsTo('post', MOVEMENTS).map(({ body }) => body)).toMatchObject([
      { reason: 'fromSafe', amountMinor: 3500 },
    ])
  })

  test('says the limit where the server refuses, and keeps what was typed; sent again it has the same id', async () => {
    const { api, user } = await atTheCounter()
    const text = 'At most TND 100.000 may be taken out at once.'
    api.on('post', MOVEMENTS, refusal('cashMovement.aboveLimit', { status: 403, message: text, detail: text }))
    await user.click(await button())
    const asked = await dialog()
    await user.selectOptions(asked.getByLabelText(/^Reason/), 'To the safe')
    await user.type(asked.getByLabelText(/^Amount/), '150')
    await user.click(asked.getByRole('button', { name: 'Record' }))
    expect(await asked.findByText(text)).toBeTruthy()
    await user.click(asked.getByRole('button', { name: 'Record' }))
    await waitFor(() => expect(api.callsTo('post', MOVEMENTS)).toHaveLength(2))
    const ids = api.callsTo('post', MOVEMENTS).map(({ body }) => (body as CashMovementInput).id)
    expect(new Set(ids).size).toBe(1)
  })

  test('is not offered to who may not open the drawer beside sales', async () => {
    const { user } = await atTheCounter({ role: 'readOnly' })
    expect(screen.queryByRole('button', { name: 'Cash in/out' })).toBeNull()
    await user.keyboard('{Insert}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test('without a network the dialog says that this needs the server', async () => {
  const { user } = await atTheCounter()
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await user.click(await button())
  expect(await (await dialog()).findByText('No network')).toBeTruthy()
  jest.restoreAllMocks()
})
