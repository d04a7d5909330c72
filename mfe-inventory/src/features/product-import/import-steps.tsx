import { Check } from 'lucide-react'
import { useTranslation } from '@comptoir/platform'
import { StepList } from '@comptoir/platform/forms'

const STEPS = ['file', 'check', 'apply'] as const
export type ImportStep = (typeof STEPS)[number] | 'done'

/** Where the import is: choosing the file, checking it, putting it in the catalogue. */
export function ImportSteps({ current }: { current: ImportStep }) {
  const { t } = useTranslation('inventory')
  return (
    <StepList
      doneIcon={Check}
      label={t('productImport.steps.label')}
      steps={STEPS.map((step) => t(`productImport.steps.${step}`))}
      current={current === 'done' ? STEPS.length : STEPS.indexOf(current)}
    />
  )
}
