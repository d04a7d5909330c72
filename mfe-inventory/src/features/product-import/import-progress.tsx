import type { ProductImport } from '@comptoir/contracts/inventory/product-import'
import { ProgressBar, Section, Text, useFormat, useTranslation } from '@comptoir/platform'
import { ImportFrame } from './import-frame.tsx'
import { useSecondsLeft } from './seconds-left.ts'

const SECONDS_PER_MINUTE = 60

export interface ImportProgressProps {
  record: ProductImport
  /** When the record was read, by this browser's clock. */
  seenAt: number
}

/** The dry run or the import at work: how far it is, how long it may still take, and that nobody has to wait for it. */
export function ImportProgress({ record, seenAt }: ImportProgressProps) {
  const { t } = useTranslation('inventory')
  const { state, fileName, rowCount, doneCount } = record
  const isChecking = state === 'checking'
  const phase = isChecking ? 'checking' : 'importing'
  return (
    <ImportFrame step={isChecking ? 'check' : 'apply'}>
      <Section title={t(`productImport.${phase}.title`)} description={t(`productImport.${phase}.text`)}>
        <ProgressBar
          value={rowCount === 0 ? null : doneCount / rowCount}
          label={fileName}
          detail={<ProgressDetail record={record} seenAt={seenAt} />}
        />
        {isChecking ? null : <PicturesProgress record={record} />}
        <Text textStyle="small" color="fg.muted">
          {t('productImport.mayLeave')}
        </Text>
      </Section>
    </ImportFrame>
  )
}

/** Photos come behind the rows. */
function PicturesProgress({ record: { pictures } }: { record: ProductImport }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  if (pictures === null || pictures.plannedCount === 0) return null
  const { doneCount, plannedCount } = pictures
  const detail = t('productImport.pictures.progress', {
    done: format.number(doneCount),
    total: format.number(plannedCount),
  })
  return <ProgressBar value={doneCount / plannedCount} label={t('productImport.pictures.title')} detail={detail} />
}

function ProgressDetail({ record, seenAt }: ImportProgressProps) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const rows = t('productImport.rowsDone', {
    done: format.number(record.doneCount),
    total: format.number(record.rowCount),
  })
  const remaining = useRemaining(useSecondsLeft(record, seenAt))
  return remaining === null ? rows : `${rows} · ${remaining}`
}

function useRemaining(seconds: number | null): string | null {
  const { t } = useTranslation('inventory')
  if (seconds === null) return null
  if (seconds < SECONDS_PER_MINUTE) return t('productImport.remaining.seconds', { count: Math.max(1, seconds) })
  return t('productImport.remaining.minutes', { count: Math.ceil(seconds / SECONDS_PER_MINUTE) })
}
