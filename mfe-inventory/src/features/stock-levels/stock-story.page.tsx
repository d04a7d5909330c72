import { Boxes } from 'lucide-react'
import { PRODUCTS_AT, STOCK_LEVELS_AT } from '@comptoir/contracts/addresses'
import { STOCK_LEVELS, type ProductLevels } from '@comptoir/contracts/inventory/stock-levels'
import {
  Button,
  Code,
  Flex,
  Grid,
  PageHeader,
  PageLink,
  PageSkeleton,
  useAddresses,
  useHasPermission,
  useItem,
  useParams,
  useTranslation,
} from '@comptoir/platform'
import { MANAGE_STOCKS } from '../../common/manage-stocks.ts'
import { useShownDesignation } from '../../common/use-shown-designation.ts'
import { UnreadPage } from '../../common/unread-page.tsx'
import { useStockInStep } from '../../common/use-stock-in-step.ts'
import { StockNow } from './story/stock-now.tsx'
import { StockPlacesSection } from './story/stock-places.tsx'
import { StorySection } from './story/story-section.tsx'
import { SOON_STALE } from './stock-levels.api.ts'

/** The stock of one product: what each place has of it, and how it came to that. */
export function StockStoryPage() {
  useStockInStep([STOCK_LEVELS_AT])
  const { t } = useTranslation('inventory')
  const { id } = useParams()
  const { data, error, refetch } = useItem(STOCK_LEVELS, id, SOON_STALE)
  if (data) return <Story key={data.id} levels={data} />
  if (!error) return <PageSkeleton kind="form" />
  return (
    <UnreadPage
      error={error}
      icon={Boxes}
      missing={{ title: t('products.missing.title'), text: t('products.missing.text') }}
      failed={t('stockLevels.story.failed')}
      onRetry={() => void refetch()}
    />
  )
}

function Story({ levels }: { levels: ProductLevels }) {
  const { t } = useTranslation('inventory')
  const stocks = useAddresses(MANAGE_STOCKS)
  const designation = useShownDesignation()(levels)
  return (
    <Flex direction="column" gap="4" w="full" maxW="page" mx="auto" px={{ base: '4', md: '6' }} py="6">
      <PageHeader
        title={designation}
        subtitle={<Known levels={levels} />}
        breadcrumb={[{ label: t('stockLevels.title'), to: stocks.list() }, { label: designation }]}
        actions={<ProductButton productId={levels.id} />}
      />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }} gap="4" alignItems="start">
        <StorySection levels={levels} />
        <Flex direction="column" gap="4" order={{ base: -1, lg: 0 }}>
          <StockNow levels={levels} />
          <StockPlacesSection levels={levels} />
        </Flex>
      </Grid>
    </Flex>
  )
}

/** Its code, and what its quantities are in. */
function Known({ levels: { code, unit } }: { levels: ProductLevels }) {
  return (
    <>
      <Code>{code}</Code>
      {unit === null ? null : (
        <>
          {' · '}
          <bdi>{unit}</bdi>
        </>
      )}
    </>
  )
}

/** To the form of the product, for who may open it. */
function ProductButton({ productId }: { productId: string }) {
  const { t } = useTranslation('inventory')
  const products = useAddresses(PRODUCTS_AT)
  if (!useHasPermission(PRODUCTS_AT.permissions.write)) return null
  return (
    <Button asChild variant="outline">
      <PageLink to={products.edit(productId)}>{t('stockLevels.story.product')}</PageLink>
    </Button>
  )
}
