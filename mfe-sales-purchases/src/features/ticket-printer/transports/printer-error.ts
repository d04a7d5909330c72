/**
 * Why nothing was printed. `unsupported`: the browser reaches no such printers; `notPaired`: none was chosen in this browser;
 * `notChosen`: somebody was asked to choose one and did not; `unplugged`: it is not there, or held by another program;
 * `stopped`: it did not take all, for want of paper perhaps; `offline`: the server, which prints, is not reached; `refused`:
 * the server says why; `drawerOffline`: the drawer opens only once the server knows; `noPaper`: there is nothing on the page to print.
 */
export type PrinterFault =
  | 'unsupported'
  | 'notPaired'
  | 'notChosen'
  | 'unplugged'
  | 'stopped'
  | 'offline'
  | 'drawerOffline'
  | 'noPaper'
  | 'refused'

export class PrinterError extends Error {
  readonly fault: PrinterFault

  /** The message is for the reader where the server refused. */
  constructor(fault: PrinterFault, message: string = fault) {
    super(message)
    this.name = 'PrinterError'
    this.fault = fault
  }
}

/** A printer that takes nothing for so long has no paper, or an open cover. */
const PATIENCE_MS = 10_000

/** Waits for a piece of work with a printer; after ten seconds it is given up. */
export async function patiently<Done>(work: Promise<Done>): Promise<Done> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new PrinterError('stopped')), PATIENCE_MS)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

/** What a device does wrong, as a fault; a fault stays what it is. */
export async function orFault<Done>(fault: PrinterFault, work: Promise<Done>): Promise<Done> {
  try {
    return await work
  } catch (error) {
    throw error instanceof PrinterError ? error : new PrinterError(fault)
  }
}
