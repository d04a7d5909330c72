import { CircleCheck, Printer } from 'lucide-react'
import {
  Box,
  Button,
  Code,
  deferred,
  DeferredPart,
  Flex,
  Heading,
  Money,
  Text,
  useTranslation,
} from '@comptoir/platform'
import type { PrintedSale } from '../../../common/printed-sale.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { KeyTag } from '../keys/key-tag.tsx'
import { ChangeDue } from './change-due.tsx'
import { useLeaveTicket, usePrintTicket } from '../last-ticket/last-ticket.ts'
import { RoundingOf } from './rounding-of.tsx'

const mail = deferred(async () => (await import('../../ticket-mail/index.ts')).MailButton)

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
      <Flex gap="2">
        <Button
          variant="outline"
          size="xl"
          flex="1"
          onClick={() => {
            print(sale)
            focus.toSearch()
          }}
        >
          <Printer aria-hidden />
          {t('counter.sold.print')}
        </Button>
        <DeferredPart
          part={mail}
          isWanted={!sale.isTraining}
          given={{ saleId: sale.id, number: sale.number, isIcon: true, onClosed: focus.toSearch }}
        />
      </Flex>
      <Box position="relative">
        <Button size="2xl" w="full" borderRadius="lg" aria-keyshortcuts="Enter" onClick={leaveTicket}>
          {t('counter.sold.next')}
        </Button>
        <KeyTag of="enter" />
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
          {t(sale.isTraining ? 'counterTraining.sold' : 'counter.sold.title')}
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
