import type { Sale } from '@comptoir/contracts/sales/sales'
import { Printed, Ticket } from '../../ticket/index.ts'

/** The ticket as the printer gets it. */
export function PrintedTicket({ sale }: { sale: Sale }) {
  return (
    <Printed>
      <Ticket sale={sale} />
    </Printed>
  )
}
