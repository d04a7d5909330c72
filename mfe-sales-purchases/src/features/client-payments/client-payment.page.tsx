import { Printer } from 'lucide-react'
import { CLIENT_PAYMENTS, type ClientPayment } from '@comptoir/contracts/sales/client-payments'
import {
  Button,
  Fact,
  Flex,
  Grid,
  Money,
  PageHeader,
  printPage,
  Section,
  useAddresses,
  useFormat,
  useItem,
  useParams,
  Unread,
  useTranslation,
} from '@comptoir/platform'
import { SessionLink } from '../../common/session-link.tsx'
import { Facts } from '../../common/facts.tsx'
import { ClientName } from '../../common/recorded-name.tsx'
import { PaperTray, Printed } from '../ticket/index.ts'
import { PaymentSlip } from './payment-slip.tsx'

/** One payment as it was received, to be read and printed again. */
export function ClientPaymentPage() {
  const { t } = useTranslation('sales-purchases')
  const { id } = useParams()
  const { data, error, refetch } = useItem(CLIENT_PAYMENTS, id)
  if (data) return <PaymentView payment={data} />
  return <Unread error={error} title={t('clientPayments.failed')} onRetry={() => void refetch()} />
}

function PaymentView({ payment }: { payment: ClientPayment }) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const payments = useAddresses(CLIENT_PAYMENTS)
  const { number } = payment
  return (
    <Flex direction="column" gap="4" w="full" maxW="page" mx="auto" px={{ base: '4', md: '6' }} py="6">
      <PageHeader
        title={t('clientPayments.pageTitle', { number })}
        subtitle={format.dateTime(payment.occurredAt)}
        breadcrumb={[{ label: t('clientPayments.title'), to: payments.list() }, { label: number }]}
        actions={
          <Button onClick={() => printPage()}>
            <Printer aria-hidden />
            {t('clientPayments.printCopy')}
          </Button>
        }
      />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 26rem' }} gap="4" alignItems="start">
        <PaymentFacts payment={payment} />
        <PaperTray>
          <PaymentSlip payment={payment} isCopy />
        </PaperTray>
      </Grid>
      <Printed>
        <PaymentSlip payment={payment} isCopy />
      </Printed>
    </Flex>
  )
}

function PaymentFacts({ payment }: { payment: ClientPayment }) {
  const { t } = useTranslation('sales-purchases')
  const { seller, currency, owedMinor, totalMinor } = payment
  const money = (amountMinor: number, isBold = false) => <Money {...{ amountMinor, currency, isBold }} />
  return (
    <Section title={t('clientPayments.facts')}>
      <Facts>
        <Fact label={t('clientPayments.columns.client')}>
          <ClientName name={seller.client} />
        </Fact>
        <Fact label={t('clientPayments.columns.pointOfSale')}>
          <bdi>{seller.pointOfSale}</bdi>
        </Fact>
        <Fact label={t('clientPayments.columns.register')}>
          <bdi>{seller.register}</bdi>
        </Fact>
        <Fact label={t('clientPayments.columns.cashier')}>
          <bdi>{seller.cashier}</bdi>
        </Fact>
        <Fact label={t('clientPayments.owedBefore')}>{money(owedMinor)}</Fact>
        <Fact label={t('clientPayments.columns.total')}>{money(totalMinor, true)}</Fact>
        <Fact label={t('clientPayments.columns.left')}>{money(owedMinor - totalMinor)}</Fact>
        {payment.payments.map(({ id, kind, methodKind, amountMinor, details = {} }) => (
          <Fact
            key={id}
            label={
              kind === 'change'
                ? t('clientPayments.change')
                : t('clientPayments.paidBy', { method: t(`clientPayments.methods.${methodKind}`) })
            }
          >
            {money(amountMinor)}{' '}
            <bdi>{[details.number, details.bank, details.reference].filter(Boolean).join(' · ')}</bdi>
          </Fact>
        ))}
      </Facts>
      <SessionLink sessionId={payment.cashSessionId}>{t('clientPayments.session')}</SessionLink>
    </Section>
  )
}
