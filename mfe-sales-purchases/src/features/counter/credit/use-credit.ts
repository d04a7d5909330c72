import { CLIENT_ACCOUNTS_AT, SALES_AT } from '@comptoir/contracts/addresses'
import type { RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import type { ClientAccount } from '@comptoir/contracts/sales/client-accounts'
import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import { api, companyKey, pathOf, useCompany, useQuery, useStore } from '@comptoir/platform'
import type { TicketQueue } from '../../ticket-queue/index.ts'
import { useCart } from '../cart/cart-context.ts'
import { useCounterRegisterStore, useQueueState } from '../register/counter-register.ts'
import { useSellerMay, useSellerMayAsk } from '../register/seller.ts'
import { orLastAnswer } from '../session/last-answer.ts'

/** What the client of an open sale owes and would owe, in minor units. */
export interface Credit {
  /** As the server said last, and what this device has sold since; undefined while it is not known. */
  owedMinor: number | undefined
  /** Whether nobody could be asked, and this device was never told. */
  isUnknown: boolean
  /** Nobody knows yet whether it is too much. */
  isPending: boolean
  wouldOweMinor: number
  /** Null where nothing limits it. */
  limitMinor: number | null
  /** By how much the sale takes them above it; 0 where it does not. */
  aboveMinor: number
  /** What happens above it: the seller may do so alone, asks somebody, or cannot sell so. */
  above: 'allowed' | 'asked' | 'blocked'
}

/** What stands on the account of the client, for a sale of which something is on credit; null for any other. */
export function useCredit(
  methods: readonly PaymentMethod[] | undefined,
  method: PaymentMethod | null | undefined,
  dueMinor: number,
): Credit | null {
  const client = useCart((cart) => cart.client)
  const parts = useCart((cart) => cart.parts)
  const ids = (methods ?? []).filter(({ kind }) => kind === 'credit').map(({ id }) => id)
  const rest = method?.kind === 'credit' ? Math.max(dueMinor, 0) : 0
  const onCreditMinor = parts.reduce((sum, part) => (ids.includes(part.methodId) ? sum + part.amountMinor : sum), rest)
  const clientId = onCreditMinor > 0 ? client?.id : undefined
  const { data, isError, isPending } = useAccount(clientId, ids)
  const mayExceed = useSellerMay(SALES_AT.permissions.exceedCreditLimit)
  const mayAsk = useSellerMayAsk(SALES_AT.permissions.exceedCreditLimit)
  if (clientId === undefined) return null
  const limitMinor = data?.limitMinor ?? null
  const wouldOweMinor = (data?.owedMinor ?? 0) + onCreditMinor
  return {
    owedMinor: data?.owedMinor,
    isUnknown: isError,
    isPending,
    wouldOweMinor,
    limitMinor,
    aboveMinor: limitMinor === null ? 0 : Math.max(wouldOweMinor - limitMinor, 0),
    above: mayExceed ? 'allowed' : mayAsk ? 'asked' : 'blocked',
  }
}

function useAccount(clientId: string | undefined, methodIds: readonly string[]) {
  const { id } = useCompany()
  const { waiting } = useQueueState()
  const queue = useStore(useCounterRegisterStore(), (state) => state.queue)
  return useQuery({
    queryKey: companyKey(id, CLIENT_ACCOUNTS_AT, clientId, waiting),
    queryFn: async ({ signal }) => {
      const account = await orLastAnswer(`account:${clientId}`, (until) => findAccount(clientId ?? '', until), signal)
      // Read after the account: what the server received in between is counted once, as soon as the queue tells.
      const unsentMinor = queue ? await unsentOnCredit(queue, clientId, methodIds) : 0
      return { owedMinor: account.owedMinor + unsentMinor, limitMinor: account.limitMinor }
    },
    enabled: clientId !== undefined,
    retry: false,
    // What is known of this client stays while it is read again.
    placeholderData: (before, query) => (query?.queryKey.includes(clientId ?? '') ? before : undefined),
    staleTime: 0,
  })
}

function findAccount(clientId: string, signal: AbortSignal): Promise<ClientAccount> {
  return api.get<ClientAccount>(pathOf(CLIENT_ACCOUNTS_AT, clientId), { signal })
}

async function unsentOnCredit(
  queue: TicketQueue,
  clientId: string | undefined,
  methodIds: readonly string[],
): Promise<number> {
  const tickets = (await queue.waiting()).map(({ text }) => JSON.parse(text) as RegisterTicket)
  return tickets
    .filter((ticket) => ticket.clientId === clientId)
    .flatMap(({ payments }) => payments)
    .reduce((sum, part) => (methodIds.includes(part.paymentMethodId) ? sum + part.amountMinor : sum), 0)
}
