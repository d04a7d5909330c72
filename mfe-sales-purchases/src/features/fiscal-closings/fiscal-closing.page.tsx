import { Printer } from 'lucide-react'
import { FISCAL_CLOSINGS, writtenPeriod, type FiscalClosing } from '@comptoir/contracts/sales/fiscal-closings'
import {
  Button,
  Center,
  ErrorPanel,
  Flex,
  Grid,
  PageHeader,
  PageSkeleton,
  printPage,
  Section,
  useAddresses,
  useItem,
  useParams,
  useTranslation,
} from '@comptoir/platform'
import { PaperTray, Printed } from '../ticket/index.ts'
import { ClosingAnnex } from './closing-annex.tsx'
import { ClosingFacts } from './closing-facts.tsx'
import { ClosingPaper } from './closing-paper.tsx'
import { ClosingSeriesSection } from './closing-series.tsx'

/** One closing as it was made: its figures, how far each series is covered, and what came late. */
export function FiscalClosingPage() {
  const { t } = useTranslation('sales-purchases')
  const { id } = useParams()
  const { data, error, refetch } = useItem(FISCAL_CLOSINGS, id)
  if (data) return <ClosingView closing={data} />
  if (!error) return <PageSkeleton kind="form" />
  return (
    <Center minH="60dvh">
      <ErrorPanel title={t('fiscalClosings.closing.failed')} text={error.message} onRetry={() => void refetch()} />
    </Center>
  )
}

function ClosingView({ closing }: { closing: FiscalClosing }) {
  const { t } = useTranslation('sales-purchases')
  const closings = useAddresses(FISCAL_CLOSINGS)
  return (
    <Flex direction="column" gap="4" w="full" maxW="page" mx="auto" px={{ base: '4', md: '6' }} py="6">
      <PageHeader
        title={t(`fiscalClosings.closing.title.${closing.kind}`, { period: writtenPeriod(closing.period) })}
        breadcrumb={[{ label: t('fiscalClosings.title'), to: closings.list() }, { label: closing.number }]}
        actions={
          <Button onClick={printPage}>
            <Printer aria-hidden />
            {t('common.print')}
          </Button>
        }
      />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 26rem' }} gap="4" alignItems="start">
        <Flex direction="column" gap="4" minW="0">
          <ClosingFacts closing={closing} />
          <ClosingAnnex report={closing.report} />
          <ClosingSeriesSection series={closing.report.series} />
        </Flex>
        <Section title={t('fiscalClosings.closing.report')}>
          <PaperTray>
            <ClosingPaper closing={closing} />
          </PaperTray>
        </Section>
      </Grid>
      <Printed>
        <ClosingPaper closing={closing} />
      </Printed>
    </Flex>
  )
}
