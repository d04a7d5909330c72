import { useStore } from '@comptoir/platform'
import type { PrintedSale } from '../../../common/printed-sale.ts'
import { Printed, Ticket } from '../../ticket/index.ts'
import { TicketProof } from '../../ticket-proofs/index.ts'
import { useLastTicketStore } from '../last-ticket/last-ticket.ts'

/** The ticket as the printer gets it: after the first time it says that it is a copy, and which one. */
export function PrintedTicket({ sale }: { sale: PrintedSale }) {
  const prints = useStore(useLastTicketStore(), (last) => (last.sale === sale ? last.prints : 0))
  return (
    <Printed>
      <Ticket sale={sale} isCopy={prints > 0} copyNumber={prints} proof={<TicketProof saleId={sale.id} />} />
    </Printed>
  )
}
