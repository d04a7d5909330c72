import { BY_ADDRESS, isForGood, keptPage, type KeptPage, type Store } from './store.ts'

/** As long as people wait for a page of a server that does not answer. */
const WAIT_MS = 3000
/** How long a line that was found dead is not waited for again: a page that leads on to another one waits once. */
const DEAD_MS = 2000
/** What stands in front of a server that is away answers so. */
const AWAY: readonly number[] = [502, 503, 504]

export interface AnswersOptions {
  fetch: (request: Request) => Promise<Response>
  files: () => Promise<Store>
  pages: () => Promise<Store>
  /** Resolves after so many milliseconds. */
  pause: (ms: number) => Promise<void>
  /** In milliseconds. */
  now: () => number
}

/** Keeps the worker alive until some work is done. */
type LastUntil = (work: Promise<unknown>) => void

/** What the service worker answers. Whoever has nothing kept is given what the server said, or the browser's own error. */
export interface Answers {
  page: (request: Request) => Promise<Response>
  entrance: (request: Request) => Promise<Response>
  file: (request: Request, lastUntil: LastUntil) => Promise<Response>
}

export function createAnswers({ fetch, files, pages, pause, now }: AnswersOptions): Answers {
  let deadAt = -Infinity

  /** The server's answer; null where it is away, or where it takes too long. */
  async function inTime(asked: Promise<Response>): Promise<Response | null> {
    const came = asked.then(
      (answer) => (AWAY.includes(answer.status) ? null : answer),
      () => null,
    )
    const isDead = now() - deadAt < DEAD_MS
    const answer = await Promise.race([came, pause(isDead ? 0 : WAIT_MS).then(() => null)])
    if (answer === null && !isDead) deadAt = now()
    return answer
  }

  async function orKept(request: Request, standIn: (kept: KeptPage) => Response): Promise<Response> {
    const asked = fetch(request)
    const answer = await inTime(asked)
    if (answer !== null) return answer
    const kept = await keptPage(pages())
    return kept === null ? asked : standIn(kept)
  }

  async function kept(address: string): Promise<Response | undefined> {
    return (await files()).match(address, BY_ADDRESS)
  }

  async function keep(address: string, answer: Response): Promise<void> {
    await (await files()).put(address, answer)
  }

  return {
    page: (request) => orKept(request, ({ answer }) => answer),
    entrance: (request) => orKept(request, ({ address }) => Response.redirect(new URL(address, request.url).href, 302)),
    async file(request, lastUntil) {
      const found = await kept(request.url).catch(() => undefined)
      if (found !== undefined) return found
      const answer = await fetch(request)
      // A full disk is no reason to go without the file.
      if (isForGood(answer)) lastUntil(keep(request.url, answer.clone()).catch(() => undefined))
      return answer
    },
  }
}
