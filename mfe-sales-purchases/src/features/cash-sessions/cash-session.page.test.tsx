import { describe, expect, jest, test } from '@jest/globals'
import type { CashMovementRow } from '@comptoir/contracts/sales/cash-movements'
import { BLIND, type CashSession, type ZReport } from '@comptoir/contracts/sales/cash-sessions'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aUser, checkAccessibility, fakeApi, refusal, renderPage } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aMovement } from '../../testing/a-movement.ts'
import { aCashSession, aReport, aTender, CASH_METHOD } from '../../testing/a-session.ts'
import { aServer, MOVEMENTS, ONE, page, pageOf, signedIn } from './testing/session-server.ts'
import { CashSessionPage } from './cash-session.page.tsx'

const counted = () => screen.findByRole('textbox', { name: /^Counted, Cash/ })
const kept = () => screen.getByRole('textbox', { name: /^Float left/ })
const close = () => screen.getByRole('button', { name: 'Close the session' })
const paper = (name: string) => screen.findAllByRole('document', { name })

describe('an open session', () => {
  test('shows its figures so far, and goes to the count', async () => {
    aServer()
    const { user: person, container } = await renderPage(<CashSessionPage />, page)
    const [x] = await paper('X report')
    expect(x?.textContent).toContain('Provisional')
    expect(x?.textContent).toContain('63.110')
    expect(x?.textContent).toContain('Change given−6.890')
    expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy()
    await checkAccessibility(container)
    await person.click(screen.getByRole('button', { name: 'Count and close' }))
    expect(await counted()).toBeTruthy()
  })

  test('that is counted blind shows no figures and asks for no report', async () => {
    const api = fakeApi()
      .on<CashSession>('get', ONE, aCashSession({ id: 's1', ...BLIND.session, tenders: [aTender(BLIND.tender)] }))
      .on<PaginatedOf<CashMovementRow>>('get', MOVEMENTS, pageOf([]))
    const { container } = await renderPage(<CashSessionPage />, page)
    expect(await screen.findByText(/^The figures are shown once the session is closed/)).toBeTruthy()
    expect(screen.queryByText(/63\.110|70\.000/)).toBeNull()
    expect(api.callsTo('get', `${ONE}/report`)).toHaveLength(0)
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
    await checkAccessibility(container)
  })

  test('lists what was put in and taken out, and prints its slip again', async () => {
    const {
      cashSessionId: _s,
      registerId: _r,
      registerName: _n,
      pointOfSaleName: _p,
      seller: _q,
      ...row
    } = aMovement({
      id: 'm1',
      reason: 'expense',
      note: 'Ampoules',
    })
    const api = aServer({}, [row])
    const print = jest.spyOn(globalThis, 'print').mockImplementation(() => undefined)
    const { user: person, container } = await renderPage(<CashSessionPage />, page)
    const listed = within(await screen.findByRole('region', { name: 'Cash in and out' }))
    expect(listed.getByText('Small expense')).toBeTruthy()
    expect(listed.getByText('−20.000 TND')).toBeTruthy()
    expect(listed.getByText('Ampoules')).toBeTruthy()
    expect(api.callsTo('get', MOVEMENTS).map(({ searchParams }) => searchParams.get('filter[cashSession]'))).toEqual([
      's1',
    ])
    await checkAccessibility(container)
    await person.click(listed.getByRole('button', { name: 'Print the slip' }))
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
    expect(screen.getByLabelText('Cash out', { selector: '[role=document]' }).textContent).toContain('20.000')
  })

  test('of somebody else is counted only by who may', async () => {
    aServer({ openedById: 'u9' })
    await renderPage(<CashSessionPage />, page)
    await paper('X report')
    expect(screen.queryByRole('button', { name: 'Count and close' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Sell' })).toBeNull()
  })
})

describe('counting', () => {
  test('is blind unless the API says what is expected', async () => {
    aServer({ state: 'counting' })
    const { container } = await renderPage(<CashSessionPage />, page)
    await counted()
    expect(screen.queryByText(/Expected/)).toBeNull()
    await checkAccessibility(container)
  })

  test('shows what is expected to who may see it', async () => {
    aServer({ state: 'counting', tenders: [aTender({ expectedMinor: 163_110 })] })
    await renderPage(<CashSessionPage />, page)
    await counted()
    expect(screen.getByText('Expected:')).toBeTruthy()
    expect(screen.getByText('163.110 TND')).toBeTruthy()
  })

  test('adds up notes and coins', async () => {
    aServer({ state: 'counting' })
    const { user: person } = await renderPage(<CashSessionPage />, page)
    await counted()
    await person.click(screen.getByRole('button', { name: 'Count by notes and coins' }))
    const pieces = within(screen.getByRole('group', { name: 'Count by notes and coins' }))
    await person.type(pieces.getByRole('textbox', { name: /^Note 50\.000/ }), '3')
    await person.type(pieces.getByRole('textbox', { name: 'Coin 500 millimes' }), '4')
    expect(screen.getByText('152.000 TND')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Type the total instead' }))
    expect(await counted()).toMatchObject({ value: '152.000' })
  })

  test('asks for every figure before it closes', async () => {
    const api = aServer({ state: 'counting' })
    const { user: person } = await renderPage(<CashSessionPage />, page)
    await counted()
    await person.click(close())
    expect(await screen.findByText('Enter a count, or zero if there is nothing')).toBeTruthy()
    expect(screen.getByText('Enter the float left, or zero if nothing is left')).toBeTruthy()
    expect(api.callsTo('post', `${ONE}/close`)).toHaveLength(0)
  })

  test('closes after asking once more, and then says the difference in words', async () => {
    const api = aServer({ state: 'counting' })
    const { user: person } = await renderPage(<CashSessionPage />, page)
    await person.type(await counted(), '161,610')
    await person.type(screen.getByRole('textbox', { name: /^Comment/ }), 'Monnaie')
    await person.type(kept(), '100')
    await person.click(close())
    const question = await screen.findByRole('alertdialog', { name: 'Close this session?' })
    await person.click(within(question).getByRole('button', { name: 'Close the session' }))
    expect(await screen.findByText('Short:')).toBeTruthy()
    expect(screen.getAllByText('1.500 TND').length).toBeGreaterThan(0)
    const [z] = await paper('Z report no. 12')
    expect(z?.textContent).toContain('a3f0a3f0')
    expect(api.callsTo('post', `${ONE}/close`)[0]?.body).toEqual({
      counts: [{ paymentMethodId: CASH_METHOD.id, countedMinor: 161_610, comment: 'Monnaie' }],
      keptFloatMinor: 100_000,
    })
  })

  test('says what was taken back and what cash was rounded by, when anything was', async () => {
    const session = aCashSession({ id: 's1' })
    fakeApi()
      .on<CashSession>('get', ONE, session)
      .on<PaginatedOf<CashMovementRow>>('get', MOVEMENTS, pageOf([]))
      .on<ZReport>(
        'get',
        `${ONE}/report`,
        aReport(session, {
          returnCount: 1,
          returnedMinor: 5_350,
          roundingMinor: -24,
          discardedCount: 2,
          copyCount: 3,
          drawerOpeningCount: 1,
        }),
      )
    await renderPage(<CashSessionPage />, page)
    const [x] = await paper('X report')
    expect(x?.textContent).toContain('Goods returned−5.350Cash rounding−0.024')
    expect(x?.textContent).toContain('Held tickets discarded')
    expect(x?.textContent).toMatch(/Tickets printed again.*3.*Drawer opened without a sale.*1/)
  })

  test('puts the refusal of too large a float under its field', async () => {
    const api = aServer({ state: 'counting' })
    api.on(
      'post',
      `${ONE}/close`,
      refusal('cashSession.keptFloatTooHigh', {
        params: { keptMinor: 200_000, countedMinor: 100_000, currency: 'TND' },
      }),
    )
    const { user: person } = await renderPage(<CashSessionPage />, page)
    await person.type(await counted(), '100')
    await person.type(kept(), '200')
    await person.click(close())
    expect(await screen.findByText('No more can stay than was counted: 100.000 TND.')).toBeTruthy()
    await person.clear(kept())
    await person.type(kept(), '100')
    await person.click(close())
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close the session' }),
    )
    await waitFor(() => expect(kept().getAttribute('aria-invalid')).toBe('true'))
  })

  test('is taken back to sell on', async () => {
    aServer({ state: 'counting' })
    const { user: person } = await renderPage(<CashSessionPage />, page)
    await counted()
    await person.click(screen.getByRole('button', { name: 'Back to selling' }))
    expect(await screen.findByRole('link', { name: 'Sell' })).toBeTruthy()
  })

  test('reads in Arabic', async () => {
    aServer({ state: 'counting' })
    const { container } = await renderPage(<CashSessionPage />, { ...page, language: 'ar' })
    expect(await screen.findByRole('textbox', { name: /^المعدود، نقدا/ })).toBeTruthy()
    await checkAccessibility(container)
  })
})

test('a session that cannot be read says so and can be asked again', async () => {
  const api = fakeApi().on('get', ONE, refusal('cashSession.notFound'))
  const { user: person } = await renderPage(<CashSessionPage />, page)
  await screen.findByText('The cash session could not be loaded')
  api
    .on<CashSession>('get', ONE, aCashSession({ id: 's1' }))
    .on<PaginatedOf<CashMovementRow>>('get', MOVEMENTS, pageOf([]))
    .on<ZReport>('get', `${ONE}/report`, aReport(aCashSession()))
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Cash session, Caisse 2' })).toBeTruthy()
})

describe('a closing beyond what is tolerated', () => {
  const awaited = { toleranceMinor: 500, given: null }
  const tenders = [aTender({ countedMinor: 151_110, differenceMinor: -12_000 })]
  const closed: Partial<CashSession> = { state: 'closed', approval: awaited, tenders }
  const manager = { ...page, session: { ...signedIn, user: aUser({ id: 'u2', role: 'manager' }) } }

  test('is approved by who may, who says what explains it', async () => {
    const api = aServer(closed)
    api.on<CashSession>('post', `${ONE}/approve`, ({ body }) => {
      const { comment } = body as { comment: string }
      const given = { by: 'Sami', at: '2026-11-21T18:00:00.000Z', comment }
      const approved = aCashSession({ id: 's1', ...closed, approval: { ...awaited, given } })
      api.on<CashSession>('get', ONE, approved)
      return approved
    })
    const { user: typist, container } = await renderPage(<CashSessionPage />, manager)
    expect(await screen.findByText('A manager has to approve this closing')).toBeTruthy()
    await checkAccessibility(container)
    await typist.click(screen.getByRole('button', { name: 'Approve' }))
    expect(screen.getByText('Write what explains the difference')).toBeTruthy()
    await typist.type(screen.getByRole('textbox', { name: /^What explains/ }), 'Rendu en double')
    await typist.click(screen.getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('Approved by Sami')).toBeTruthy()
    expect(screen.getByText('Rendu en double')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  })

  test('is approved again where a late ticket left another difference, of which what is left is said', async () => {
    const before = { by: 'Sami', at: '2026-11-21T18:00:00.000Z', comment: 'Rendu en double' }
    const restated = { position: 2, leftMinor: 15_000, isBeyond: true, at: '2026-11-22T08:00:00.000Z', before }
    const api = aServer({ ...closed, approval: { ...awaited, restated } })
    const sent: unknown[] = []
    api.on<CashSession>('post', `${ONE}/approve`, ({ body }) => {
      sent.push(body)
      const within = { ...restated, position: 3, leftMinor: 300, isBeyond: false }
      api.on<CashSession>('get', ONE, aCashSession({ id: 's1', ...closed, approval: { ...awaited, restated: within } }))
      return aCashSession({ id: 's1', ...closed })
    })
    const { user: typist, container } = await renderPage(<CashSessionPage />, manager)
    expect(await screen.findByText('A manager has to approve what is left of this difference')).toBeTruthy()
    expect(screen.getByText('Largest difference left:').textContent).toContain('15.000')
    expect(screen.getByText(/Approved before by Sami/).textContent).toContain('Rendu en double')
    await checkAccessibility(container)
    await typist.type(screen.getByRole('textbox', { name: /^What explains/ }), 'Ticket retrouvé')
    await typist.click(screen.getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('This closing needs no approval any more')).toBeTruthy()
    expect(sent).toEqual([{ comment: 'Ticket retrouvé', position: 2 }])
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  })

  test('that was approved by a code has the note of who counted, said to be theirs', async () => {
    const given = { by: 'Sami', at: '2026-11-21T18:00:00.000Z', comment: 'Rendu en double' }
    aServer({ ...closed, approval: { ...awaited, given: { ...given, byCode: true } } })
    await renderPage(<CashSessionPage />, manager)
    expect((await screen.findByText('Rendu en double')).parentElement?.textContent).toBe(
      'Noted by who counted: Rendu en double',
    )
  })

  test('is only looked at by who may not', async () => {
    aServer(closed)
    await renderPage(<CashSessionPage />, page)
    expect(await screen.findByText('Awaiting approval')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  })

  test.each(['fr', 'ar'] as const)('reads in %s', async (language) => {
    aServer(closed)
    const { container } = await renderPage(<CashSessionPage />, { ...manager, language })
    await screen.findAllByRole('button')
    await checkAccessibility(container)
    expect(container.textContent).not.toContain('closingApproval.')
  })
})
