import { useState } from 'react'
import { locationsOf, type StockLocation } from '@comptoir/contracts/company/locations'
import { STOCK_COUNTS, type StockCount, type StockCountChange } from '@comptoir/contracts/inventory/stock-counts'
import {
  Button,
  Center,
  ErrorPanel,
  Flex,
  newId,
  PageHeader,
  PageSkeleton,
  useCompanyQuery,
  useItem,
  useNavigate,
  useParams,
  usePointOfSale,
  useSave,
  useTranslation,
} from '@comptoir/platform'
import { LeaveGuard, StaleNotice } from '@comptoir/platform/forms'
import { PlanFields } from './plan-fields.tsx'
import { contentOf, isWhole, planOf, type Plan } from './plan.ts'
import { savePlan, useCountPages } from './stock-counts.api.ts'

/** A new count of the shop that is open, or one that is planned. */
export function CountPlanPage() {
  const { t } = useTranslation('inventory')
  const { id } = useParams()
  const { id: pointOfSaleId } = usePointOfSale()
  const { data: count, error, refetch } = useItem(STOCK_COUNTS, id)
  const shop = count?.pointOfSaleId ?? pointOfSaleId
  const { data: locations } = useCompanyQuery<StockLocation[]>(locationsOf(shop), [])
  if (error)
    return (
      <Center minH="60dvh">
        <ErrorPanel title={t('stockCounts.failed')} error={error} onRetry={() => void refetch()} />
      </Center>
    )
  if (!locations || (id !== undefined && !count)) return <PageSkeleton kind="form" />
  const first = locations.find(({ kind }) => kind === 'shop') ?? locations[0]
  return <PlanForm key={count?.version ?? 0} count={count ?? null} locations={locations} locationId={first?.id ?? ''} />
}

interface PlanFormProps {
  count: StockCount | null
  locations: readonly StockLocation[]
  locationId: string
}

function PlanForm({ count, locations, locationId }: PlanFormProps) {
  const { t } = useTranslation('inventory')
  const navigate = useNavigate()
  const pages = useCountPages()
  const [freshId] = useState(newId)
  const [plan, setPlan] = useState<Plan>(() => planOf(count, locationId))
  const [isChanged, setChanged] = useState(false)
  const { id: openId } = usePointOfSale()
  const pointOfSaleId = count?.pointOfSaleId ?? openId
  const known = count ? { id: count.id, version: count.version } : { id: freshId }
  const { save, isSaving, staleMessage } = useSave((content: StockCountChange) => savePlan(known, content), {
    invalidates: [STOCK_COUNTS],
    hasStaleNotice: true,
    success: t('stockCounts.plan.saved'),
    onSaved: ({ id }) => {
      setChanged(false)
      void navigate(pages.one(id))
    },
  })
  const title = t(count ? 'stockCounts.labels.edit' : 'stockCounts.labels.create')
  return (
    <Flex direction="column" gap="4" w="full" maxW="page" mx="auto" px={{ base: '4', md: '6' }} py="6">
      <PageHeader
        title={title}
        breadcrumb={[{ label: t('stockCounts.title'), to: pages.list }, { label: title }]}
        actions={
          <Button loading={isSaving} disabled={!isWhole(plan)} onClick={() => void save(contentOf(plan))}>
            {t('stockCounts.plan.save')}
          </Button>
        }
      />
      <StaleNotice message={staleMessage} onReload={() => void navigate(pages.list)} />
      <PlanFields
        plan={plan}
        locations={locations.filter(({ id, isActive }) => isActive || id === plan.locationId)}
        pointOfSaleId={pointOfSaleId}
        onChange={(next) => {
          setChanged(true)
          setPlan(next)
        }}
      />
      <LeaveGuard hasUnsavedWork={() => isChanged && !isSaving} />
    </Flex>
  )
}
