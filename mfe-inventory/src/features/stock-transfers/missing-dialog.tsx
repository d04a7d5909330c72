import type { StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { Box, ConfirmDialog, Quantity, useTranslation } from '@comptoir/platform'
import { type Entries, missingOf } from './line-entries.rules.ts'

interface MissingDialogProps {
  transfer: StockTransfer
  entries: Entries
  isOpen: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before what has not arrived is written down as missing, and names it. */
export function MissingDialog({ transfer, entries, isOpen, onConfirm, onCancel }: MissingDialogProps) {
  const { t } = useTranslation('inventory')
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('stockTransfers.missing.title')}
      text={
        <>
          {t('stockTransfers.missing.text')}
          {missingOf(entries, transfer.lines).map(({ id, designation, unit, missingMilli }) => (
            <Box as="span" key={id} display="block" overflowWrap="anywhere">
              <bdi>{designation}</bdi>
              {' · '}
              <Quantity quantityMilli={missingMilli} {...(unit === null ? {} : { unit })} />
            </Box>
          ))}
        </>
      }
      confirmLabel={t('stockTransfers.act.isLast')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
