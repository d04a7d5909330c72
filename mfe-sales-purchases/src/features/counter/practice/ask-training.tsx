import { ConfirmDialog, useTranslation } from '@comptoir/platform'
import { usePractise } from './practice.ts'

export interface AskTrainingProps {
  isOpen: boolean
  registerId: string
  onClose: () => void
}

/** Says what training is before it begins. */
export function AskTraining({ isOpen, registerId, onClose }: AskTrainingProps) {
  const { t } = useTranslation('sales-purchases')
  const practise = usePractise()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('counterTraining.ask.title')}
      text={
        <>
          {t('counterTraining.ask.same')}
          <br />
          {t('counterTraining.ask.without')}
        </>
      }
      confirmLabel={t('counterTraining.ask.start')}
      onCancel={onClose}
      onConfirm={() => practise(registerId)}
    />
  )
}
