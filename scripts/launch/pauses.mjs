const LONGEST_PAUSE_MS = 60_000

/** Whoever ran this long did not die of what it was started into. */
export const CALM_MS = 10 * 60_000

/** A second at first, twice as long after each death that follows soon, a minute at most. */
export function pauseAfter(deaths) {
  return Math.min(1000 * 2 ** (deaths - 1), LONGEST_PAUSE_MS)
}

/** Ends when so many milliseconds have passed, or at once when `signal` is aborted. */
export function passed(milliseconds, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })
}
