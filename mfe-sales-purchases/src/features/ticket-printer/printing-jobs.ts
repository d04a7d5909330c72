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
}

export type PrintingStore = StoreApi<Printing>
