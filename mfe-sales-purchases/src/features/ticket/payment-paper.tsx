import type { PaymentDetails } from '@comptoir/contracts/sales/sales'
import { useContext } from 'react'
import { formatDate } from '@comptoir/platform'
import { PaperContext } from './paper-language.ts'
import { FactRow } from './paper-parts.tsx'
import { PAYMENT_PAPER } from './paper-words.ts'

/** What is printed of a payment below its amount: its number, its bank, the day on which it is due, its reference. */
export function PaymentPaper({ details: { reference, number, bank, dueDate } }: { details: PaymentDetails }) {
  const { main } = useContext(PaperContext)
  const rows = [
    [PAYMENT_PAPER.number, number],
    [PAYMENT_PAPER.bank, bank],
    [PAYMENT_PAPER.dueDate, dueDate && formatDate(dueDate, main)],
    [PAYMENT_PAPER.reference, reference],
  ] as const
  return rows.map(([words, text]) =>
    text ? (
      <FactRow key={words.en} words={words}>
        {text}
      </FactRow>
    ) : null,
  )
}
