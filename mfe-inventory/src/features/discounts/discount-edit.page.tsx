import { Percent } from 'lucide-react'
import { PageSkeleton, RecordOutcome, tellRefusal, useParams, useTranslation } from '@comptoir/platform'
import { DiscountEditor } from './discount-editor.tsx'
import { useListAddress } from './use-list-address.ts'
import { isDiscountId, useOpenedDiscount, type OpenedDiscount } from './use-opened-discount.ts'

/** As the server would answer an id that is none. */
const NO_ID = { status: 400 }

export function DiscountEditPage() {
  const { t } = useTranslation('inventory')
  const { id } = useParams()
  const { data, error, refetch } = useOpenedDiscount(id)
  if (!isDiscountId(id)) return <DiscountOutcome error={NO_ID} onRetry={() => undefined} />
  if (data) {
    return (
      <DiscountEditor
        key={id}
        title={data.discount.name}
        subtitle={t('discounts.form.editSubtitle')}
        dialogTitle={t('discounts.form.update')}
        submitLabel={(number) => t('discounts.form.updateCounted', { number })}
        saveLabel={t('discounts.form.update')}
        said={({ name }) => t('discounts.updated', { name })}
        opened={data}
        reopen={async () => reopened(await refetch())}
      />
    )
  }
  return error ? <DiscountOutcome error={error} onRetry={() => void refetch()} /> : <PageSkeleton kind="table" />
}

function reopened({
  data,
  error,
}: {
  data: OpenedDiscount | undefined
  error: Error | null
}): OpenedDiscount | undefined {
  if (error) tellRefusal(error)
  return error ? undefined : data
}

function DiscountOutcome(outcome: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('inventory')
  const list = useListAddress()
  return (
    <RecordOutcome
      {...outcome}
      title={t('discounts.labels.edit')}
      list={{ label: t('discounts.title'), to: list }}
      missing={{
        icon: Percent,
        title: t('discounts.missing.title'),
        text: t('discounts.missing.text'),
        back: t('discounts.missing.back'),
      }}
      failed={{ title: t('discounts.failed') }}
    />
  )
}
