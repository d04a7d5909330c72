import type { ClientPayment } from '@comptoir/contracts/sales/client-payments'
import { Box, useLanguage, useTranslation } from '@comptoir/platform'
import { AmountRow, Ends, Main, Paper, PAPER, receivedWords, Rule, Second, TicketHead } from '../ticket/index.ts'
import { SLIP } from './slip-words.ts'

/** What a client gets who paid of what they owe: what it was before, what they paid and how, and what is left. */
export function PaymentSlip({ payment, isCopy = false }: { payment: ClientPayment; isCopy?: boolean }) {
  const { t } = useTranslation('sales-purchases')
  const { owedMinor, totalMinor, payments } = payment
  return (
    <Paper label={t('clientPayments.slipLabel', { number: payment.number })} currency={payment.currency}>
      <TicketHead sale={payment} language={useLanguage()} isCopy={isCopy} title={SLIP.title} />
      <Rule isThick />
      <AmountRow words={SLIP.before} amountMinor={owedMinor} />
      <AmountRow words={SLIP.paid} amountMinor={totalMinor} isBold />
      <AmountRow words={SLIP.remainder} amountMinor={owedMinor - totalMinor} isBold />
      <Rule isThick />
      <Box>
        {payments.map(({ id, kind, methodKind, amountMinor }) => (
          <AmountRow
            key={id}
            words={kind === 'change' ? PAPER.change : receivedWords(methodKind)}
            amountMinor={Math.abs(amountMinor)}
          />
        ))}
      </Box>
      <Rule />
      <Box pb="calc(10 * var(--mm))">
        <Ends>
          <Main of={SLIP.signature} />
          <Second of={SLIP.signature} />
        </Ends>
      </Box>
    </Paper>
  )
}
