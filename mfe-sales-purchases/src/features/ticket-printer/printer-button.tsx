import { Printer } from 'lucide-react'
import { REGISTERS_AT } from '@comptoir/contracts/addresses'
import { IconButton, useHasPermission, useTranslation } from '@comptoir/platform'
import type { PrintingStore } from './printing-jobs.ts'

/** Opens the dialog about the printer and its drawer, for whoever may print. */
export function PrinterButton({ asked }: { asked: PrintingStore }) {
  const { t } = useTranslation('sales-purchases')
  if (!useHasPermission(REGISTERS_AT.permissions.print)) return null
  return (
    <IconButton
      variant="outline"
      size="xl"
      boxSize="11"
      minW="11"
      aria-label={t('ticketPrinter.button')}
      onClick={() => asked.setState({ isOpen: true })}
    >
      <Printer aria-hidden />
    </IconButton>
  )
}
