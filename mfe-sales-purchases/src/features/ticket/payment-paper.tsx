import type { TicketPaymentDetails } from '@comptoir/contracts/sales/sales'
import { useContext } from 'react'
import { formatDate, formatMoney, formatNumber } from '@comptoir/platform'
import { rateText } from '../foreign-cash/index.ts'
import { PaperContext } from './paper-language.ts'
import { FactRow } from './paper-parts.tsx'
import { PAYMENT_PAPER } from './paper-words.ts'

/** What is printed of a payment below its amount: its number, its bank, the day on which it is due, its reference, what it was in another currency. */
export function PaymentPaper({ details }: { details: TicketPaymentDetails }) {
  const { reference, number, bank, dueDate, foreign } = details
  const { main } = useContext(PaperContext)
  const rows = [
    [PAYMENT_PAPER.number, number],
    [PAYMENT_PAPER.bank, bank],
    [PAYMENT_PAPER.dueDate, dueDate && formatDate(dueDate, main)],
    [PAYMENT_PAPER.reference, reference],
    [
      PAYMENT_PAPER.foreign,
      foreign &&
        `${formatMoney(foreign.amountMinor, foreign.currency, main)} × ${rateText(foreign, (value, decimals) => formatNumber(value, main, decimals))}`,
    ],
  ] as const
  return rows.map(([words, text]) =>
    text ? (
      <FactRow key={words.en} words={words}>
        {text}
      </FactRow>
    ) : null,
  )
}
