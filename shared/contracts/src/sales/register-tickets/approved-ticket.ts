import type { ApprovedTicket } from '../approvals/index.ts'
import type { RegisterTicket } from './index.ts'
import type { UnpricedLine } from './print-ticket.ts'

type Sold = Pick<RegisterTicket, 'id' | 'registerId' | 'totalMinor'> & { lines: readonly UnpricedLine[] }

/** What somebody approves of a ticket of a register: its lines as a sale would ask for them, and its total. */
export function approvedTicketOf({ id, registerId, lines, totalMinor }: Sold): ApprovedTicket {
  return { id, registerId, totalMinor, lines: lines.map(askedLine) }
}

function askedLine(line: UnpricedLine): ApprovedTicket['lines'][number] {
  const { id, productId, packId, designation, vatRateMilli, quantityMilli, unitPriceMicro, discount } = line
  return {
    id,
    ...(productId === null ? { custom: { designation, vatRateMilli } } : { productId }),
    ...(packId === null ? {} : { packId }),
    quantityMilli,
    unitPriceMicro,
    ...(discount ? { discount } : {}),
  }
}
