import { describe, expect, jest, test } from '@jest/globals'
import type { CashMovement, CashMovementRow } from '@comptoir/contracts/sales/cash-movements'
import {
  BLIND,
  type CashSession,
  type DifferenceCause,
  type DifferenceCauses,
  type ZReport,
} from '@comptoir/contracts/sales/cash-sessions'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import {
  aCompany,
  aPointOfSale,
  aSession,
  aUser,
  checkAccessibility,
  fakeApi,
  refusal,
  renderPage,
} from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aMovement } from '../../testing/a-movement.ts'
import { aCashSession, aReport, aTender, CASH_METHOD } from '../../testing/a-session.ts'
import { locales } from '../../testing/locales.ts'
import { CashSessionPage } from './cash-session.page.tsx'

const ONE = '/:companyId/cash-sessions/:id'
const MOVEMENTS = '/:companyId/cash-movements/paginated'
const pageOf = (data: CashMovementRow[]) => ({ data, meta: { total: data.length, page: 1, limit: 100 } })
const user = aUser({ id: 'u1', role: 'cashier' })
const signedIn = aSession({ user, company: aCompany({ id: 'c1' }), pointOfSale: aPointOfSale({ id: 'p1' }) })
const page = {
  locales,
  session: signedIn,
  path: '/:companyId/:pointOfSaleId/cashSessions/:id',
  route: '/c1/p1/cashSessions/s1',
}

/** A session that the API moves from state to state as it is told. */
function aServer(given: Partial<CashSession> = {}, movements: CashMovementRow[] = [], causes: DifferenceCause[] = []) {
  let session = aCashSession({ id: 's1', ...given })
  const move = (changes: Partial<CashSession>) => {
    session = { ...session, ...changes }
    return session
  }
  const api = fakeApi()
    .on<CashSession>('get', ONE, () => session)
    .on<ZReport>('get', `${ONE}/report`, () => aReport(session))
    .on<CashMovement>('get', '/:companyId/cash-movements/:id', aMovement({ id: 'm1' }))
    .on<PaginatedOf<CashMovementRow>>('get', MOVEMENTS, pageOf(movements))
    .on<DifferenceCauses>('get', `${ONE}/causes`, { data: causes })
    .on<CashSession>('post', `${ONE}/count`, () => move({ state: 'counting' }))
    .on<CashSession>('post', `${ONE}/resume`, () => move({ state: 'open' }))
    .on<ZReport>('post', `${ONE}/close`, () => {
      const tenders = [aTender({ expectedMinor: 163_110, countedMinor: 161_610, differenceMinor: -1_500 })]
      return aReport(
        move({
          state: 'closed',
          closedAt: '2026-11-21T17:00:00.000Z',
          closedBy: 'Amira Bouazizi',
          keptFloatMinor: 100_000,
          zNumber: 12,
          tenders,
        }),
      )
    })
  return api
}

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
        aReport(session, { returnCount: 1, returnedMinor: 5_350, roundingMinor: -24, discardedCount: 2 }),
      )
    await renderPage(<CashSessionPage />, page)
    const [x] = await paper('X report')
    expect(x?.textContent).toContain('Goods returned−5.350Cash rounding−0.024')
    expect(x?.textContent).toContain('Held tickets discarded')
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

describe('the difference of a closed session', () => {
  const card = { ...CASH_METHOD, id: '018f0000-0000-7000-8000-0000000ca4d0', kind: 'card', name: 'Carte' }
  const tenders = [
    aTender({ countedMinor: 143_110, differenceMinor: -20_000 }),
    aTender({ paymentMethodId: card.id, kind: 'card', name: 'Carte', countedMinor: 20_000, differenceMinor: 20_000 }),
  ]
  const common = { paymentMethodId: CASH_METHOD.id, differenceMinor: -20_000, otherMethodId: null, pieces: null }
  const ticket = { id: 't1', number: 'TIC-LM2-004218', occurredAt: '2026-11-21T10:00:00.000Z' }

  test('is explained by what the session says, with the tickets to look at', async () => {
    aServer(
      { state: 'closed', tenders },
      [],
      [
        { ...common, kind: 'wrongMethod', otherMethodId: card.id, tickets: [ticket] },
        { ...common, kind: 'wrongNote', pieces: [30_000, 50_000], tickets: [] },
        { ...common, kind: 'roll', pieces: [500, 40], tickets: [] },
      ],
    )
    const { container } = await renderPage(<CashSessionPage />, page)
    const listed = within(await screen.findByRole('region', { name: 'What may explain the difference' }))
    expect(listed.getByText('20.000 TND may have been paid by “Carte” and recorded as “Cash”.')).toBeTruthy()
    expect(listed.getByRole('link', { name: ticket.number }).getAttribute('href')).toBe('/c1/p1/sales/t1')
    expect(
      listed.getByText(
        'A note of 50.000 TND may have been given for 30.000 TND, or one of 30.000 TND taken for 50.000 TND.',
      ),
    ).toBeTruthy()
    expect(listed.getByText('A roll of 40 coins of 0.500 TND may not have been counted.')).toBeTruthy()
    await checkAccessibility(container)
  })

  test('that nothing explains says so', async () => {
    aServer({ state: 'closed', tenders })
    await renderPage(<CashSessionPage />, page)
    expect(await screen.findByText(/^Nothing in the session comes to exactly this difference/)).toBeTruthy()
  })

  test('is asked for nowhere where the count is exact', async () => {
    const exact = aServer({ state: 'closed', tenders: [aTender({ countedMinor: 163_110, differenceMinor: 0 })] })
    await renderPage(<CashSessionPage />, page)
    await screen.findByText('The count is exact')
    expect(exact.callsTo('get', `${ONE}/causes`)).toHaveLength(0)
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
