import { constants } from 'node:os'
import { CALM_MS, passed, pauseAfter } from './pauses.mjs'

/**
 * Follows the child that `begin` spawns, told since when it is wanted, until it ends, and answers its exit code. Every request to stop is passed on: a
 * terminal sends Ctrl-C to both of us and npm sends it once more, of which the child counts the first; the child also
 * stops by itself when its channel to us closes. A child that has sent `ready` and dies without having been asked to is
 * started again, after a pause that grows.
 */
export async function keepRunning(begin, launchedAt, say, pause = pauseAfter) {
  const asked = new AbortController()
  let child = null
  const stop = () => {
    asked.abort()
    child?.kill('SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  const watch = watchParent(stop)
  try {
    for (let deaths = 0, hasBeenReady = false, begunAt = launchedAt; ; begunAt = Date.now()) {
      child = begin(begunAt)
      const { code, isReady } = await endOf(child)
      hasBeenReady ||= isReady
      if (code === 0 || !hasBeenReady || asked.signal.aborted) return code
      deaths = Date.now() - begunAt > CALM_MS ? 1 : deaths + 1
      say(
        `Comptoir ended without having been asked to (code ${code}). It is started again in ${pause(deaths) / 1000} s.`,
      )
      await passed(pause(deaths), asked.signal)
      if (asked.signal.aborted) return 0
    }
  } finally {
    clearInterval(watch)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, stop)
  }
}

function endOf(child) {
  let isReady = false
  child.on('message', (message) => (isReady ||= message === 'ready'))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve({ code: code ?? 128 + constants.signals[signal], isReady }))
  })
}

/** A shell between npm and us may die of a signal without passing it on; then we have another parent than before. */
function watchParent(stop) {
  const parent = process.ppid
  return setInterval(() => {
    if (process.ppid !== parent && process.env.npm_lifecycle_event) stop()
  }, 1000)
}
