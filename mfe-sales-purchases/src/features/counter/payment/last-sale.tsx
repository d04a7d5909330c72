import { Printer } from 'lucide-react'
import {
  chakra,
  Code,
  deferred,
  DeferredPart,
  Flex,
  IconButton,
  Money,
  PICTURE_COMES,
  Text,
  useTranslation,
} from '@comptoir/platform'
import { useFocus } from '../focus/counter-focus.ts'
import { useIsReturning } from '../returns/returning.ts'
import { useLastSale, usePrintTicket } from '../last-ticket/last-ticket.ts'

const printedTicket = deferred(async () => (await import('./printed-ticket.tsx')).PrintedTicket)

/** The sale before this one, for a customer who comes back for the ticket or asks about the change. */
export function LastSale() {
  const { t } = useTranslation('sales-purchases')
  const sale = useLastSale()
  const focus = useFocus()
  const printTicket = usePrintTicket()
  // A return has a paper of its own to print.
  const isReturning = useIsReturning()
  if (!sale) return null
  const print = (): void => {
    printTicket(sale)
    focus.toSearch()
  }
  return (
    <Flex align="center" justify="space-between" gap="2" textStyle="small" color="fg.muted">
      <Text as="div" minW="0">
        <Code>{sale.number}</Code>
        <br />
        {t('counter.pay.change')} <Money amountMinor={sale.changeMinor} currency={sale.currency} isBold />
      </Text>
      <IconButton variant="outline" size="xl" aria-label={t('counter.sold.printLast')} onClick={print}>
        <Printer aria-hidden />
      </IconButton>
      {isReturning ? null : (
        <DeferredPart part={printedTicket} isWanted given={{ sale }} before={<chakra.span {...PICTURE_COMES} />} />
      )}
    </Flex>
  )
}
