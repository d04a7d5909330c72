import type {
  DiscardInput,
  HeldTicket,
  HeldTicketRow,
  HoldInput,
  TakeInput,
} from '@comptoir/contracts/sales/held-tickets'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aProblem, reply, type FakeApi } from '@comptoir/testing'

export const HELD = '/:companyId/held-tickets'

/** A ticket that another register of the shop holds. */
export function aHeldTicket(over: Partial<HeldTicket> = {}): HeldTicket {
  return {
    ...{ id: 'held-1', state: 'held', label: 'Salma', lineCount: 1, totalMinor: 5_250, content: null },
    ...{ heldAt: '2026-11-21T13:09:00.000Z', heldBy: 'Slim', registerId: 'r9', registerName: 'Caisse 9' },
    ...{ pointOfSaleId: 'p1', endedAt: null, endedBy: null, endedRegisterId: null, endedRegisterName: null },
    ...{ reason: null, resumedAgainAt: null, resumedAgainBy: null, resumedAgainRegisterName: null },
    ...over,
  }
}

/** The held tickets of a shop, as its server would answer for them. Gives them, as they stand. */
export function holdTickets(api: FakeApi, registerId: string): Map<string, HeldTicket> {
  const tickets = new Map<string, HeldTicket>()
  const ending = (id: string, end: (ticket: HeldTicket) => HeldTicket) => {
    const ticket = tickets.get(id)
    if (!ticket) return reply(aProblem('heldTicket.notFound'), 404)
    if (ticket.state === 'held') tickets.set(id, { ...end(ticket), endedRegisterId: registerId })
    else if (ticket.endedRegisterId !== registerId)
      return reply(aProblem('heldTicket.taken', { params: { by: 'Slim', register: 'Caisse 9' } }), 409)
    return reply(tickets.get(id))
  }
  api
    .on<HeldTicket>('post', HELD, ({ body }) => {
      const { id, label, content, totalMinor, heldAt } = body as HoldInput
      const { length: lineCount } = (JSON.parse(content) as { lines: object[] }).lines
      if (!tickets.has(id))
        tickets.set(id, aHeldTicket({ id, label, content, totalMinor, heldAt, lineCount, registerId }))
      return reply(tickets.get(id), 201)
    })
    .on<HeldTicket>('get', `${HELD}/:id`, ({ params }) => {
      const ticket = tickets.get(params['id'] ?? '')
      return ticket ? reply(ticket) : reply(aProblem('heldTicket.notFound'), 404)
    })
    .on<PaginatedOf<HeldTicketRow>>('get', `${HELD}/paginated`, ({ searchParams }) => {
      const isTwice = searchParams.has('filter[resumedTwice]')
      const data = [...tickets.values()].filter(({ state, resumedAgainAt }) =>
        isTwice ? resumedAgainAt !== null : state === 'held',
      )
      return { data, meta: { page: 1, limit: 100, total: data.length } }
    })
    .on<HeldTicket>('post', `${HELD}/:id/take`, ({ params, body }) => {
      const { resumedAt } = body as TakeInput
      const known = tickets.get(params['id'] ?? '')
      if (resumedAt !== undefined && known?.state === 'taken') return reply(known)
      return ending(params['id'] ?? '', (ticket) => ({ ...ticket, state: 'taken' }))
    })
    .on<HeldTicket>('post', `${HELD}/:id/discard`, ({ params, body }) => {
      const { reason } = body as DiscardInput
      return ending(params['id'] ?? '', (ticket) => ({ ...ticket, state: 'discarded', reason, content: null }))
    })
  return tickets
}
