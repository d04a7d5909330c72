import { useContext } from 'react'
import { Box, chakra } from '@comptoir/platform'
import { PaperContext, usePaperFormat } from './paper-language.ts'
import { AmountRow, Ends, Figure, Main, Rule, Second } from './paper-parts.tsx'
import { lineCount, PAPER, receivedWords } from './paper-words.ts'
import { PaymentPaper } from './payment-paper.tsx'
import type { PrintedSale } from '../../common/printed-sale.ts'

/** From the sum of the lines to the change: what is owed is the largest text of the paper. */
export function TicketTotals({ sale }: { sale: PrintedSale }) {
  const isSumTold = sale.discountMinor !== 0 || sale.stampMinor !== 0
  return (
    <>
      {isSumTold ? <Sum sale={sale} /> : null}
      <Rule isThick />
      <Total sale={sale} />
      <Rule isThick />
      {sale.roundingMinor === 0 ? null : <Rounding sale={sale} />}
      <Settlement sale={sale} />
    </>
  )
}

/** Only where something comes between the lines and the total. */
function Sum({ sale: { grossMinor, discountMinor, stampMinor } }: { sale: PrintedSale }) {
  return (
    <>
      <Rule />
      <Box>
        <AmountRow words={PAPER.subtotal} amountMinor={grossMinor} />
        {discountMinor === 0 ? null : <AmountRow words={PAPER.discounts} amountMinor={-discountMinor} />}
        {stampMinor === 0 ? null : <AmountRow words={PAPER.stamp} amountMinor={stampMinor} />}
      </Box>
    </>
  )
}

function Total({ sale: { stampMinor, totalMinor, lines } }: { sale: PrintedSale }) {
  const { main, second } = useContext(PaperContext)
  const { money } = usePaperFormat()
  const words = stampMinor === 0 ? PAPER.total : PAPER.totalDue
  return (
    <Box>
      <Ends isBold>
        <chakra.span fontSize="calc(3.5 * var(--mm))">
          <Main of={words} />
        </chakra.span>
        <chakra.span fontSize="calc(4.8 * var(--mm))" lineHeight="1.2">
          <Figure>{money(totalMinor)}</Figure>
        </chakra.span>
      </Ends>
      <Ends>
        <chakra.bdi dir={second === null ? 'ltr' : 'rtl'}>{lineCount(lines.length, second ?? main)}</chakra.bdi>
        <Second of={words} />
      </Ends>
    </Box>
  )
}

/** Only cash is rounded: what of the total is asked for in cash. */
function Rounding({ sale: { roundingMinor, payments } }: { sale: PrintedSale }) {
  const cashMinor = payments
    .filter(({ methodKind }) => methodKind === 'cash')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return (
    <Box>
      <AmountRow words={PAPER.rounding} amountMinor={roundingMinor} />
      <AmountRow words={PAPER.cashDue} amountMinor={cashMinor} isBold />
    </Box>
  )
}

function Settlement({ sale }: { sale: PrintedSale }) {
  const given = sale.payments.filter(({ kind }) => kind === 'payment')
  return (
    <Box>
      {given.map((payment) => (
        <Box key={payment.id}>
          <AmountRow words={receivedWords(payment.methodKind)} amountMinor={payment.amountMinor} />
          {payment.details ? <PaymentPaper details={payment.details} /> : null}
        </Box>
      ))}
      <AmountRow words={PAPER.change} amountMinor={sale.changeMinor} isBold />
    </Box>
  )
}
