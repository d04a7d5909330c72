import { CircleCheck, Printer } from 'lucide-react'
import { Box, Button, Code, Flex, Heading, Money, Text, useTranslation } from '@comptoir/platform'
import type { PrintedSale } from '../../../common/printed-sale.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { KEY_OF } from '../keys/counter-action.ts'
import { KeyTag } from '../keys/key-tag.tsx'
import { ChangeDue } from './change-due.tsx'
import { useLeaveTicket, usePrintTicket } from '../last-ticket/last-ticket.ts'
import { RoundingOf } from './rounding-of.tsx'

/** A sale that is recorded: its number, what to give back, print, and on to the next customer. */
export function SoldPanel({ sale }: { sale: PrintedSale }) {
  const { t } = useTranslation('sales-purchases')
  const focus = useFocus()
  const leaveTicket = useLeaveTicket()
  const print = usePrintTicket()
  return (
    <>
      <SoldHead sale={sale} />
      <ChangeDue changeMinor={sale.changeMinor} currency={sale.currency} />
      <Button
        variant="outline"
        size="xl"
        onClick={() => {
          print(sale)
          focus.toSearch()
        }}
      >
        <Printer aria-hidden />
        {t('counter.sold.print')}
      </Button>
      <Box position="relative">
        <Button size="2xl" w="full" borderRadius="lg" aria-keyshortcuts="Enter" onClick={leaveTicket}>
          {t('counter.sold.next')}
        </Button>
        <KeyTag of={KEY_OF.enter} />
      </Box>
    </>
  )
}

function SoldHead({ sale }: { sale: PrintedSale }) {
  const { t } = useTranslation('sales-purchases')
  return (
    <div role="status">
      <Flex align="center" gap="2" color="success.fg">
        <CircleCheck aria-hidden size={20} />
        <Heading as="h2" color="inherit">
          {t('counter.sold.title')}
        </Heading>
      </Flex>
      <Text textStyle="small" color="fg.muted">
        <Code>{sale.number}</Code>
      </Text>
      <Flex textStyle="total-lg">
        <Money amountMinor={sale.totalMinor + sale.roundingMinor} currency={sale.currency} />
      </Flex>
      <RoundingOf roundingMinor={sale.roundingMinor} currency={sale.currency} />
      <Text color="fg.muted">
        {t('counter.sold.received')}{' '}
        <Money amountMinor={sale.receivedMinor} currency={sale.currency} tone="success" isBold />
      </Text>
    </div>
  )
}
