import { LayoutGrid } from 'lucide-react'
import { SALES_AT } from '@comptoir/contracts/addresses'
import type { RegisterCommands } from '@comptoir/contracts/company/register-states'
import { Button, Code, Flex, Link, Money, Text, useAddresses, useTranslation } from '@comptoir/platform'
import { CoverScreen } from '../cover/cover-screen.tsx'
import { useLastSale } from '../last-ticket/last-ticket.ts'

/** Lies over the whole counter while the register is locked: why, by whom, and what the last client still gets. */
export function LockScreen({ lock: { reason, by } }: { lock: NonNullable<RegisterCommands['lock']> }) {
  const { t } = useTranslation('sales-purchases')
  const sales = useAddresses(SALES_AT)
  return (
    <CoverScreen title={t('counter.commands.locked')} palette="danger">
      {reason ? (
        <Text textStyle="body-lg" fontWeight="semibold" overflowWrap="anywhere" dir="auto">
          {reason}
        </Text>
      ) : null}
      <Text color="fg.muted">{t('counter.commands.lockedText', { name: by })}</Text>
      <LastSale />
      <Button asChild variant="outline" size="xl">
        <Link to={sales.list()}>
          <LayoutGrid aria-hidden />
          {t('counter.bar.backOffice')}
        </Link>
      </Button>
    </CoverScreen>
  )
}

/** The lock came right after it: its change may not be given yet. */
function LastSale() {
  const { t } = useTranslation('sales-purchases')
  const sale = useLastSale()
  if (!sale) return null
  return (
    <Flex direction="column" gap="1" px="5" py="3" borderWidth="1px" borderColor="border.subtle" borderRadius="lg">
      <Text textStyle="small" color="fg.muted">
        {t('counter.commands.lastTicket')} <Code>{sale.number}</Code>
      </Text>
      {sale.changeMinor > 0 ? (
        <Text textStyle="title">
          {t('counter.commands.change')} <Money amountMinor={sale.changeMinor} currency={sale.currency} isBold />
        </Text>
      ) : null}
    </Flex>
  )
}
