import type { ProductImport } from '@comptoir/contracts/inventory/product-import'
import { Button, Text, useFormat, useSave, useTranslation } from '@comptoir/platform'
import { ActionBar } from '@comptoir/platform/forms'
import { useTakeImport } from './import-queries.ts'
import { applyImport } from './product-import.api.ts'

export interface ApplyBarProps {
  record: ProductImport
  /** The reading of the file was changed since it was checked: what would go in is not what was shown. */
  isChanged: boolean
}

/** What pressing the button will do, in its own words. */
export function ApplyBar({ record, isChanged }: ApplyBarProps) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { save, isSaving } = useSave(() => applyImport(record.id), { onSaved: useTakeImport() })
  const count = record.goodCount
  const photos = record.pictures?.plannedCount ?? 0
  const isNothing = count + photos === 0
  const submit = count === 0 && photos > 0 ? 'productImport.apply.onlyPhotos' : 'productImport.apply.submit'
  const shown = count === 0 && photos > 0 ? photos : count
  const status = isChanged
    ? 'productImport.apply.changed'
    : isNothing
      ? 'productImport.apply.nothing'
      : 'productImport.apply.ready'
  return (
    <ActionBar status={<Text color={isChanged ? 'pending.fg' : 'fg.muted'}>{t(status)}</Text>}>
      <Button size="lg" disabled={isChanged || isNothing} loading={isSaving} onClick={() => void save(undefined)}>
        {t(submit, { count: shown, number: format.number(shown) })}
      </Button>
    </ActionBar>
  )
}
