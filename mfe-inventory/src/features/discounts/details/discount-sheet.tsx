import { Pencil, Percent } from 'lucide-react'
import { DISCOUNTS, type Discount, type DiscountRow } from '@comptoir/contracts/inventory/discounts'
import {
  ApiProblem,
  Button,
  companyKey,
  EmptyState,
  ErrorPanel,
  Flex,
  Link,
  Notice,
  Skeleton,
  useCompany,
  useLocation,
  useQuery,
  useTranslation,
  ROW_PARAM,
  type RowSheetContentProps,
} from '@comptoir/platform'
import { RowSheet, useRowSheet } from '@comptoir/platform/overlays'
import { findDiscount } from '../discounts.api.ts'
import { useOverlapText } from '../overlap-tag.tsx'
import type { FromList } from '../use-list-address.ts'
import { DiscountFacts } from './discount-facts.tsx'
import { HeldProducts } from './held-products.tsx'

/** All about a discount beside the list: what it gives, when, on which products. */
export function DiscountSheet(given: RowSheetContentProps<DiscountRow>) {
  const { t } = useTranslation('inventory')
  const { id, row, frame } = useRowSheet(given)
  const { data, error, refetch } = useDiscount(id, row === undefined)
  const discount = row ?? data
  const { editTo, ...rest } = frame
  return (
    <RowSheet
      frame={{ ...rest, editTo: undefined }}
      history={DISCOUNTS}
      title={discount?.name ?? t('discounts.details.title')}
      subtitle={t('discounts.details.subtitle')}
      actions={editTo === undefined ? null : <Edit to={editTo} />}
    >
      {discount ? (
        <Flex key={id} direction="column" gap="4">
          <DiscountFacts discount={discount} />
          {row ? <Overlaps discount={row} /> : null}
          <HeldProducts discountId={discount.id} count={discount.productCount} />
        </Flex>
      ) : error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton h="40" aria-busy="true" />
      )}
    </RowSheet>
  )
}

/** One that the page of the list does not hold; without its products, which may be tens of thousands. */
function useDiscount(id: string, enabled: boolean) {
  const { id: companyId } = useCompany()
  return useQuery<Discount>({
    queryKey: companyKey(companyId, DISCOUNTS, 'sheet', id),
    queryFn: ({ signal }) => findDiscount(id, signal),
    enabled: enabled && id !== '',
  })
}

/** To its form, which leads back to the list as it is, without the sheet. */
function Edit({ to }: { to: string }) {
  const { t } = useTranslation()
  const view = new URLSearchParams(useLocation().search)
  view.delete(ROW_PARAM)
  const state: FromList = { view: view.size > 0 ? `?${view.toString()}` : '' }
  return (
    <Button asChild>
      <Link to={to} state={state}>
        <Pencil aria-hidden size={16} />
        {t('common.edit')}
      </Link>
    </Button>
  )
}

function Overlaps({ discount }: { discount: DiscountRow }) {
  const text = useOverlapText()(discount)
  return text === null ? null : <Notice tone="attention">{text}</Notice>
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('inventory')
  if (error instanceof ApiProblem && (error.status === 404 || error.status === 400))
    return <EmptyState icon={Percent} title={t('discounts.missing.title')} text={t('discounts.missing.text')} />
  return <ErrorPanel title={t('discounts.failed')} error={error} onRetry={onRetry} />
}
