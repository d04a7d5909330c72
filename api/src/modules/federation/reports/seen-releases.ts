import type { Log } from '../../../platform/log.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { publishedAmong } from './reports.repository.ts'
import { noteSeen } from './seen.repository.ts'

const HOUR_MS = 3_600_000
/** Maximum number of names remembered, so that made-up ones cannot fill the memory. */
const MOST_NAMES = 2000

export interface SeenReleasesOptions {
  db: Database
  clock: Clock
  log: Pick<Log, 'warn'>
}

/**
 * Which releases run in browsers: heard of by reports, and by every call of the API that a page makes under the name of its
 * release (`x-remote`), so that a counter that is never closed is heard of as long as it works. Written once an hour at most.
 */
export class SeenReleases {
  readonly #options: SeenReleasesOptions
  readonly #notedAt = new Map<string, number>()

  constructor(options: SeenReleasesOptions) {
    this.#options = options
  }

  /** Of what was never published here, nothing. Never fails: what could not be written is written with the next call. */
  async note(release: { remote: string; build: string }): Promise<void> {
    const { db, clock, log } = this.#options
    const now = clock.now()
    const name = `${release.remote}/${release.build}`
    if (now.getTime() - (this.#notedAt.get(name) ?? -Infinity) < HOUR_MS) return
    if (this.#notedAt.size >= MOST_NAMES) this.#notedAt.clear()
    this.#notedAt.set(name, now.getTime())
    try {
      if ((await publishedAmong(db, [release])).size > 0) await noteSeen(db, release, now)
    } catch (error) {
      this.#notedAt.delete(name)
      log.warn({ err: error }, 'a release that runs in a browser could not be noted')
    }
  }
}
