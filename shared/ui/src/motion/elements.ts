import type * as Elements from 'framer-motion/m'
import { button, div, li, p, section, span, tr, ul } from 'framer-motion/m'

export { AnimatePresence } from 'framer-motion'

/** Animated elements: `m.div` and its kind. The full `motion` components are refused at run time, they would bring every feature. */
export const m: Pick<typeof Elements, 'button' | 'div' | 'li' | 'p' | 'section' | 'span' | 'tr' | 'ul'> = {
  button,
  div,
  li,
  p,
  section,
  span,
  tr,
  ul,
}
