import { type ReactNode, useContext } from 'react'
import { chakra, Flex } from '@comptoir/platform'
import { Barcode } from './barcode.tsx'
import { OwnText } from './own-text.tsx'
import { PaperContext, usePaperFormat } from './paper-language.ts'
import { Figure, Main, Second } from './paper-parts.tsx'
import { TICKET } from './paper-words.ts'
import type { PrintedSale } from '../../common/printed-sale.ts'

/** What was saved, number and proof to be scanned when the customer comes back, and thanks. */
export function TicketFoot({ sale, proof }: { sale: PrintedSale; proof: ReactNode }) {
  return (
    <Flex direction="column" align="center" textAlign="center" gap="calc(1.2 * var(--mm))">
      {sale.discountMinor > 0 ? <Saved amountMinor={sale.discountMinor} /> : null}
      {sale.isTraining ? null : <Barcode text={sale.number} />}
      <Figure>{sale.number}</Figure>
      {proof}
      <chakra.span fontWeight="semibold">
        <Main of={TICKET.thanks} />
      </chakra.span>
      <Second of={TICKET.thanks} />
      <OwnText text={sale.seller.ticketFooter} />
    </Flex>
  )
}

function Saved({ amountMinor }: { amountMinor: number }) {
  const { second } = useContext(PaperContext)
  const { money } = usePaperFormat()
  return (
    <>
      <chakra.span fontWeight="semibold">
        <Main of={TICKET.saved} /> <Figure>{money(amountMinor)}</Figure>
      </chakra.span>
      {second === null ? null : (
        <chakra.bdi dir="rtl" lang={second}>
          {TICKET.saved[second]} {money(amountMinor, second)}
        </chakra.bdi>
      )}
    </>
  )
}
