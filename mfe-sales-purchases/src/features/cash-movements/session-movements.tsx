import { useEffect, useState } from 'react'
import { ArrowDownToLine, ArrowUpFromLine, Printer } from 'lucide-react'
import { CASH_MOVEMENTS, type CashMovementRow } from '@comptoir/contracts/sales/cash-movements'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import {
  Box,
  DateTime,
  Flex,
  IconButton,
  Money,
  printPage,
  Section,
  Text,
  useCompany,
  useCompanyQuery,
  useHasPermission,
  useItem,
  useTranslation,
} from '@comptoir/platform'
import { Printed } from '../ticket/index.ts'
import { CashSlip } from './cash-slip.tsx'

/** As many as a page of the API has; nobody opens a drawer more often in a session. */
const MOST = '100'
/** Stays with what is before it where the line ends. */
const DOT = '\u00a0· '

/** What was put into the drawer of a session and taken out of it, each with its slip; nothing where there was none. */
export function SessionMovements({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('sales-purchases')
  const searchParams = new URLSearchParams({ limit: MOST, 'filter[cashSession]': sessionId })
  const { data } = useCompanyQuery<PaginatedOf<CashMovementRow>>(CASH_MOVEMENTS, ['paginated'], {
    searchParams,
    staleTimeMs: 0,
    enabled: useHasPermission(CASH_MOVEMENTS.permissions.read),
  })
  const [printing, setPrinting] = useState<{ id: string } | null>(null)
  if (!data || data.data.length === 0) return null
  return (
    <Section title={t('cashMovements.title')}>
      <Flex as="ul" direction="column" gap="3" listStyleType="none">
        {data.data.map((movement) => (
          <Movement key={movement.id} movement={movement} onPrint={() => setPrinting({ id: movement.id })} />
        ))}
      </Flex>
      {printing ? <SlipToPrint key={printing.id} asked={printing} /> : null}
    </Section>
  )
}

function Movement({ movement, onPrint }: { movement: CashMovementRow; onPrint: () => void }) {
  const { t } = useTranslation('sales-purchases')
  const { timeZone } = useCompany()
  const { kind, reason, amountMinor, currency, note, occurredAt, recordedBy, cashierUnproved } = movement
  const Icon = kind === 'payIn' ? ArrowDownToLine : ArrowUpFromLine
  return (
    <Flex as="li" gap="3" align="flex-start">
      <Box color="fg.muted" pt="0.5">
        <Icon aria-label={t(`cashMovements.${kind}`)} size={16} />
      </Box>
      <Box flex="1" minW="0">
        <Flex justify="space-between" align="baseline" gap="4" wrap="wrap">
          <Text fontWeight="medium">{t(`cashMovements.reasons.${reason}`)}</Text>
          <Money amountMinor={kind === 'payIn' ? amountMinor : -amountMinor} currency={currency} isBold />
        </Flex>
        <Text textStyle="small" color="fg.muted">
          <DateTime value={occurredAt} timeZone={timeZone} />
          {DOT}
          <bdi>{recordedBy}</bdi>
          {cashierUnproved ? (
            <>
              {DOT}
              <Text as="span" color="attention.fg">
                {t('cashMovements.unproved')}
              </Text>
            </>
          ) : null}
        </Text>
        {note === null ? null : (
          <Text textStyle="small" overflowWrap="anywhere">
            <bdi>{note}</bdi>
          </Text>
        )}
      </Box>
      <IconButton variant="ghost" size="sm" aria-label={t('cashMovements.printSlip')} onClick={onPrint}>
        <Printer aria-hidden />
      </IconButton>
    </Flex>
  )
}

/** Prints a slip once it is there, and each time that it is asked for again. */
function SlipToPrint({ asked }: { asked: { id: string } }) {
  const { data } = useItem(CASH_MOVEMENTS, asked.id)
  useEffect(() => {
    if (data) printPage()
  }, [data, asked])
  return data ? (
    <Printed>
      <CashSlip movement={data} />
    </Printed>
  ) : null
}
