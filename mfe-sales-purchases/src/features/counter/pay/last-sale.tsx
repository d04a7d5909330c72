import { Printer } from 'lucide-react'
import { Code, Flex, IconButton, Money, printPage, Text, useTranslation } from '@comptoir/platform'
import { Printed, Ticket } from '../../ticket/index.ts'
import { useTillContext } from '../till/till-context.ts'

/** The sale before this one, for a customer who comes back for the ticket or asks about the change. */
export function LastSale() {
  const { t } = useTranslation('sales-purchases')
  const { receipt, focus } = useTillContext()
  const { sold } = receipt
  if (!sold) return null
  const print = (): void => {
    printPage()
    focus.focus()
  }
  return (
    <Flex align="center" justify="space-between" gap="2" textStyle="small" color="fg.muted">
      <Text as="div" minW="0">
        <Code>{sold.number}</Code>
        <br />
        {t('counter.pay.change')} <Money amountMinor={sold.changeMinor} currency={sold.currency} isBold />
      </Text>
      <IconButton variant="outline" size="xl" aria-label={t('counter.sold.printLast')} onClick={print}>
        <Printer aria-hidden />
      </IconButton>
      <Printed>
        <Ticket sale={sold} />
      </Printed>
    </Flex>
  )
}
