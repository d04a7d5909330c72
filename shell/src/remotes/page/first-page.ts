import { createStore } from '@comptoir/platform/site'

/** What waits for the first page does not wait longer. */
const LONGEST_MS = 5_000

/** What pages ask the API for, as far as it is under way. */
export interface Reads {
  count: () => number
  subscribe: (look: () => void) => () => void
}

interface FirstPage {
  isDrawn: boolean
  /** Null on public pages, which read nothing that is kept. */
  reads: Reads | null
}

const firstPage = createStore<FirstPage>()(() => ({ isDrawn: false, reads: null }))

/** Whether a page was on the screen before. */
export function isPageDrawn(): boolean {
  return firstPage.getState().isDrawn
}

/** A page is on the screen, the first one or a later one. */
export function notePageDrawn(): void {
  firstPage.setState({ isDrawn: true })
}

/** Called by the code that reads the page's data. */
export function watchReads(reads: Reads): void {
  firstPage.setState({ reads })
}

/** Resolves once a page is on the screen. */
function pageDrawn(): Promise<void> {
  return new Promise((resolve) => {
    if (isPageDrawn()) return resolve()
    const stop = firstPage.subscribe(({ isDrawn }) => {
      if (!isDrawn) return
      stop()
      resolve()
    })
  })
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Resolves once nothing that the page asked for is under way. */
function readsAreDone(): Promise<void> {
  return new Promise((resolve) => {
    const { reads } = firstPage.getState()
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

/** Not every browser reports when it is idle. */
const idle = (): Promise<void> =>
  new Promise((resolve) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(() => resolve(), { timeout: LONGEST_MS })
      : setTimeout(resolve),
  )

/** Resolves once the page is drawn and has read all that it needs; what it read may be what it needs to ask for more. */
async function pageIsWhole(): Promise<void> {
  await pageDrawn()
  do {
    await readsAreDone()
    await idle()
  } while ((firstPage.getState().reads?.count() ?? 0) > 0)
}

/**
 * Resolves once the first page is shown with its data, so that nothing else competes for bandwidth; after five
 * seconds at the latest, because a page may never load.
 */
export async function firstDrawing(): Promise<void> {
  await Promise.race([pageIsWhole(), pause(LONGEST_MS).then(idle)])
}
