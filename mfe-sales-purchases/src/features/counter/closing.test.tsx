import { describe, expect, jest, test } from '@jest/globals'
import type { TicketBatch } from '@comptoir/contracts/sales/register-tickets'
import type { Approvers } from '@comptoir/contracts/sales/approvals'
import { BLIND, type CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { checkAccessibility, refusal, renderPage } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aCashSession, aReport, aTender, CASH_METHOD } from '../../testing/a-session.ts'
import { aShop, receiptOf, TICKETS } from '../../testing/a-shop.ts'
import { Reloadable } from '../../testing/reloadable.tsx'
import { scan } from '../../testing/scan.ts'
import { ClosedPanel } from './closing/closed-panel.tsx'
import { CounterPage } from './counter.page.tsx'

const SESSION = '/:companyId/cash-sessions/:id'
const CARD = { id: '018f0000-0000-7000-8000-0000000ca4d0', kind: 'card', name: 'Carte' }

const row = (name: string | RegExp) => screen.findByRole('textbox', { name })
const kept = () => screen.getByRole('textbox', { name: /^Float left/ })
const close = () => screen.getByRole('button', { name: 'Close the session' })
const question = () => screen.findByRole('alertdialog', { name: 'Close this session?' })

/** Where the browser keeps what was typed of a count; -1 where it keeps nothing. */
const keptAt = () =>
  Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '').findIndex((key) =>
    key.includes('count:'),
  )

const isFocused = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element))

/** A counter whose drawer is being counted, blind. */
function aCount(given: Partial<CashSession> = {}) {
  const shop = aShop()
  const { register } = shop
  const tenders = [
    aTender({ paymentMethodId: CARD.id, kind: CARD.kind, name: CARD.name, ...BLIND.tender }),
    aTender(BLIND.tender),
  ]
  shop.api.on<CashSession>(
    'get',
    SESSION,
    aCashSession({ id: 's1', registerId: register.id, state: 'counting', ...BLIND.session, tenders, ...given }),
  )
  return shop
}

describe('closing from the counter', () => {
  test('counts without a mouse, closes, says how it came out, and opens again with what was kept', async () => {
    const { api, page } = aShop()
    await renderPage(<CounterPage />, page)
    const user = userEvent.setup({ delay: 60 })
    await screen.findByRole('searchbox')
    await user.keyboard('{Control>}{End}{/Control}')
    await isFocused(await row(/^Note 50\.000/))
    await user.keyboard('3{Enter}{Enter}1{Enter}')
    await isFocused(await row(/^Note 5\.000/))
    await user.keyboard('{Shift>}{Enter}{/Shift}')
    await isFocused(await row(/^Note 10\.000/))
    expect(screen.getAllByText('160.000 TND').length).toBeGreaterThan(0)
    for (let step = 0; document.activeElement !== kept() && step < 20; step += 1) await user.keyboard('{Enter}')
    await user.keyboard('100{Enter}')
    expect(document.activeElement).toBe(close())
    expect(screen.getByText('60.000 TND')).toBeTruthy()
    await user.keyboard('{Enter}')
    await question()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { name: 'Z report no. 12' })).toBeTruthy()
    expect(screen.getByText(/^The server has (the|all) \d+ tickets? of this session\.$/)).toBeTruthy()
    expect(api.callsTo('post', `${SESSION}/close`)[0]?.body).toEqual({
      counts: [{ paymentMethodId: CASH_METHOD.id, countedMinor: 160_000 }],
      keptFloatMinor: 100_000,
    })
    expect(screen.getByText('3.110 TND')).toBeTruthy()
    const print = jest.spyOn(globalThis, 'print').mockImplementation(() => undefined)
    await isFocused(screen.getByRole('button', { name: 'Print' }))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
    await user.tab()
    await user.keyboard('{Enter}')
    const float = await screen.findByRole('textbox', { name: /^Opening float/ })
    expect(float).toMatchObject({ value: '100.000' })
    expect(document.activeElement).toBe(float)
  })

  test('waits for tickets that the server does not take', async () => {
    const { api, page } = aShop()
    api.on('post', TICKETS, refusal('request.invalid'))
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await screen.findByRole('button', { name: /^Thé vert/ }))
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    await user.click(screen.getByRole('button', { name: 'Close the register' }))
    expect(await screen.findByText(/1 ticket of this device has not reached the server yet/)).toBeTruthy()
    expect(api.callsTo('post', '/:companyId/cash-sessions/:id/count')).toHaveLength(0)
    api.on('post', TICKETS, ({ body }) => receiptOf(body as TicketBatch))
    await user.click(screen.getByRole('button', { name: 'Close the register' }))
    await waitFor(() => expect(api.callsTo('post', '/:companyId/cash-sessions/:id/count')).toHaveLength(1))
  })

  test('waits for the cart', async () => {
    const { api, page } = aShop()
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await screen.findByRole('button', { name: /^Thé vert/ }))
    await user.click(screen.getByRole('button', { name: 'Close the register' }))
    expect(await screen.findByText(/Finish the sale or empty the cart/)).toBeTruthy()
    expect(api.callsTo('post', '/:companyId/cash-sessions/:id/count')).toHaveLength(0)
  })
})

describe('counting inside the counter', () => {
  test('tells nothing of what is expected, and begins with the cash', async () => {
    const { page } = aCount()
    const { container } = await renderPage(<CounterPage />, page)
    await isFocused(await row(/^Note 50\.000/))
    expect(screen.queryByText(/Expected|63\.110|163\.110/)).toBeNull()
    await checkAccessibility(container)
  })

  test('says what is expected to who may see it', async () => {
    const { page } = aCount({ tenders: [aTender({ expectedMinor: 163_110 })] })
    await renderPage(<CounterPage />, page)
    expect(await screen.findByText('Expected:')).toBeTruthy()
    expect(screen.getByText('163.110 TND')).toBeTruthy()
  })

  test('begins anew where it was sold in again, and where what was kept is damaged', async () => {
    const { page } = aCount()
    const { user } = await renderPage(
      <Reloadable>
        <CounterPage />
      </Reloadable>,
      page,
    )
    await user.type(await row(/^Note 50\.000/), '3')
    localStorage.setItem(localStorage.key(keptAt()) ?? '', '{"counts":')
    await user.click(screen.getByText('Load anew'))
    expect(await row(/^Note 50\.000/)).toMatchObject({ value: '' })
    await user.type(await row(/^Note 50\.000/), '3')
    expect(keptAt()).toBeGreaterThanOrEqual(0)
    await user.click(screen.getByRole('button', { name: 'Back to selling' }))
    await waitFor(() => expect(keptAt()).toBe(-1))
  })

  test('goes on with what was typed where the page is loaded anew', async () => {
    const { page } = aCount()
    const { user } = await renderPage(
      <Reloadable>
        <CounterPage />
      </Reloadable>,
      page,
    )
    await user.type(await row(/^Note 50\.000/), '3')
    await user.type(kept(), '100')
    await user.type(screen.getByRole('textbox', { name: /^Counted, Carte/ }), '20')
    await user.click(screen.getByText('Load anew'))
    expect(await row(/^Note 50\.000/)).toMatchObject({ value: '3' })
    expect(screen.getAllByText('150.000 TND').length).toBeGreaterThan(0)
    expect(kept()).toMatchObject({ value: '100.000' })
    expect(screen.getByRole('textbox', { name: /^Counted, Carte/ })).toMatchObject({ value: '20.000' })
  })

  test('asks for every method and the float, and goes to what is missing', async () => {
    const { api, page } = aCount()
    const { user } = await renderPage(<CounterPage />, page)
    await row(/^Note 50\.000/)
    await user.click(close())
    expect(await screen.findAllByText('Enter a count, or zero if there is nothing')).toHaveLength(2)
    await isFocused(await row(/^Note 50\.000/))
    await user.keyboard('1')
    await user.type(screen.getByRole('textbox', { name: /^Counted, Carte/ }), '20')
    await user.type(kept(), '60')
    await user.click(close())
    expect(await screen.findByText(/^No more can stay than was counted: 50.000/)).toBeTruthy()
    await isFocused(kept())
    await user.clear(kept())
    await user.type(kept(), '50')
    await user.click(close())
    await user.click(within(await question()).getByRole('button', { name: 'Close the session' }))
    await screen.findByRole('heading', { name: /^Z report/ })
    expect(api.callsTo('post', `${SESSION}/close`)[0]?.body).toEqual({
      counts: [
        { paymentMethodId: CARD.id, countedMinor: 20_000 },
        { paymentMethodId: CASH_METHOD.id, countedMinor: 50_000 },
      ],
      keptFloatMinor: 50_000,
    })
  })

  test('cash is typed as one amount by who has counted already', async () => {
    const { page } = aCount()
    const { user } = await renderPage(<CounterPage />, page)
    await row(/^Note 50\.000/)
    await user.click(screen.getByRole('button', { name: 'Type the total instead' }))
    const counted = screen.getByRole('textbox', { name: /^Counted, Cash/ })
    expect(document.activeElement).toBe(counted)
    await user.type(counted, '120,5')
    await user.click(screen.getByRole('button', { name: /^As at the opening: 100\.000/ }))
    expect(screen.getByText('20.500 TND')).toBeTruthy()
  })

  test('a scan is no number of notes', async () => {
    const { page } = aCount()
    await renderPage(<CounterPage />, page)
    const field = await row(/^Note 50\.000/)
    scan('6191234500412')
    expect(await screen.findByText(/^Selling is locked/)).toBeTruthy()
    expect(field).toMatchObject({ value: '' })
    expect(document.activeElement).toBe(field)
  })

  test('what the server refuses is said, and the count is kept', async () => {
    const { api, page } = aCount({ tenders: [aTender(BLIND.tender)] })
    api.on('post', `${SESSION}/close`, refusal('cashSession.countIncomplete', { params: { method: 'Chèque' } }))
    const { user } = await renderPage(<CounterPage />, page)
    await user.type(await row(/^Note 50\.000/), '2')
    await user.type(kept(), '0')
    await user.click(close())
    await user.click(within(await question()).getByRole('button', { name: 'Close the session' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await row(/^Note 50\.000/)).toMatchObject({ value: '2' })
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  })

  test('can be left to sell on', async () => {
    const { api, page, register } = aCount()
    const { user } = await renderPage(<CounterPage />, page)
    const resume = await screen.findByRole('button', { name: 'Back to selling' })
    api.on('get', SESSION, aCashSession({ id: 's1', registerId: register.id }))
    await user.click(resume)
    await isFocused(await screen.findByRole('searchbox'))
    expect(api.callsTo('post', `${SESSION}/resume`)).toHaveLength(1)
  })

  test('reads in Arabic', async () => {
    const { page } = aCount()
    const { container } = await renderPage(<CounterPage />, { ...page, language: 'ar' })
    await screen.findByRole('textbox', { name: 'قطعة 500 مليم' })
    await checkAccessibility(container)
  })
})

test('a closing whose report the server has not written yet has none to print', async () => {
  const { page } = aShop()
  const session = aCashSession({
    state: 'closed',
    keptFloatMinor: 40_000,
    tenders: [aTender({ countedMinor: 160_000 })],
  })
  const { container } = await renderPage(
    <ClosedPanel closed={{ session, report: null }} onOpenAgain={() => undefined} />,
    page,
  )
  expect(await screen.findByRole('heading', { name: 'Session closed' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
  await checkAccessibility(container)
})

describe('a closing beyond what is tolerated', () => {
  const APPROVE = '/:companyId/cash-sessions/:id/approve-here'

  async function closedBeyond() {
    const shop = aShop()
    const session = aCashSession({
      ...{ state: 'closed', keptFloatMinor: 0, approval: { toleranceMinor: 500, given: null } },
      tenders: [aTender({ countedMinor: 160_000, differenceMinor: -3110 })],
    })
    shop.api.on<Approvers>('get', '/:companyId/approvals/approvers', { data: [{ id: 'm1', name: 'Leïla' }] })
    const closed = { session, report: aReport(session) }
    const rendered = await renderPage(<ClosedPanel closed={closed} onOpenAgain={() => undefined} />, shop.page)
    await rendered.user.click(await screen.findByRole('button', { name: 'A manager approves here' }))
    const dialog = within(await screen.findByRole('dialog'))
    const approve = () => rendered.user.click(dialog.getByRole('button', { name: 'Approve' }))
    return { ...shop, ...rendered, session, dialog, approve }
  }

  test('is approved there by PIN, with what explains it; the PIN is gone when it was wrong', async () => {
    const { api, user, session, dialog, approve } = await closedBeyond()
    await dialog.findByRole('combobox', { name: /^Approver/ })
    api.on('post', APPROVE, refusal('approval.keyWrong'))
    await approve()
    expect(dialog.getByText('Write what explains the difference')).toBeTruthy()
    await user.type(dialog.getByRole('textbox', { name: /^What explains/ }), 'Rendu en double')
    const key = () => dialog.getByRole('textbox', { name: /^PIN, or badge/ })
    await user.type(key(), '4712')
    await approve()
    expect(await dialog.findByText(/^That PIN or badge is not right/)).toBeTruthy()
    expect(key()).toMatchObject({ value: '' })
    const given = { by: 'Leïla', at: '2026-11-21T18:00:00.000Z', comment: 'Rendu en double' }
    api.on<CashSession>('post', APPROVE, { ...session, approval: { toleranceMinor: 500, given } })
    await user.type(key(), '4711')
    await approve()
    expect(await screen.findByText('Approved by Leïla')).toBeTruthy()
    expect(api.callsTo('post', APPROVE).at(-1)?.body).toEqual({
      ...{ comment: 'Rendu en double', position: 0, key: { kind: 'pin', userId: 'm1', pin: '4711' } },
    })
  })

  test('is left to be approved later', async () => {
    const { user, dialog } = await closedBeyond()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name: 'Open the register' })).toBeTruthy()
    expect(screen.getByText(/^The Z report is made/)).toBeTruthy()
  })
})
