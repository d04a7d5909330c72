// What moves: fetched by the screens that use it. `m.div` and its kind stand inside a `MotionScope`.
export { AnimatePresence, m } from './motion/elements.ts'
export { MotionScope } from './motion/motion-scope.tsx'
