import { STOCK_COUNTS, type StockCount } from '@comptoir/contracts/inventory/stock-counts'
import {
  Button,
  Center,
  EmptyState,
  ErrorPanel,
  Flex,
  PageHeader,
  PageLink,
  PageSkeleton,
  Text,
  useFormat,
  useItem,
  useParams,
  useTranslation,
} from '@comptoir/platform'
import { ClipboardCheck } from 'lucide-react'
import { useCountPages } from '../stock-counts.api.ts'
import { LastEntry } from './last-entry.tsx'
import { RecentEntries } from './recent-entries.tsx'
import { ScanField } from './scan-field.tsx'
import { useEntryQueue } from './use-entry-queue.ts'
import { WaitingEntries } from './waiting-entries.tsx'
import { WaitingGuard, WaitingHere } from './waiting-here.tsx'

/** Counting, with one hand: one field for what is scanned or typed, what was taken last, and what waits. */
export function CountingPage() {
  const { t } = useTranslation('inventory')
  const { id } = useParams()
  const { data, error, refetch } = useItem(STOCK_COUNTS, id)
  if (!data) {
    if (!error) return <PageSkeleton kind="form" />
    return (
      <Center minH="60dvh">
        <ErrorPanel title={t('stockCounts.failed')} error={error} onRetry={() => void refetch()} />
      </Center>
    )
  }
  if (data.mayTake.includes('count')) return <Counting key={`${data.id} ${data.round}`} count={data} />
  return <Closed count={data} />
}

/** Nothing can be counted any more; what was counted before and has not arrived is still to be seen. */
function Closed({ count }: { count: StockCount }) {
  const { t } = useTranslation('inventory')
  const pages = useCountPages()
  return (
    <Flex direction="column" justify="center" gap="4" minH="60dvh" maxW="40rem" mx="auto" px="4">
      <WaitingHere countId={count.id} />
      <WaitingGuard countId={count.id} />
      <EmptyState
        icon={ClipboardCheck}
        title={t('stockCounts.counting.closed')}
        text={t('stockCounts.counting.closedText')}
        actions={
          <Button asChild>
            <PageLink to={pages.one(count.id)}>{t('stockCounts.counting.toCount')}</PageLink>
          </Button>
        }
      />
    </Flex>
  )
}

function Counting({ count }: { count: StockCount }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const pages = useCountPages()
  const { last, add, tookBack, ...here } = useEntryQueue(count.id)
  const { countedCount, lineCount, locationName, round } = count
  return (
    <Flex direction="column" gap="4" w="full" maxW="40rem" mx="auto" px={{ base: '3', md: '6' }} py="4">
      <PageHeader
        title={t('stockCounts.labels.counting')}
        subtitle={<bdi>{locationName}</bdi>}
        breadcrumb={[
          { label: t('stockCounts.title'), to: pages.list },
          { label: count.number ?? t('stockCounts.labels.one'), to: pages.one(count.id) },
          { label: t('stockCounts.labels.counting') },
        ]}
      />
      <Text role="status" color="fg.muted">
        {t('stockCounts.progressDetail', {
          ...{ count: lineCount, counted: format.number(countedCount), number: format.number(lineCount) },
        })}
        {round > 1 ? ` · ${t('stockCounts.told.recount', { round })}` : null}
      </Text>
      <ScanField round={round} onEntry={add} />
      <WaitingEntries {...here} />
      <WaitingGuard countId={count.id} />
      {last === null ? null : <LastEntry entry={last} />}
      <RecentEntries countId={count.id} round={round} onTakenBack={tookBack} />
    </Flex>
  )
}
