import type { Sale } from '@comptoir/contracts/sales/sales'
import { chakra, formatDateTime, type Language, useCompany } from '@comptoir/platform'
import { paperLanguageFor } from './paper-language.ts'
import { Ends, Figure, Main, Rule, Second } from './paper-parts.tsx'
import { TICKET } from './paper-words.ts'
import { PaperSeller } from './paper-seller.tsx'

export interface TicketHeadProps {
  sale: Sale
  language: Language
  isCopy: boolean
}

/** Seller, then number, moment, register and cashier. */
export function TicketHead({ sale, language, isCopy }: TicketHeadProps) {
  const { seller, number, occurredAt } = sale
  const { timeZone } = useCompany()
  const place = `${seller.register} · ${seller.cashier}`
  return (
    <>
      <PaperSeller seller={seller} />
      <Rule />
      <div>
        {isCopy ? <CopyMark /> : null}
        <Ends>
          <span>
            <Main of={TICKET.ticket} />{' '}
            <chakra.strong fontWeight="bold">
              <Figure>{number}</Figure>
            </chakra.strong>
          </span>
          <Second of={TICKET.ticket} />
        </Ends>
        <Ends>
          <Figure>{formatDateTime(occurredAt, paperLanguageFor(language).main, timeZone)}</Figure>
          <bdi>{place}</bdi>
        </Ends>
        <Ends>
          <bdi>{seller.pointOfSale}</bdi>
          <bdi>{seller.client}</bdi>
        </Ends>
      </div>
    </>
  )
}

function CopyMark() {
  return (
    <Ends isBold>
      <Main of={TICKET.copy} />
      <Second of={TICKET.copy} />
    </Ends>
  )
}
