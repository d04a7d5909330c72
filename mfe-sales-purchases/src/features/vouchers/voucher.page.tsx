import { SALES } from '@comptoir/contracts/sales/sales'
import { SALES_RETURNS } from '@comptoir/contracts/sales/sales-returns'
import { type Voucher, type VoucherMovement, VOUCHERS } from '@comptoir/contracts/sales/vouchers'
import {
  Box,
  Center,
  ChakraLink,
  Code,
  DateTime,
  ErrorPanel,
  Fact,
  Flex,
  Grid,
  Link,
  Money,
  Notice,
  PageHeader,
  PageSkeleton,
  Section,
  Text,
  useAddresses,
  useCompany,
  useFormat,
  useItem,
  useParams,
  useTranslation,
} from '@comptoir/platform'
import { Facts } from '../../common/facts.tsx'
import { ClientName } from '../../common/recorded-name.tsx'
import { VoucherStateBadge } from './voucher-state.tsx'

/** One voucher: what is left on it, and the tickets and the return by which it came to that. */
export function VoucherPage() {
  const { t } = useTranslation('sales-purchases')
  const { id } = useParams()
  const { data, error, refetch } = useItem(VOUCHERS, id)
  if (data) return <VoucherView voucher={data} />
  if (!error) return <PageSkeleton kind="form" />
  return (
    <Center minH="60dvh">
      <ErrorPanel title={t('vouchers.failed')} text={error.message} onRetry={() => void refetch()} />
    </Center>
  )
}

function VoucherView({ voucher }: { voucher: Voucher }) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const vouchers = useAddresses(VOUCHERS)
  return (
    <Flex direction="column" gap="4" w="full" maxW="page" mx="auto" px={{ base: '4', md: '6' }} py="6">
      <PageHeader
        title={t('vouchers.pageTitle', { number: voucher.number })}
        subtitle={format.dateTime(voucher.issuedAt)}
        breadcrumb={[{ label: t('vouchers.title'), to: vouchers.list() }, { label: voucher.number }]}
      />
      {voucher.leftMinor < 0 ? <Notice tone="attention">{t('vouchers.overspent')}</Notice> : null}
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1fr' }} gap="4" alignItems="start">
        <VoucherFacts voucher={voucher} />
        <Section title={t('vouchers.movements')}>
          <Box as="ul" listStyleType="none">
            {voucher.movements.map((movement) => (
              <MovementRow key={movement.id} movement={movement} currency={voucher.currency} />
            ))}
          </Box>
        </Section>
      </Grid>
    </Flex>
  )
}

function VoucherFacts({ voucher }: { voucher: Voucher }) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const { currency, client, expiresOn, heldMinor } = voucher
  return (
    <Section title={t('vouchers.facts')}>
      <Facts>
        <Fact label={t('vouchers.columns.state')}>
          <VoucherStateBadge state={voucher.state} />
        </Fact>
        <Fact label={t('vouchers.columns.left')}>
          <Money amountMinor={voucher.leftMinor} currency={currency} isBold />
        </Fact>
        <Fact label={t('vouchers.columns.value')}>
          <Money amountMinor={voucher.amountMinor} currency={currency} />
        </Fact>
        {heldMinor === 0 ? null : (
          <Fact label={t('vouchers.held')}>
            <Money amountMinor={heldMinor} currency={currency} />
          </Fact>
        )}
        <Fact label={t('vouchers.expires')}>{expiresOn === null ? t('vouchers.never') : format.date(expiresOn)}</Fact>
        <Fact label={t('vouchers.columns.code')}>
          <Code>{voucher.maskedCode}</Code>
        </Fact>
        {client === null ? null : (
          <Fact label={t('vouchers.columns.client')}>
            <ClientName name={client} />
          </Fact>
        )}
        <Fact label={t('vouchers.columns.issuedBy')}>
          <bdi>{voucher.issuedBy}</bdi>
        </Fact>
      </Facts>
    </Section>
  )
}

function MovementRow({ movement, currency }: { movement: VoucherMovement; currency: string }) {
  const { timeZone } = useCompany()
  return (
    <Grid
      as="li"
      templateColumns={{ base: '1fr auto', sm: '1fr auto auto' }}
      columnGap="3"
      alignItems="center"
      minH="9"
      py="1"
      borderTopWidth="1px"
      borderColor="border.subtle"
      _first={{ borderTopWidth: 0 }}
    >
      <Document movement={movement} />
      <Text as="span" color="fg.muted" order={{ base: '1', sm: '0' }} gridColumn={{ base: '1 / -1', sm: 'auto' }}>
        <DateTime value={movement.occurredAt} timeZone={timeZone} />
      </Text>
      <Box as="span" minW="24" textAlign="end">
        <Money amountMinor={movement.amountMinor} currency={currency} isBold sign="always" />
      </Box>
    </Grid>
  )
}

function Document({ movement: { documentKind, documentId, number } }: { movement: VoucherMovement }) {
  const { t } = useTranslation('sales-purchases')
  const sales = useAddresses(SALES)
  const returns = useAddresses(SALES_RETURNS)
  if (number === null) return <Text color="fg.muted">{t('vouchers.otherShop')}</Text>
  const isReturn = documentKind === 'salesReturn'
  return (
    <Box>
      {t(isReturn ? 'vouchers.forReturn' : 'vouchers.paid')}{' '}
      <ChakraLink asChild>
        <Link to={isReturn ? returns.one(documentId) : sales.one(documentId)}>
          <Code>{number}</Code>
        </Link>
      </ChakraLink>
    </Box>
  )
}
