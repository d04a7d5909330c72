import { HELD_TICKETS_AT } from '@comptoir/contracts/addresses'
import type {
  DiscardInput,
  HeldTicket,
  HeldTicketRow,
  HoldInput,
  TakeInput,
} from '@comptoir/contracts/sales/held-tickets'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { api, isProblem, pathOf } from '@comptoir/platform'

/** Longer than a shop that answers takes; who waits at the counter is not kept longer. */
const PATIENCE_MS = 5000
/** As many as a list may give. */
const MOST_LISTED = '100'

/** What the server said of a ticket: its answer, a no, or nothing that can be relied upon. */
export type Answer<T> =
  { kind: 'done'; ticket: T } | { kind: 'refused'; message: string; status: number } | { kind: 'noAnswer' }

async function answerOf<T>(call: Promise<T>): Promise<Answer<T>> {
  try {
    return { kind: 'done', ticket: await call }
  } catch (error) {
    if (!isProblem(error) || !isOfTicket(error.code)) return { kind: 'noAnswer' }
    return { kind: 'refused', message: error.message, status: error.status }
  }
}

/** Any other refusal is not for good: of a session that was opened here the server may hear only later. */
function isOfTicket(code: string): boolean {
  return code.startsWith('heldTicket.') || code === 'request.invalid'
}

const WITHIN = { timeoutMs: PATIENCE_MS }

export const heldApi = {
  hold: (input: HoldInput) => answerOf(api.post<HeldTicket>(pathOf(HELD_TICKETS_AT), input, WITHIN)),
  take: (id: string, input: TakeInput) =>
    answerOf(api.post<HeldTicket>(pathOf(HELD_TICKETS_AT, id, 'take'), input, WITHIN)),
  discard: (id: string, input: DiscardInput) =>
    answerOf(api.post<HeldTicket>(pathOf(HELD_TICKETS_AT, id, 'discard'), input, WITHIN)),
  find: (id: string) => answerOf(api.get<HeldTicket>(pathOf(HELD_TICKETS_AT, id), WITHIN)),
  list: (filter: Readonly<Record<string, string>>) => {
    const searchParams = new URLSearchParams({ limit: MOST_LISTED })
    for (const [name, value] of Object.entries(filter)) searchParams.set(`filter[${name}]`, value)
    return answerOf(
      api.get<PaginatedOf<HeldTicketRow>>(pathOf(HELD_TICKETS_AT, 'paginated'), { ...WITHIN, searchParams }),
    )
  },
}
