import { useTranslation } from '@comptoir/platform'
import { PrinterError } from './transports/printer-error.ts'

/** Says to the reader why nothing was printed. */
export function useFaultText(): (error: unknown) => string {
  const { t } = useTranslation('sales-purchases')
  return (error) => {
    if (!(error instanceof PrinterError)) return t('ticketPrinter.fault.stopped')
    return error.fault === 'refused' ? error.message : t(`ticketPrinter.fault.${error.fault}`)
  }
}
