import { FailureNotice } from './failure-notice.tsx'
import { PrinterDialog } from './printer-dialog.tsx'
import type { PrintingStore } from './printing-jobs.ts'
import type { PrintingRegister } from './ticket-printer.ts'
import { useJobs } from './use-jobs.ts'

export interface TicketPrintingProps {
  register: PrintingRegister
  asked: PrintingStore
  /** In whose name the drawer is opened, where another is signed in. */
  atCounter: { cashierId?: string }
  onClose: () => void
}

/** Prints what the counter asks for; draws nothing but what went wrong and the dialog about the printer. */
export function TicketPrinting({ register, asked, atCounter, onClose }: TicketPrintingProps) {
  const { failure, retry, giveUp } = useJobs(register, asked)
  return (
    <>
      {failure ? <FailureNotice error={failure.error} onRetry={retry} onGiveUp={giveUp} /> : null}
      <PrinterDialog register={register} asked={asked} atCounter={atCounter} onClose={onClose} />
    </>
  )
}
