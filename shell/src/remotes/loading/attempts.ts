/** Nothing came within the time that was given. */
export class TimeLimitExceeded extends Error {
  override name = 'TimeLimitExceeded'
}

/** The result of `work`, or a `TimeLimitExceeded` after `limitMs`; a later result is dropped. */
async function withLimit<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitExceeded(`Nothing came within ${limitMs} ms.`)), limitMs)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

/** 0.4 to 1.0 s: tabs that failed together do not ask again together. */
function pauseMs(): number {
  return 400 + Math.random() * 600
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export interface AttemptPolicy {
  attemptMs: number
  attempts: number
}

/** Tries `work` as often as the policy says, each time within its limit. Gives up at once on a failure that would only come again. */
export async function inAttempts<T>(
  policy: AttemptPolicy,
  isTransient: (problem: unknown) => boolean,
  work: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withLimit(work(), policy.attemptMs)
    } catch (problem) {
      if (attempt >= policy.attempts || !isTransient(problem)) throw problem
      await pause(pauseMs())
    }
  }
}
