import { type ReactNode, useEffect, useState } from 'react'
import { createStore, deferred, DeferredPart, printPage } from '@comptoir/platform'
import { PrintContext } from '../../../common/print-context.ts'
import { createRequiredContext } from '../../../common/required-context.ts'
import { rememberPaperWidth } from '../../../common/paper-width.ts'
import type { Printing, PrintingStore, PrintJob } from '../../ticket-printer/index.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { useAtCounter, useTurn } from '../register/seller.ts'
import { useCounterSession } from '../session/counter-session.ts'

const printing = deferred(async () => (await import('../../ticket-printer/index.ts')).TicketPrinting)

const button = deferred(async () => (await import('../../ticket-printer/index.ts')).PrinterButton)

const [PrintingContext, usePrinting] = createRequiredContext<PrintingStore>('printing')

/** Prints what the counter sells: on the ticket printer that the register has, or through the browser. */
export function PrintingProvider({ children }: { children: ReactNode }) {
  const [asked] = useState<PrintingStore>(() => createStore(() => ({ jobs: [], isOpen: false })))
  const { paperWidthMm } = useCounterSession().register
  useEffect(() => rememberPaperWidth(paperWidthMm), [paperWidthMm])
  return (
    <PrintingContext value={asked}>
      <Papers>{children}</Papers>
      <Asked asked={asked} />
    </PrintingContext>
  )
}

/** Papers other than tickets, such as slips, are printed in the same way. */
function Papers({ children }: { children: ReactNode }) {
  const print = usePrint()
  return <PrintContext value={() => print({ number: null })}>{children}</PrintContext>
}

function Asked({ asked }: { asked: PrintingStore }) {
  useTurn(() => asked.setState({ isOpen: false }))
  const { register } = useCounterSession()
  const atCounter = useAtCounter()
  const focus = useFocus()
  const onClose = (): void => {
    asked.setState({ isOpen: false })
    focus.toSearch()
  }
  return <DeferredPart part={printing} isWanted={useHasPrinter()} given={{ register, asked, atCounter, onClose }} />
}

/** Whether the register has a printer of its own; one that the device kept from before may not say. */
function useHasPrinter(): boolean {
  const { printer } = useCounterSession().register
  return ['usb', 'serial', 'network'].includes(printer)
}

/** Tells whether the printer of the register took what it was sent last; undefined where nobody knows. */
export function usePrinterState(): () => Printing['printer'] {
  const asked = usePrinting()
  return () => asked.getState().printer
}

/** Prints what is asked for, and says when it is out. */
export function usePrint(): (job: PrintJob) => void {
  const asked = usePrinting()
  const hasPrinter = useHasPrinter()
  return (job) => {
    if (hasPrinter) return asked.setState(({ jobs }) => ({ jobs: [...jobs, job] }))
    if (job.sold) return
    if (job.onPrinted) addEventListener('afterprint', job.onPrinted, { once: true })
    printPage()
  }
}

/** Opens the dialog about the printer and its drawer; nothing where the register has none. */
export function PrinterButton() {
  const asked = usePrinting()
  return <DeferredPart part={button} isWanted={useHasPrinter()} given={{ asked }} />
}
