/** What waits for the first page does not wait longer. */
const LONGEST_MS = 5_000

let tell: () => void = () => undefined
const drawn = new Promise<void>((resolve) => {
  tell = resolve
})

/** A page is on the screen, the first one or a later one. */
export function pageIsDrawn(): void {
  tell()
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** What pages ask the API for, as far as it is under way. */
export interface Reads {
  count: () => number
  subscribe: (look: () => void) => () => void
}

let reads: Reads | null = null

/** Public pages read nothing that is kept; whoever brings reads into the page says so. */
export function readsAreOf(given: Reads): void {
  reads = given
}

/** Resolves once nothing that the page asked for is under way. */
function readsAreDone(): Promise<void> {
  return new Promise((resolve) => {
    if (reads === null) return resolve()
    const { count, subscribe } = reads
    const look = (): void => {
      if (count() > 0) return
      stop()
      resolve()
    }
    const stop = subscribe(look)
    look()
  })
}

/** Not every browser tells when it is idle. */
const idle = (): Promise<void> =>
  new Promise((resolve) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(() => resolve(), { timeout: LONGEST_MS })
      : setTimeout(resolve),
  )

/**
 * Resolves once the first page stands with what it read, so that nothing else competes with it for the line; after five
 * seconds at the latest, for a page may never come.
 */
export async function firstDrawing(): Promise<void> {
  await Promise.race([drawn.then(readsAreDone), pause(LONGEST_MS)])
  await idle()
}
