import { useState } from 'react'
import { locationsOf, type StockLocation } from '@comptoir/contracts/company/locations'
import { STOCK_COUNTS, type StockCount, type StockCountChange } from '@comptoir/contracts/inventory/stock-counts'
import {
  Button,
  Flex,
  newId,
  PageHeader,
  Unread,
  useCompanyQuery,
  useNavigate,
  useOpened,
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
  const { id } = useParams()
  const { id: pointOfSaleId } = usePointOfSale()
  if (id !== undefined) return <Editing id={id} />
  return <Loaded key={pointOfSaleId} count={null} pointOfSaleId={pointOfSaleId} />
}

function Editing({ id }: { id: string }) {
  const { t } = useTranslation('inventory')
  const { row, error, retry, reopen } = useOpened(STOCK_COUNTS, id)
  if (!row) return <Unread error={error} title={t('stockCounts.failed')} onRetry={retry} />
  return <Loaded key={`${row.id} ${row.version}`} count={row} pointOfSaleId={row.pointOfSaleId} reopen={reopen} />
}

interface LoadedProps {
  /** As it was opened; null for a new one. */
  count: StockCount | null
  /** Whose goods it is of. */
  pointOfSaleId: string
  /** Takes the plan as it is now, once somebody else changed it. */
  reopen?: (() => void) | undefined
}

function Loaded(props: LoadedProps) {
  const { t } = useTranslation('inventory')
  const { data, error, refetch } = useCompanyQuery<StockLocation[]>(locationsOf(props.pointOfSaleId), [])
  if (data) return <PlanForm {...props} locations={data} />
  return <Unread error={error} title={t('stockCounts.failed')} onRetry={() => void refetch()} />
}

interface PlanFormProps extends LoadedProps {
  locations: readonly StockLocation[]
}

function PlanForm({ count, pointOfSaleId, reopen, locations }: PlanFormProps) {
  const { t } = useTranslation('inventory')
  const navigate = useNavigate()
  const pages = useCountPages()
  const [freshId] = useState(newId)
  const [plan, setPlan] = useState<Plan>(() => planOf(count, firstOf(locations)))
  const [isChanged, setChanged] = useState(false)
  const known = count ? { id: count.id, version: count.version } : { id: freshId }
  const { save, isSaving, staleMessage } = useSave((content: StockCountChange) => savePlan(known, content), {
    answerOf: STOCK_COUNTS,
    invalidates: [STOCK_COUNTS],
    hasStaleNotice: reopen !== undefined,
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
      {reopen ? <StaleNotice message={staleMessage} onReload={reopen} /> : null}
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

/** Where most counting is done: in the shop itself. */
function firstOf(locations: readonly StockLocation[]): string {
  return (locations.find(({ kind }) => kind === 'shop') ?? locations[0])?.id ?? ''
}
