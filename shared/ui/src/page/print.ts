/** For an element in whose place something is coming that belongs on the paper. */
export const PICTURE_COMES = { 'data-print': 'coming' }

/** Longer than this nobody stands at a printer for a picture. */
const MOST_WAIT_MS = 2000

/** On the page while it waits: who presses again gets one print. */
const WAITING = 'data-print-waits'

/** Opens the browser's print dialog for the current page, once its pictures can be drawn; without those that take too long. */
export function printPage(): void {
  const page = document.documentElement
  if (page.hasAttribute(WAITING)) return
  if (document.images.length === 0 && !isPictureComing()) {
    window.print()
    return
  }
  page.setAttribute(WAITING, '')
  const over = new AbortController()
  const limit = new Promise<void>((resolve) => void setTimeout(resolve, MOST_WAIT_MS))
  // Without a line the pictures are as they are.
  const drawn = import('./pictures-drawn.ts').then(
    ({ picturesDrawn }) => picturesDrawn(isPictureComing, over.signal),
    () => undefined,
  )
  void Promise.race([drawn, limit]).then(() => {
    over.abort()
    page.removeAttribute(WAITING)
    window.print()
  })
}

function isPictureComing(): boolean {
  return document.querySelector('[data-print=coming]') !== null
}
