import type { ShelfProduct } from '../catalogue/shelf-product.ts'

/** A code came from a scanner, or was typed into the search and ended with Enter. */
export type CodeSource = 'scanned' | 'typed'

export interface Entered {
  code: string
  source: CodeSource
  /** How many of it, in thousandths; null for one. */
  countMilli: number | null
  /** What the search field held with it. */
  text: string
  /** Finds the product, or null when the shop has none. */
  lookUp: () => Promise<ShelfProduct | null>
  /** What it may be where it is no product. True where that is being found out. */
  otherwise?: () => boolean
}

export interface ScanQueueOptions {
  onFound: (product: ShelfProduct, entered: Entered) => void
  onUnknown: (entered: Entered) => void
  /** No answer, or a refusal: the product is not in the cart. */
  onFailed: (entered: Entered, error: unknown) => void
  /** How many scans have no answer yet. */
  onWaiting: (count: number) => void
}

type Outcome = { kind: 'found'; product: ShelfProduct } | { kind: 'unknown' } | { kind: 'failed'; error: unknown }

/**
 * Takes codes as fast as they come. All are looked up at once and enter the cart in the order in which they came,
 * whatever the order of the answers; one that is unknown or fails says so and holds back none of the others.
 */
export function createScanQueue(options: ScanQueueOptions): (entered: Entered) => void {
  let tail: Promise<void> = Promise.resolve()
  let waiting = 0
  const wait = (change: 1 | -1): void => {
    waiting += change
    options.onWaiting(waiting)
  }
  return (entered) => {
    wait(1)
    const outcome = outcomeOf(entered)
    tail = tail
      .then(() => outcome)
      .then((settled) => {
        wait(-1)
        tell(options, entered, settled)
      })
  }
}

async function outcomeOf({ lookUp }: Entered): Promise<Outcome> {
  try {
    const product = await lookUp()
    return product ? { kind: 'found', product } : { kind: 'unknown' }
  } catch (error) {
    return { kind: 'failed', error }
  }
}

function tell({ onFound, onUnknown, onFailed }: ScanQueueOptions, entered: Entered, outcome: Outcome): void {
  if (outcome.kind === 'found') onFound(outcome.product, entered)
  else if (outcome.kind === 'unknown') onUnknown(entered)
  else onFailed(entered, outcome.error)
}
