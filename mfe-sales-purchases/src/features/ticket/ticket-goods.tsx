import type { SoldGoods } from '@comptoir/contracts/sales/sales'
import { usePaperFormat } from './paper-language.ts'
import { Ends, Figure, Main } from './paper-parts.tsx'
import { TICKET } from './paper-words.ts'

/** Of which lots or pieces a line is, each on a row of its own. */
export function TicketGoods({ line: { lots = [], serialNumbers = [] } }: { line: SoldGoods }) {
  const { quantity, date } = usePaperFormat()
  return (
    <>
      {lots.map(({ number, expiresOn, quantityMilli }) => (
        <Ends key={number}>
          <span>
            <Main of={TICKET.lot} /> <bdi>{number}</bdi>
            {expiresOn === null ? null : (
              <>
                {' '}
                <Main of={TICKET.until} /> <Figure>{date(expiresOn)}</Figure>
              </>
            )}
          </span>
          {lots.length > 1 ? <Figure>{quantity(quantityMilli)}</Figure> : null}
        </Ends>
      ))}
      {serialNumbers.map((number) => (
        <div key={number}>
          <Main of={TICKET.serialNumber} /> <bdi>{number}</bdi>
        </div>
      ))}
    </>
  )
}
