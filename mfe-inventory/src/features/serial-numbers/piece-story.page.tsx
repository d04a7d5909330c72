import { ShieldCheck } from 'lucide-react'
import { SERIAL_NUMBERS, type PieceStory } from '@comptoir/contracts/inventory/serial-numbers'
import {
  Button,
  Code,
  Flex,
  Grid,
  PageHeader,
  PageLink,
  PageSkeleton,
  useAddresses,
  useItem,
  useParams,
  useTranslation,
} from '@comptoir/platform'
import { MANAGE_STOCKS } from '../../common/manage-stocks.ts'
import { UnreadPage } from '../../common/unread-page.tsx'
import { useStockInStep } from '../../common/use-stock-in-step.ts'
import { PieceFacts } from './piece-facts.tsx'
import { PieceMovements } from './piece-movements.tsx'

const SOON_STALE = { staleTimeMs: 2000 } as const

/** One piece: what became of it, the warranty of its sale, and how it got there. */
export function PieceStoryPage() {
  useStockInStep([SERIAL_NUMBERS])
  const { t } = useTranslation('inventory')
  const { id } = useParams()
  const { data, error, refetch } = useItem(SERIAL_NUMBERS, id, SOON_STALE)
  if (data) return <Story key={data.id} piece={data} />
  if (!error) return <PageSkeleton kind="form" />
  return (
    <UnreadPage
      error={error}
      icon={ShieldCheck}
      missing={{ title: t('serialNumbers.story.missing.title'), text: t('serialNumbers.story.missing.text') }}
      failed={t('serialNumbers.story.failed')}
      onRetry={() => void refetch()}
    />
  )
}

function Story({ piece }: { piece: PieceStory }) {
  const { t } = useTranslation('inventory')
  const pages = useAddresses(SERIAL_NUMBERS)
  const stocks = useAddresses(MANAGE_STOCKS)
  const { number, product } = piece
  return (
    <Flex direction="column" gap="4" w="full" maxW="page" mx="auto" px={{ base: '4', md: '6' }} py="6">
      <PageHeader
        title={number}
        subtitle={
          <>
            <bdi>{product.name}</bdi> · <Code>{product.code}</Code>
          </>
        }
        breadcrumb={[{ label: t('serialNumbers.title'), to: pages.list() }, { label: number }]}
        actions={
          <Button asChild variant="outline">
            <PageLink to={stocks.one(product.id)}>{t('serialNumbers.story.product')}</PageLink>
          </Button>
        }
      />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }} gap="4" alignItems="start">
        <PieceMovements movements={piece.movements} />
        <Flex direction="column" gap="4" order={{ base: -1, lg: 0 }}>
          <PieceFacts piece={piece} />
        </Flex>
      </Grid>
    </Flex>
  )
}
