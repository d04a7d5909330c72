/** Counted tries: what is tried too often in a window has to wait. */
export { limitTries } from './limit-tries.ts'
export {
  countTry,
  forgetTries,
  removeEndedWindows,
  takeBackTry,
  throttleKey,
  waitUntil,
  type Counted,
} from './throttle.repository.ts'
