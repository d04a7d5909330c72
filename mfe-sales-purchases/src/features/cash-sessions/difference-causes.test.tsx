import { describe, expect, test } from '@jest/globals'
import type { SessionAnnex, SessionCorrectionInput } from '@comptoir/contracts/sales/cash-sessions'
import { aSession, aUser, checkAccessibility, renderPage } from '@comptoir/testing'
import { screen, within } from '@testing-library/react'
import { aTender, CASH_METHOD } from '../../testing/a-session.ts'
import { CashSessionPage } from './cash-session.page.tsx'
import { aServer, ONE, page, signedIn } from './testing/session-server.ts'

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

  test('is corrected at a word, once it is confirmed, by who may', async () => {
    const cause = { ...common, kind: 'wrongMethod' as const, otherMethodId: card.id, tickets: [] }
    const api = aServer({ state: 'closed', tenders }, [], [cause, { ...common, kind: 'notPaid', tickets: [ticket] }])
    const annex: SessionAnnex = {
      lateTickets: [],
      corrections: [
        {
          ...{ id: 'k1', kind: 'wrongMethod', paymentMethodId: CASH_METHOD.id, otherMethodId: card.id },
          ...{ amountMinor: -20_000, comment: null, correctedBy: 'Amira', recordedAt: '2026-11-22T08:00:00.000Z' },
        },
      ],
      tenders: [{ paymentMethodId: CASH_METHOD.id, lateMinor: 0, correctedMinor: -20_000, differenceMinor: 0 }],
    }
    api.on<SessionAnnex>('post', `${ONE}/corrections`, () => {
      api.on('get', `${ONE}/annex`, annex).on('get', `${ONE}/causes`, { data: [] })
      return annex
    })
    const accountant = aSession({ ...signedIn, user: aUser({ id: 'u1', role: 'accountant' }) })
    const { user: person } = await renderPage(<CashSessionPage />, { ...page, session: accountant })
    await person.click(await screen.findByRole('button', { name: 'That was it: correct' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Correct this difference?' }))
    await person.click(question.getByRole('button', { name: 'That was it: correct' }))
    const listed = within(await screen.findByRole('region', { name: 'After the closing' }))
    expect(listed.getByText('Corrected: paid by another method')).toBeTruthy()
    expect(listed.getByText('The count is exact')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'What may explain the difference' })).toBeNull()
    expect(api.callsTo('post', `${ONE}/corrections`)[0]?.body as SessionCorrectionInput).toMatchObject({
      ...{ kind: 'wrongMethod', paymentMethodId: CASH_METHOD.id, otherMethodId: card.id },
    })
  })

  test('is corrected by nobody who may not', async () => {
    aServer({ state: 'closed', tenders }, [], [{ ...common, kind: 'roll', pieces: [500, 40], tickets: [] }])
    await renderPage(<CashSessionPage />, page)
    await screen.findByRole('region', { name: 'What may explain the difference' })
    expect(screen.queryByRole('button', { name: 'That was it: correct' })).toBeNull()
  })

  test('changes by tickets that came late, which are told', async () => {
    const api = aServer({ state: 'closed', tenders })
    api.on<SessionAnnex>('get', `${ONE}/annex`, {
      lateTickets: [{ ...ticket, recordedAt: '2026-11-22T08:00:00.000Z', totalMinor: 20_000 }],
      corrections: [],
      tenders: [{ paymentMethodId: CASH_METHOD.id, lateMinor: 20_000, correctedMinor: 0, differenceMinor: -40_000 }],
    })
    const { container } = await renderPage(<CashSessionPage />, page)
    const listed = within(await screen.findByRole('region', { name: 'After the closing' }))
    expect(listed.getByRole('link', { name: ticket.number })).toBeTruthy()
    expect(listed.getByText('40.000 TND')).toBeTruthy()
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
