import { Button, Text, useFormat, useTranslation } from '@comptoir/platform'
import { ActionBar } from '@comptoir/platform/forms'
import type { Looked } from './use-discount-import.ts'

export interface ImportBarProps extends Looked {
  onApply: () => void
  isSaving: boolean
  onAgain: () => void
}

/** What pressing the button will do, in its own words. */
export function ImportBar({ report: { discounts, isApplied }, onApply, isSaving, onAgain }: ImportBarProps) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const count = discounts.filter(({ outcome }) => outcome !== 'unchanged').length
  const status = isApplied ? 'done' : count === 0 ? 'nothing' : 'ready'
  return (
    <ActionBar status={<Text color="fg.muted">{t(`discountImport.apply.${status}`)}</Text>}>
      <Button size="lg" variant="outline" disabled={isSaving} onClick={onAgain}>
        {t('discountImport.another')}
      </Button>
      {isApplied ? null : (
        <Button size="lg" disabled={count === 0} loading={isSaving} onClick={onApply}>
          {t('discountImport.apply.submit', { count, number: format.number(count) })}
        </Button>
      )}
    </ActionBar>
  )
}
