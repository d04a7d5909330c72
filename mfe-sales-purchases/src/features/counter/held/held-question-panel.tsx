import { ConfirmDialog, useTranslation } from '@comptoir/platform'
import { useHeldTickets, useShowHeld } from './held-context.ts'
import type { HeldQuestionProps } from './held-question.tsx'

/** Which tickets wait here: they are resumed or discarded first, or left to the other registers. */
export function HeldQuestionPanel({ isOpen, onClose, onGoOn }: HeldQuestionProps) {
  const { t } = useTranslation('sales-purchases')
  const tickets = useHeldTickets()
  const show = useShowHeld()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('counter.held.closingTitle', { count: tickets.length })}
      text={
        <>
          {tickets.map(({ id, note }, index) => (
            <span key={id}>
              {index === 0 ? null : ' · '}
              <bdi>{note}</bdi>
            </span>
          ))}
          <br />
          {t('counter.held.closingText')}
        </>
      }
      confirmLabel={t('counter.bar.close')}
      other={{
        label: t('counter.held.look'),
        onSelect: () => {
          onClose()
          show()
        },
      }}
      onCancel={onClose}
      onConfirm={onGoOn}
    />
  )
}
