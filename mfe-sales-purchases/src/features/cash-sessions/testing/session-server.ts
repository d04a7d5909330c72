import type { CashMovement, CashMovementRow } from '@comptoir/contracts/sales/cash-movements'
import type {
  CashSession,
  DifferenceCause,
  DifferenceCauses,
  SessionAnnex,
  ZReport,
} from '@comptoir/contracts/sales/cash-sessions'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aCompany, aPointOfSale, aSession, aUser, fakeApi } from '@comptoir/testing'
import { aMovement } from '../../../testing/a-movement.ts'
import { aCashSession, aReport, aTender } from '../../../testing/a-session.ts'
import { locales } from '../../../testing/locales.ts'

export const ONE = '/:companyId/cash-sessions/:id'
export const MOVEMENTS = '/:companyId/cash-movements/paginated'
export const pageOf = (data: CashMovementRow[]) => ({ data, meta: { total: data.length, page: 1, limit: 100 } })
const user = aUser({ id: 'u1', role: 'cashier' })
export const signedIn = aSession({ user, company: aCompany({ id: 'c1' }), pointOfSale: aPointOfSale({ id: 'p1' }) })
export const page = {
  locales,
  session: signedIn,
  path: '/:companyId/:pointOfSaleId/cashSessions/:id',
  route: '/c1/p1/cashSessions/s1',
}

const NOTHING_LATER: SessionAnnex = { lateTickets: [], corrections: [], tenders: [] }

/** A session that the API moves from state to state as it is told. */
export function aServer(
  given: Partial<CashSession> = {},
  movements: CashMovementRow[] = [],
  causes: DifferenceCause[] = [],
) {
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
    .on<SessionAnnex>('get', `${ONE}/annex`, NOTHING_LATER)
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
