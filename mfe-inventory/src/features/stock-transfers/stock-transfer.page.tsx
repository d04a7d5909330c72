import { STOCK_TRANSFERS, type StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import {
  Box,
  DateTime,
  Fact,
  Flex,
  Grid,
  Money,
  PageHeader,
  Section,
  tellRefusal,
  Text,
  useCompany,
  useFormat,
  useItem,
  useParams,
  Unread,
  useTranslation,
} from '@comptoir/platform'
import { DeliverySlip } from './delivery-slip.tsx'
import { ExtraGoods } from './extra-goods.tsx'
import { KeptLines } from './kept-lines.tsx'
import { StateBadge } from './state-badge.tsx'
import { TransferActions } from './transfer-actions.tsx'
import { useTransferPages } from './transfers.api.ts'
import { WantedGoods } from './wanted-goods.tsx'

/** One transfer: where it is, what it is of, what can be done with it now, and what was done. */
export function StockTransferPage() {
  const { t } = useTranslation('inventory')
  const { id } = useParams()
  const { data, error, refetch } = useItem(STOCK_TRANSFERS, id)
  const read = async (): Promise<StockTransfer | null> => {
    const now = await refetch()
    if (now.error) tellRefusal(now.error)
    return now.error ? null : (now.data ?? null)
  }
  if (data) return <TransferView key={data.id} transfer={data} read={read} />
  return <Unread error={error} title={t('stockTransfers.failed')} onRetry={() => void refetch()} />
}

function TransferView({ transfer, read }: { transfer: StockTransfer; read: () => Promise<StockTransfer | null> }) {
  const { t } = useTranslation('inventory')
  const pages = useTransferPages()
  const unnumbered = t(transfer.state === 'requested' ? 'stockTransfers.request.one' : 'stockTransfers.draft')
  const name = transfer.number ?? unnumbered
  return (
    <>
      <Flex
        direction="column"
        gap="4"
        w="full"
        maxW="page"
        mx="auto"
        px={{ base: '4', md: '6' }}
        py="6"
        _print={{ display: 'none' }}
      >
        <PageHeader
          title={name}
          mark={<StateBadge state={transfer.state} />}
          breadcrumb={[{ label: t('stockTransfers.title'), to: pages.list }, { label: name }]}
          actions={<TransferActions transfer={transfer} />}
        />
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' }} gap="4" alignItems="start">
          <Flex direction="column" gap="4" minW="0">
            <KeptLines transfer={transfer} read={read} />
            <ExtraGoods transfer={transfer} />
          </Flex>
          <Flex direction="column" gap="4">
            <WantedGoods transfer={transfer} />
            <TransferFacts transfer={transfer} />
            <Story transfer={transfer} />
          </Flex>
        </Grid>
      </Flex>
      <DeliverySlip transfer={transfer} />
    </>
  )
}

function TransferFacts({ transfer: { from, to, expectedOn, note, valueMinor } }: { transfer: StockTransfer }) {
  const { t } = useTranslation('inventory')
  const { currency } = useCompany()
  const format = useFormat()
  const end = ({ pointOfSaleName, locationName }: StockTransfer['from']) => (
    <bdi>{locationName === null ? pointOfSaleName : `${pointOfSaleName} · ${locationName}`}</bdi>
  )
  return (
    <Section title={t('stockTransfers.facts')}>
      <Grid as="dl" gap="3">
        <Fact label={t('stockTransfers.columns.from')}>{end(from)}</Fact>
        <Fact label={t('stockTransfers.columns.to')}>{end(to)}</Fact>
        {expectedOn === null ? null : (
          <Fact label={t('stockTransfers.columns.expected')}>{format.date(expectedOn)}</Fact>
        )}
        {valueMinor === null ? null : (
          <Fact label={t('stockTransfers.columns.value')}>
            <Money amountMinor={valueMinor} currency={currency} />
          </Fact>
        )}
        {note === null ? null : (
          <Fact label={t('stockTransfers.form.note')}>
            <bdi>{note}</bdi>
          </Fact>
        )}
      </Grid>
    </Section>
  )
}

function Story({ transfer: { story } }: { transfer: StockTransfer }) {
  const { t } = useTranslation('inventory')
  const { timeZone } = useCompany()
  return (
    <Section title={t('stockTransfers.story')}>
      <Flex as="ol" direction="column" gap="3" listStyleType="none">
        {story.map(({ id, step, by, at, note }) => (
          <Box as="li" key={id} borderStartWidth="2px" borderColor="border.subtle" ps="3">
            <Text fontWeight="semibold">{t(`stockTransfers.step.${step}`)}</Text>
            <Text textStyle="small" color="fg.muted">
              <bdi>{by}</bdi> · <DateTime value={at} timeZone={timeZone} />
            </Text>
            {note === null ? null : (
              <Text textStyle="small">
                <bdi>{note}</bdi>
              </Text>
            )}
          </Box>
        ))}
      </Flex>
    </Section>
  )
}
