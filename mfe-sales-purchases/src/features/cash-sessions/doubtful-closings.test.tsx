import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { SessionAnnex } from '@comptoir/contracts/sales/cash-sessions'
import { checkAccessibility, renderPage } from '@comptoir/testing'
import { aTender } from '../../testing/a-session.ts'
import { CashSessionPage } from './cash-session.page.tsx'
import { aServer, ONE, page } from './testing/session-server.ts'

const tender = aTender({ countedMinor: 60_000, differenceMinor: -40_000 })
const told = {
  ...{ broughtBy: 'Sami', countedBy: 'Amira Bouazizi', keptFloatMinor: 0 },
  ...{ closedAt: '2026-11-21T17:00:00.000Z', recordedAt: '2026-11-21T18:00:00.000Z' },
  counts: [{ paymentMethodId: tender.paymentMethodId, countedMinor: 60_000 }],
}
const ofZ = { ...told, isOfZ: true, device: 'other' as const }
const counts = [{ paymentMethodId: tender.paymentMethodId, countedMinor: 100_000 }]
const another = { ...told, isOfZ: false, device: 'own' as const, broughtBy: 'Leïla', countedBy: null, counts }

function closedWith(doubtfulClosings: NonNullable<SessionAnnex['doubtfulClosings']>): void {
  aServer({ state: 'closed', zNumber: 4, tenders: [tender] }).on<SessionAnnex>('get', `${ONE}/annex`, {
    ...{ lateTickets: [], corrections: [], tenders: [] },
    doubtfulClosings,
  })
}

test('another count is shown beside that of the Z report, with who brought each, who counted, and from which device', async () => {
  closedWith([ofZ, another])
  const { container } = await renderPage(<CashSessionPage />, page)
  const notice = await screen.findByText('This session was counted more than once')
  expect(notice).toBeTruthy()
  const items = screen.getAllByRole('listitem').filter((item) => /^(Count of|Another count)/.test(item.textContent))
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/Count of the Z report.*60.000.*Amira Bouazizi.*Sami.*from another device/),
    expect.stringMatching(/Another count.*100.000.*somebody unknown.*Leïla.*from the device that opened the session/),
  ])
  await checkAccessibility(container)
})

test('a closing that another device sent is said to be, and one without doubts says nothing', async () => {
  closedWith([ofZ])
  const { unmount } = await renderPage(<CashSessionPage />, page)
  expect(await screen.findByText('This closing came from another device')).toBeTruthy()
  unmount()
  closedWith([])
  await renderPage(<CashSessionPage />, page)
  await screen.findByRole('heading', { name: 'Cash session, Caisse 2' })
  expect(screen.queryByText('This closing came from another device')).toBeNull()
})

test.each(['fr', 'ar'] as const)('reads in %s', async (language) => {
  closedWith([ofZ, another])
  const { container } = await renderPage(<CashSessionPage />, { ...page, language })
  await screen.findAllByRole('listitem')
  await checkAccessibility(container)
  expect(container.textContent).not.toContain('cashSessions.doubtful')
})
