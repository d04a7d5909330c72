import { Truck } from 'lucide-react'
import { SUPPLIERS, type Supplier } from '@comptoir/contracts/people/suppliers'
import {
  ApiProblem,
  Code,
  EmptyState,
  ErrorPanel,
  Skeleton,
  useItem,
  useTranslation,
  type RowSheetContentProps,
} from '@comptoir/platform'
import { RowSheet, useRowSheet } from '@comptoir/platform/overlays'
import { SupplierFacts } from './supplier-facts.tsx'

/** All about a supplier beside the list. */
export function SupplierSheet(given: RowSheetContentProps<Supplier>) {
  const { id, row, frame } = useRowSheet(given)
  const { t } = useTranslation('people')
  const { data, error, refetch } = useItem(SUPPLIERS, id)
  const supplier = data ?? row
  return (
    <RowSheet
      frame={frame}
      history={SUPPLIERS}
      title={supplier?.name ?? t('suppliers.labels.hit')}
      subtitle={supplier ? <Code>{supplier.code}</Code> : null}
    >
      {supplier ? (
        <SupplierFacts key={id} supplier={supplier} />
      ) : error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton h="40" aria-busy="true" />
      )}
    </RowSheet>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('people')
  if (error instanceof ApiProblem && (error.status === 404 || error.status === 400))
    return <EmptyState icon={Truck} title={t('suppliers.missing.title')} text={t('suppliers.missing.text')} />
  return <ErrorPanel title={t('suppliers.failed.title')} error={error} onRetry={onRetry} />
}
