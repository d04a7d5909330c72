import { recordedClient } from '@comptoir/contracts/default-names'
import { chakra, formatDateTime, type Language, useCompany } from '@comptoir/platform'
import { paperLanguageFor } from './paper-language.ts'
import { Ends, Figure, Main, Rule, Second } from './paper-parts.tsx'
import { TICKET, type Words } from './paper-words.ts'
import { OwnText } from './own-text.tsx'
import { PaperSeller } from './paper-seller.tsx'
import type { PrintedSale } from '../../common/printed-sale.ts'

export interface TicketHeadProps {
  sale: Pick<PrintedSale, 'seller' | 'number' | 'occurredAt'>
  /** What the paper is called. */
  title?: Words
  language: Language
  isCopy: boolean
  copyNumber?: number
}

/** Seller, then number, moment, register and cashier. */
export function TicketHead({ sale, language, isCopy, copyNumber, title = TICKET.ticket }: TicketHeadProps) {
  const { seller, number, occurredAt } = sale
  const company = useCompany()
  const timeZone = seller.timeZone ?? company.timeZone
  const place = `${seller.register} · ${seller.cashier}`
  return (
    <>
      <PaperSeller seller={seller} />
      <OwnText text={seller.ticketHeader} />
      <Rule />
      <div>
        {isCopy ? <CopyMark number={copyNumber} /> : null}
        <Ends>
          <span>
            <Main of={title} />{' '}
            <chakra.strong fontWeight="bold">
              <Figure>{number}</Figure>
            </chakra.strong>
          </span>
          <Second of={title} />
        </Ends>
        <Ends>
          <Figure>{formatDateTime(occurredAt, paperLanguageFor(language).main, timeZone)}</Figure>
          <bdi>{place}</bdi>
        </Ends>
        <Ends>
          <bdi>{seller.pointOfSale}</bdi>
          <PaperClient name={seller.client} />
        </Ends>
      </div>
    </>
  )
}

/** A client's name as it is; the walk-in client, and one that was erased, in the languages of the paper. */
function PaperClient({ name }: { name: string }) {
  const words = recordedClient(name)
  return (
    <span>
      <bdi>
        <Main of={words} />
      </bdi>{' '}
      {words.ar === words.fr ? null : <Second of={words} />}
    </span>
  )
}

function CopyMark({ number }: { number: number | undefined }) {
  return (
    <Ends isBold>
      <span>
        <Main of={TICKET.copy} />
        {number === undefined ? null : <Figure>{` ${number}`}</Figure>}
      </span>
      <Second of={TICKET.copy} />
    </Ends>
  )
}
