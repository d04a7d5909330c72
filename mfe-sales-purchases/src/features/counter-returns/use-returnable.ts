import { TICKET_RETURNS_AT } from '@comptoir/contracts/addresses'
import { CLIENT_METHODS } from '@comptoir/contracts/payment-rules'
import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import type { ReturnableTicket } from '@comptoir/contracts/sales/sales-returns'
import { api, companyKey, pathOf, useCompany, useCompanyQuery, useQuery } from '@comptoir/platform'
import type { AtRegister } from './return-dialog.tsx'

/** Which ticket is asked for, and when. */
export interface AskedTicket {
  number: string | null
  /** A ticket belongs to one opening of the dialog: what came back in the one before is not in it yet. */
  opening: number
  isOpen: boolean
}

/**
 * A ticket with what can come back of it, and the methods by which clients are paid; nothing while no number is given. It is
 * read anew each time that it is opened: something of it may have come back here before, or at another register.
 */
export function useReturnable({ number, opening, isOpen }: AskedTicket, { registerId, sendWaiting }: AtRegister) {
  const company = useCompany()
  const isWanted = isOpen && number !== null
  const ticket = useQuery({
    queryKey: companyKey(company.id, TICKET_RETURNS_AT, registerId, number ?? '', opening),
    queryFn: async ({ signal }) => {
      await sendWaiting()
      const searchParams = new URLSearchParams({ number: number ?? '', registerId })
      return api.get<ReturnableTicket>(pathOf(TICKET_RETURNS_AT), { searchParams, signal })
    },
    enabled: isWanted,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
  const methods = useCompanyQuery<PaymentMethod[]>(CLIENT_METHODS, [], { enabled: isWanted })
  const refresh = (): void => {
    void ticket.refetch()
    if (!methods.data) void methods.refetch()
  }
  return {
    found: ticket.data && methods.data ? { ticket: ticket.data, methods: methods.data } : null,
    error: ticket.error ?? methods.error,
    refresh,
  }
}
