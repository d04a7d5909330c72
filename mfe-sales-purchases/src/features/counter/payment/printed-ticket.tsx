import type { PrintedSale } from '../../../common/printed-sale.ts'
import { Printed, Ticket } from '../../ticket/index.ts'

/** The ticket as the printer gets it. */
export function PrintedTicket({ sale }: { sale: PrintedSale }) {
  return (
    <Printed>
      <Ticket sale={sale} />
    </Printed>
  )
}
