import type { TransferExtra } from '@comptoir/contracts/inventory/stock-transfers'
import { Box, ConfirmDialog, Quantity, useTranslation } from '@comptoir/platform'

interface DecideDialogProps {
  waiting: readonly TransferExtra[]
  refused: ReadonlySet<string>
  isOpen: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before extra goods are decided about, and names what is approved and what is refused. */
export function DecideDialog({ waiting, refused, isOpen, onConfirm, onCancel }: DecideDialogProps) {
  const { t } = useTranslation('inventory')
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('stockTransfers.extra.decideTitle')}
      text={
        <>
          {t('stockTransfers.extra.decideText')}
          {waiting.map(({ id, designation, unit, quantityMilli }) => (
            <Box as="span" key={id} display="block" overflowWrap="anywhere">
              {t(`stockTransfers.extra.state.${refused.has(id) ? 'refused' : 'approved'}`)}
              {' · '}
              <bdi>{designation}</bdi>
              {' · '}
              <Quantity quantityMilli={quantityMilli} {...(unit === null ? {} : { unit })} />
            </Box>
          ))}
        </>
      }
      confirmLabel={t('stockTransfers.act.decide')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
