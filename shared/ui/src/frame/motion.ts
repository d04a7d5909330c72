import type { FeatureBundle } from 'framer-motion'
import type * as Elements from 'framer-motion/m'
import { button, div, li, p, section, span, tr, ul } from 'framer-motion/m'

export { AnimatePresence } from 'framer-motion'

/** Animated elements: `m.div` and its kind. The full `motion` components are refused at run time, they would bring every feature. */
export const m: Pick<typeof Elements, 'button' | 'div' | 'li' | 'p' | 'section' | 'span' | 'tr' | 'ul'> = { button, div, li, p, section, span, tr, ul }

const RETRY_MS = 5_000
const pause = (milliseconds: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Not every browser tells when it is idle; those that do not are not kept waiting. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: RETRY_MS }) : resolve(undefined),
  )

/**
 * The code that moves things comes after the first page is drawn. Until it is there an element stands as its `initial`
 * says, so nothing that must be read at once may start invisible; should it not arrive, it is asked for again.
 */
export async function loadMotion(): Promise<FeatureBundle> {
  await idle()
  try {
    return (await import('./motion-features.ts')).domAnimation
  } catch {
    await pause(RETRY_MS)
    return loadMotion()
  }
}
