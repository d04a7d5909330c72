/** Use `m.div` and the like; the full `motion` components would bring every feature and are refused at run time. */
export { AnimatePresence } from 'framer-motion'
export * as m from 'framer-motion/m'
