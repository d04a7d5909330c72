import type { Sale } from '@comptoir/contracts/sales/sales'
import { CASH_SESSIONS } from '@comptoir/contracts/sales/cash-sessions'
import {
  ChakraLink,
  Flex,
  Link,
  Money,
  Section,
  useHasPermission,
  useTranslation,
  useAddresses,
} from '@comptoir/platform'
import { Fact, Facts } from '../../common/fact.tsx'

/** Where, by whom and to whom it was sold, and how it was paid. */
export function SaleFacts({ sale }: { sale: Sale }) {
  const { t } = useTranslation('sales-purchases')
  const { seller, currency } = sale
  return (
    <Flex direction="column" gap="4">
      <Section title={t('sales.ticket.facts')}>
        <Facts>
          <Fact name={t('sales.columns.pointOfSale')}>
            <bdi>{seller.pointOfSale}</bdi>
          </Fact>
          <Fact name={t('sales.columns.register')}>
            <bdi>{seller.register}</bdi>
          </Fact>
          <Fact name={t('sales.columns.cashier')}>
            <bdi>{seller.cashier}</bdi>
          </Fact>
          <Fact name={t('sales.columns.client')}>
            <bdi>{seller.client}</bdi>
          </Fact>
        </Facts>
        <SessionLink sessionId={sale.cashSessionId} />
      </Section>
      <Section title={t('sales.ticket.money')}>
        <Facts>
          <Fact name={t('sales.columns.total')}>
            <Money amountMinor={sale.totalMinor} currency={currency} isBold />
          </Fact>
          <Fact name={t('sales.columns.discount')}>
            <Money
              amountMinor={-sale.discountMinor}
              currency={currency}
              {...(sale.discountMinor === 0 ? {} : { tone: 'attention' })}
            />
          </Fact>
          <Fact name={t('sales.ticket.received')}>
            <Money amountMinor={sale.receivedMinor} currency={currency} tone="success" />
          </Fact>
          <Fact name={t('sales.ticket.changeGiven')}>
            <Money amountMinor={sale.changeMinor} currency={currency} />
          </Fact>
        </Facts>
      </Section>
    </Flex>
  )
}

function SessionLink({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('sales-purchases')
  const sessions = useAddresses(CASH_SESSIONS)
  if (!useHasPermission(CASH_SESSIONS.permissions.read)) return null
  return (
    <ChakraLink asChild alignSelf="flex-start">
      <Link to={sessions.one(sessionId)}>{t('sales.ticket.session')}</Link>
    </ChakraLink>
  )
}
