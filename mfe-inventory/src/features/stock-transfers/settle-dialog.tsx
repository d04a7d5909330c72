import type { StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { Box, ConfirmDialog, Quantity, useTranslation } from '@comptoir/platform'
import { ENTRY_COLUMNS, type Entries } from './line-entries.rules.ts'

interface SettleDialogProps {
  transfer: StockTransfer
  entries: Entries
  /** Who bears what is lost, in words. */
  bearer: string
  isOpen: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before missing goods are settled, and names what becomes of them. */
export function SettleDialog({ transfer, entries, bearer, isOpen, onConfirm, onCancel }: SettleDialogProps) {
  const { t } = useTranslation('inventory')
  const said = transfer.lines.flatMap((line) =>
    ENTRY_COLUMNS.settle.map((outcome) => ({ ...line, outcome, milli: entries[line.id]?.[outcome] ?? 0 })),
  )
  const settled = said.filter(({ milli }) => milli > 0)
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('stockTransfers.settling.title')}
      text={
        <>
          {t('stockTransfers.settling.text')}
          {settled.map(({ id, designation, unit, outcome, milli }) => (
            <Box as="span" key={`${id} ${outcome}`} display="block" overflowWrap="anywhere">
              {t(`stockTransfers.columns.${outcome}`)}
              {' · '}
              <bdi>{designation}</bdi>
              {' · '}
              <Quantity quantityMilli={milli} {...(unit === null ? {} : { unit })} />
            </Box>
          ))}
          {settled.some(({ outcome }) => outcome === 'lost') ? (
            <Box as="span" display="block">
              {t('stockTransfers.settling.bearer', { bearer })}
            </Box>
          ) : null}
        </>
      }
      confirmLabel={t('stockTransfers.act.settle')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
