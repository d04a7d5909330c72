// A chunk of its own, see `motion.ts`.
export { domAnimation } from 'framer-motion'
