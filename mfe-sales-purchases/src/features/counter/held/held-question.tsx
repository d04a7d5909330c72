import { ConfirmDialog, useTranslation } from '@comptoir/platform'
import { useHeldTickets } from './held-context.ts'

interface HeldQuestionProps {
  isOpen: boolean
  onClose: () => void
  onGoOn: () => void
}

/** Asked before a register is closed where tickets wait: they stay, and whoever counts should know. */
export function HeldQuestion({ isOpen, onClose, onGoOn }: HeldQuestionProps) {
  const { t } = useTranslation('sales-purchases')
  const tickets = useHeldTickets()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('counter.held.closingTitle', { count: tickets.length })}
      text={
        <>
          {tickets.map(({ cart, note }, index) => (
            <span key={cart.saleId}>
              {index === 0 ? null : ' · '}
              <bdi>{note}</bdi>
            </span>
          ))}
          <br />
          {t('counter.held.closingText')}
        </>
      }
      confirmLabel={t('counter.bar.close')}
      onCancel={onClose}
      onConfirm={onGoOn}
    />
  )
}
