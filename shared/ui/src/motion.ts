// What moves: fetched by the screens that use it. `m.div` and the like need a `MotionScope` around them.
export { AnimatePresence, m } from './motion/elements.ts'
export { MotionScope } from './motion/motion-scope.tsx'
