import type { SalesReturn } from '@comptoir/contracts/sales/sales-returns'
import { Box, chakra, Flex, useLanguage, useTranslation } from '@comptoir/platform'
import { Barcode } from './barcode.tsx'
import { usePaperFormat } from './paper-language.ts'
import { AmountRow, Ends, FactRow, Figure, Main, Rule, Second } from './paper-parts.tsx'
import { PAPER, refundedWords, RETURN } from './paper-words.ts'
import { Paper } from './paper.tsx'
import { TaxTable } from './tax-table.tsx'
import { TicketGoods } from './ticket-goods.tsx'
import { VoucherPart } from './voucher-part.tsx'
import { TicketHead } from './ticket-head.tsx'

export interface ReturnTicketProps {
  made: SalesReturn
  isCopy?: boolean
  /** Which copy it is, where that is known. */
  copyNumber?: number
}

/** What a client gets who brought goods back, on 80 mm: what came back, from which ticket, and what was given for it. */
export function ReturnTicket({ made, isCopy = false, copyNumber }: ReturnTicketProps) {
  const { t } = useTranslation('sales-purchases')
  return (
    <Paper label={t('ticket.returnLabel', { number: made.number })} currency={made.currency}>
      <TicketHead
        sale={made}
        language={useLanguage()}
        isCopy={isCopy}
        {...(copyNumber === undefined ? {} : { copyNumber })}
        title={RETURN.title}
      />
      {made.saleNumber === null ? null : <FactRow words={RETURN.ofTicket}>{made.saleNumber}</FactRow>}
      <Rule />
      <ReturnedLines made={made} />
      <Rule isThick />
      <Total made={made} />
      <Rule isThick />
      {made.roundingMinor === 0 ? null : <AmountRow words={PAPER.rounding} amountMinor={made.roundingMinor} />}
      <Box>
        {made.refunds.map(({ id, methodKind, amountMinor }) => (
          <AmountRow key={id} words={refundedWords(methodKind)} amountMinor={amountMinor} isBold />
        ))}
      </Box>
      <Rule />
      <TaxTable taxes={made.taxes} />
      {made.fodecMinor === 0 ? null : <AmountRow words={PAPER.fodec} amountMinor={made.fodecMinor} />}
      <Rule />
      <Flex direction="column" align="center" gap="calc(1.2 * var(--mm))">
        <Barcode text={made.number} />
        <Figure>{made.number}</Figure>
      </Flex>
      {made.voucher ? <VoucherPart voucher={made.voucher} /> : null}
    </Paper>
  )
}

/** What came back, and what was given for it: less than its price where a discount had been given. */
function ReturnedLines({ made: { lines } }: { made: SalesReturn }) {
  const { amount, quantity, unitPrice } = usePaperFormat()
  return (
    <Flex as="ul" direction="column" gap="calc(1.4 * var(--mm))" listStyleType="none">
      {lines.map((line) => (
        <li key={line.id}>
          <Ends isBold>
            <chakra.bdi overflowWrap="anywhere">{line.designation}</chakra.bdi>
            <Figure>{amount(line.totalMinor)}</Figure>
          </Ends>
          <Figure>
            {`${quantity(line.quantityMilli)}${line.unit === null ? '' : ` ${line.unit}`} × ${unitPrice(line.unitPriceMicro)}`}
          </Figure>
          <TicketGoods line={line} />
        </li>
      ))}
    </Flex>
  )
}

function Total({ made: { totalMinor } }: { made: SalesReturn }) {
  const { money } = usePaperFormat()
  return (
    <Box>
      <Ends isBold>
        <chakra.span fontSize="calc(3.5 * var(--mm))">
          <Main of={RETURN.total} />
        </chakra.span>
        <chakra.span fontSize="calc(4.8 * var(--mm))" lineHeight="1.2">
          <Figure>{money(totalMinor)}</Figure>
        </chakra.span>
      </Ends>
      <Second of={RETURN.total} />
    </Box>
  )
}
