import { GraduationCap } from 'lucide-react'
import { Button, Center, EmptyState, useTranslation } from '@comptoir/platform'

/** Where the register that is practised at is none of the shop any more: what comes next is in earnest, so it is asked for. */
export function TrainingGone({ onEnd }: { onEnd: () => void }) {
  const { t } = useTranslation('sales-purchases')
  return (
    <Center minH="100dvh" bg="bg.page" borderWidth="4px" borderColor="purple.solid">
      <EmptyState
        icon={GraduationCap}
        title={t('counterTraining.gone.title')}
        text={t('counterTraining.gone.text')}
        actions={
          <Button size="xl" mt="3" onClick={onEnd}>
            {t('counterTraining.end')}
          </Button>
        }
      />
    </Center>
  )
}
