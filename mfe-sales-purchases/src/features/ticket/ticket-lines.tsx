import { chakra, Flex } from '@comptoir/platform'
import { usePaperFormat } from './paper-language.ts'
import { Ends, FactRow, Figure, Main, Second } from './paper-parts.tsx'
import { PAPER, TICKET } from './paper-words.ts'
import { TicketGoods } from './ticket-goods.tsx'
import type { PrintedLine, PrintedSale } from '../../common/printed-sale.ts'

/**
 * What was bought, at the price before discounts, and under it what was taken off, why, and what remains; and what that is
 * excl. tax, where the shop shows it.
 */
export function TicketLines({ sale: { lines, seller } }: { sale: PrintedSale }) {
  return (
    <Flex as="ul" direction="column" gap="calc(1.4 * var(--mm))" listStyleType="none">
      {lines.map((line) => (
        <chakra.li key={line.id}>
          <TicketLine line={line} />
          <TicketGoods line={line} />
          {seller.showsExclTax ? <ExclTax line={line} /> : null}
        </chakra.li>
      ))}
    </Flex>
  )
}

function TicketLine({ line }: { line: PrintedLine }) {
  const { amount } = usePaperFormat()
  return (
    <>
      <Ends isBold>
        <chakra.bdi overflowWrap="anywhere">{line.designation}</chakra.bdi>
        <Figure>{amount(line.grossMinor)}</Figure>
      </Ends>
      <Figure>
        <Reckoning line={line} />
      </Figure>
      {line.discountMinor === 0 ? null : (
        <>
          <Reduction line={line} />
          <Remainder line={line} />
        </>
      )}
    </>
  )
}

/** The lines come to what the table of taxes says. */
function ExclTax({ line }: { line: PrintedLine }) {
  const { amount } = usePaperFormat()
  return <FactRow words={PAPER.exclTax}>{amount(line.netHtMinor)}</FactRow>
}

/** `0,500 kg × 12,900`, `2 Carton (24) × 20,000`: how the amount came about. */
function Reckoning({ line }: { line: PrintedLine }) {
  const { quantity, unitPrice } = usePaperFormat()
  const { packQuantityMilli } = line
  const isWhole = line.quantityMilli % 1000 === 0
  const unit = line.unit !== null && (packQuantityMilli !== null || !isWhole) ? ` ${line.unit}` : ''
  const held = packQuantityMilli === null ? '' : ` (${quantity(packQuantityMilli)})`
  return `${quantity(line.quantityMilli)}${unit}${held} × ${unitPrice(line.unitPriceMicro)}`
}

function Reduction({ line }: { line: PrintedLine }) {
  const { amount, percent } = usePaperFormat()
  const { discountReason, discountRateMilli } = line
  return (
    <Ends>
      <span>
        <Figure>↳ </Figure>
        {discountReason === null ? <Main of={TICKET.discount} /> : <bdi>{discountReason}</bdi>}{' '}
        {discountRateMilli === null ? null : <Figure>{`−${percent(discountRateMilli)}`}</Figure>}
      </span>
      <chakra.span fontWeight="semibold">
        <Figure>{amount(-line.discountMinor)}</Figure>
      </chakra.span>
    </Ends>
  )
}

/** The new price beside the old one, which is at the head of the line. */
function Remainder({ line }: { line: PrintedLine }) {
  const { amount } = usePaperFormat()
  return (
    <Ends>
      <span>
        <Main of={TICKET.afterDiscount} /> <Second of={TICKET.afterDiscount} />
      </span>
      <chakra.span fontWeight="semibold">
        <Figure>{amount(line.totalMinor)}</Figure>
      </chakra.span>
    </Ends>
  )
}
