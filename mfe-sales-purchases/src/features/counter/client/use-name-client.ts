import { useContext } from 'react'
import { useCompany } from '@comptoir/platform'
import { KeptIn } from '../../../common/kept-in.ts'
import { useCartActions } from '../cart/cart-context.ts'
import { useLastTicketStore } from '../last-ticket/last-ticket.ts'
import type { NamedClient } from '../cart/named-client.ts'
import { rememberClient } from './used-clients.ts'

/** Says who buys, and keeps who it was for the next time. The last ticket makes room, since the next one has begun. */
export function useNameClient(): (client: NamedClient) => void {
  const { id: companyId } = useCompany()
  const { nameClient } = useCartActions()
  const ticket = useLastTicketStore()
  const storage = useContext(KeptIn)
  return ({ id, name, phone }) => {
    const client = { id, name, phone }
    rememberClient(companyId, client, storage)
    nameClient(client)
    ticket.setState({ isShown: false })
  }
}
