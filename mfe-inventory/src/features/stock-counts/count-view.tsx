import { Printer } from 'lucide-react'
import type { StockCount } from '@comptoir/contracts/inventory/stock-counts'
import {
  Box,
  Button,
  DateTime,
  Flex,
  Grid,
  Notice,
  PageHeader,
  printPage,
  ProgressBar,
  Section,
  Text,
  useCompany,
  useFormat,
  useTranslation,
} from '@comptoir/platform'
import { CountFacts, CountTimeline } from './count-facts.tsx'
import { CountLines } from './count-lines.tsx'
import { CountSteps } from './count-steps.tsx'
import { WaitingHere } from './counting/waiting-here.tsx'
import { useCountPages } from './stock-counts.api.ts'

/** A count as it is, with what is left to do. */
export function CountView({ count }: { count: StockCount }) {
  const { t } = useTranslation('inventory')
  const { timeZone } = useCompany()
  const pages = useCountPages()
  const { number, state } = count
  const title = number === null ? t('stockCounts.labels.one') : t('stockCounts.pageTitle', { number })
  return (
    <Flex direction="column" gap="4" w="full" maxW="page" mx="auto" px={{ base: '4', md: '6' }} py="6">
      <PageHeader
        title={title}
        subtitle={<DateTime value={count.postedAt ?? count.createdAt} timeZone={timeZone} />}
        breadcrumb={[{ label: t('stockCounts.title'), to: pages.list }, { label: number ?? title }]}
        actions={
          <>
            {state === 'posted' ? (
              <Button variant="outline" onClick={() => printPage()}>
                <Printer aria-hidden size={16} />
                {t('stockCounts.print')}
              </Button>
            ) : null}
            <CountSteps count={count} />
          </>
        }
      />
      <Told count={count} />
      <WaitingHere countId={count.id} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' }} gap="4" alignItems="start">
        <Flex direction="column" gap="4" minW="0">
          {state === 'counting' ? <Progress count={count} /> : null}
          {count.lineCount > 0 ? <CountLines key={state} count={count} /> : null}
          <Box data-print="only" pt="16">
            <Text borderTopWidth="1px" maxW="16rem" pt="1">
              {t('stockCounts.signature')}
            </Text>
          </Box>
        </Flex>
        <Box display="flex" flexDirection="column" gap="4">
          <CountFacts count={count} />
          <CountTimeline events={count.events} />
        </Box>
      </Grid>
    </Flex>
  )
}

/** What who looks at it should know first. */
function Told({ count: { state, round, totals, isBlind } }: { count: StockCount }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  if (state === 'planned')
    return (
      <Notice tone="neutral" title={t('stockCounts.told.planned')}>
        {t('stockCounts.told.plannedText')}
      </Notice>
    )
  if (state === 'review' && totals !== null && totals.moved > 0)
    return (
      <Notice
        tone="attention"
        title={t('stockCounts.told.moved', { count: totals.moved, number: format.number(totals.moved) })}
      >
        {t('stockCounts.told.movedText')}
      </Notice>
    )
  if (state === 'counting' && (isBlind || round > 1))
    return (
      <Notice tone="neutral" title={round > 1 ? t('stockCounts.told.recount', { round }) : t('stockCounts.told.blind')}>
        {t(round > 1 ? 'stockCounts.told.recountText' : 'stockCounts.told.blindText')}
      </Notice>
    )
  return null
}

function Progress({ count: { countedCount, lineCount } }: { count: StockCount }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  return (
    <Section>
      <ProgressBar
        value={lineCount === 0 ? null : countedCount / lineCount}
        label={t('stockCounts.progress')}
        detail={t('stockCounts.progressDetail', {
          ...{ count: lineCount, counted: format.number(countedCount), number: format.number(lineCount) },
        })}
      />
    </Section>
  )
}
