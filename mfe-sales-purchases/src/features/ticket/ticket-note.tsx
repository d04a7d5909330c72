import { chakra, Flex } from '@comptoir/platform'
import { OwnText } from './own-text.tsx'
import { Ends, Main, Rule, Second } from './paper-parts.tsx'
import { TICKET } from './paper-words.ts'
import type { PrintedSale } from '../../common/printed-sale.ts'

/** Who brought the sale, and what was noted on the ticket; nothing where it has neither. */
export function TicketNote({ sale: { note, representative } }: { sale: Pick<PrintedSale, 'note' | 'representative'> }) {
  if (note === undefined && representative === undefined) return null
  return (
    <>
      <Rule />
      <Flex direction="column">
        {representative === undefined ? null : (
          <Ends>
            <span>
              <Main of={TICKET.representative} /> <Second of={TICKET.representative} />
            </span>
            <bdi>{representative.name}</bdi>
          </Ends>
        )}
        {note === undefined ? null : (
          <>
            <Ends>
              <Main of={TICKET.note} />
              <Second of={TICKET.note} />
            </Ends>
            <chakra.div fontWeight="semibold">
              <OwnText text={note} />
            </chakra.div>
          </>
        )}
      </Flex>
    </>
  )
}
