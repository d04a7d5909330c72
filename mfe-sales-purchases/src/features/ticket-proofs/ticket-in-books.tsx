import { Notice, Skeleton, useTranslation } from '@comptoir/platform'
import type { InBooks } from './use-in-books.ts'

/** How much of a genuine ticket came back; nothing for who may not see sales. */
export function TicketInBooks({ books }: { books: Exclude<InBooks, 'missing'> }) {
  const { t } = useTranslation('sales-purchases')
  if (books === 'hidden') return null
  if (books === 'asking') return <Skeleton h="11" />
  return <Notice tone={books === 'nothing' ? 'neutral' : 'attention'}>{t(`ticketProofs.books.${books}`)}</Notice>
}
