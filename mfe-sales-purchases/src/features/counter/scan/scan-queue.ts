import type { ShelfProduct } from '../catalogue/shelf-product.ts'

/** A code came from a scanner, or was typed into the search and ended with Enter. */
export type CodeSource = 'scanned' | 'typed'

export interface ScanQueueOptions {
  /** Finds the product of a code, or null when the shop has none. */
  lookUp: (code: string) => Promise<ShelfProduct | null>
  onFound: (product: ShelfProduct, code: string) => void
  onUnknown: (code: string, source: CodeSource) => void
  /** No answer, or a refusal: the product is not in the cart. */
  onFailed: (code: string, error: unknown) => void
  /** How many scans have no answer yet. */
  onWaiting: (count: number) => void
}

type Outcome = { kind: 'found'; product: ShelfProduct } | { kind: 'unknown' } | { kind: 'failed'; error: unknown }

/**
 * Takes codes as fast as they come. All are looked up at once and enter the cart in the order in which they came,
 * whatever the order of the answers; one that is unknown or fails says so and holds back none of the others.
 */
export function createScanQueue(options: ScanQueueOptions): (code: string, source?: CodeSource) => void {
  let tail: Promise<void> = Promise.resolve()
  let waiting = 0
  const wait = (change: 1 | -1): void => {
    waiting += change
    options.onWaiting(waiting)
  }
  return (code, source = 'scanned') => {
    wait(1)
    const outcome = outcomeOf(options.lookUp, code)
    tail = tail
      .then(() => outcome)
      .then((settled) => {
        wait(-1)
        tell(options, code, source, settled)
      })
  }
}

async function outcomeOf(lookUp: ScanQueueOptions['lookUp'], code: string): Promise<Outcome> {
  try {
    const product = await lookUp(code)
    return product ? { kind: 'found', product } : { kind: 'unknown' }
  } catch (error) {
    return { kind: 'failed', error }
  }
}

function tell(
  { onFound, onUnknown, onFailed }: ScanQueueOptions,
  code: string,
  source: CodeSource,
  outcome: Outcome,
): void {
  if (outcome.kind === 'found') onFound(outcome.product, code)
  else if (outcome.kind === 'unknown') onUnknown(code, source)
  else onFailed(code, outcome.error)
}
