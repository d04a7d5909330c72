import type { RegisterReport } from '@comptoir/contracts/company/register-states'
import type { StoreApi } from '@comptoir/platform'
import type { PrintedSale } from '../../common/printed-sale.ts'

/** A paper of the page that is to be printed. */
export interface PrintJob {
  /** The number on it; null for the paper that came last. */
  number: string | null
  /** The sale that was just made, where it is one: the register says whether that is printed, and opens the drawer. */
  sold?: PrintedSale
  onPrinted?: () => void
}

/** What the counter asks of its printer: jobs that wait, and whether the dialog about it is open. */
export interface Printing {
  jobs: readonly PrintJob[]
  isOpen: boolean
  /** Whether the printer took what it was sent last; undefined until it was sent something. */
  printer?: NonNullable<RegisterReport['printer']>
}

export type PrintingStore = StoreApi<Printing>

/** Does something with the printer, and keeps whether it went well. */
export async function noting(asked: PrintingStore, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
    asked.setState({ printer: 'ready' })
  } catch (error) {
    asked.setState({ printer: 'failing' })
    throw error
  }
}
