import { setTimeout as pause } from 'node:timers/promises'
import type { LiveRemote, Registry, ReleaseName, RemoteRelease, ShellRelease } from '@comptoir/contracts/federation'
import type { Log } from '../../../platform/log.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { CurrentRegistry, RegistrySource } from '../../../platform/web/registry-source.ts'
import type { SigningKey } from '../signing/index.ts'
import { readPointers, readRevision, type Pointers } from './live.queries.ts'
import type { BuiltShell } from './shell-release.ts'
import { storedReleases, usableReleases } from './usable-releases.ts'

/** The revision is read again at most this often; a change made here is known at once. */
const READ_EVERY_MS = 1000
/** What whoever asks waits for it. */
const READ_MS = 500
const POLICY: Registry['policy'] = { attemptMs: 6000, attempts: 2, pollSeconds: 60 }

export interface LiveRegistryOptions {
  db: Database
  key: SigningKey
  shell: BuiltShell
  environment: Registry['environment']
  log: Pick<Log, 'warn' | 'error'>
}

function isNamed({ remote, build }: RemoteRelease, name: ReleaseName): boolean {
  return remote.id === name.remote && build === name.build
}

interface Built extends CurrentRegistry {
  shell: ShellRelease
}

/** The registry in the database, cached until its revision increases. While the database is down, the cache is used. */
export class LiveRegistry implements RegistrySource {
  readonly #options: LiveRegistryOptions
  #revision = 0
  #readAt = -Infinity
  #reading: Promise<void> | null = null
  #built: Built | null = null
  #building: Promise<Built> | null = null

  constructor(options: LiveRegistryOptions) {
    this.#options = options
  }

  revision(): number {
    void this.#refresh()
    return this.#revision
  }

  /** A change that this process made. */
  noteRevision(revision: number): void {
    this.#revision = Math.max(this.#revision, revision)
  }

  async current(): Promise<CurrentRegistry> {
    await this.#refresh()
    const shell = await this.#options.shell.release()
    if (this.#built?.shell === shell && this.#built.registry.revision >= this.#revision) return this.#built
    const wanted = this.#revision
    const built = await (this.#building ??= this.#build(shell).finally(() => (this.#building = null)))
    // It may have been begun before the change that is asked for.
    return built.registry.revision >= wanted ? built : this.#build(shell)
  }

  async releases(names: readonly ReleaseName[]): Promise<RemoteRelease[]> {
    const { registry } = await this.current()
    const inUse = Object.values(registry.remotes).flatMap(({ active, fallback }) => [
      active,
      ...(fallback ? [fallback] : []),
    ])
    const found = names.map((name) => inUse.find((release) => isNamed(release, name)))
    const missing = names.filter((_, index) => found[index] === undefined)
    const { db, key } = this.#options
    return [
      ...found.filter((release) => release !== undefined),
      ...(missing.length === 0 ? [] : await storedReleases(db, key, missing)),
    ]
  }

  async #refresh(): Promise<void> {
    if (performance.now() - this.#readAt < READ_EVERY_MS) return
    this.#readAt = performance.now()
    this.#reading ??= readRevision(this.#options.db)
      .then((revision) => this.noteRevision(revision))
      .catch((error: unknown) =>
        this.#options.log.warn({ err: error }, 'the revision of the registry could not be read'),
      )
      .finally(() => (this.#reading = null))
    // Nobody waits for a database that does not answer: the last one stands.
    await Promise.race([this.#reading, pause(READ_MS, undefined, { ref: false })])
  }

  async #build(shell: ShellRelease): Promise<Built> {
    try {
      const { revision, pointers } = await readPointers(this.#options.db)
      const live = await Promise.all(
        pointers.map(async (pointer) => [pointer.remote, await this.#liveRemote(pointer)] as const),
      )
      const remotes = Object.fromEntries(live.flatMap(([remote, entry]) => (entry ? [[remote, entry]] : [])))
      const registry: Registry = {
        schema: 1,
        revision,
        environment: this.#options.environment,
        shell,
        remotes,
        policy: POLICY,
      }
      this.noteRevision(revision)
      return (this.#built = { registry, tag: `${revision}.${shell.build}`, shell })
    } catch (error) {
      if (this.#built === null) throw error
      this.#options.log.warn({ err: error }, 'the registry could not be read: the last one stands')
      return this.#built
    }
  }

  /** What is live, with fallbacks: the live release itself only when it matches its signature and fits. */
  async #liveRemote({
    remote,
    activeBuild,
    isDisabled,
    reason,
  }: Pointers['pointers'][number]): Promise<LiveRemote | null> {
    const [active, fallback] = await usableReleases(
      this.#options.db,
      this.#options.key,
      { remote, activeBuild },
      ({ build }) =>
        this.#options.log.error(
          { remote, build },
          'a release is not what was signed when it was published: it is left out',
        ),
    )
    if (active?.build !== activeBuild)
      this.#options.log.error(
        { remote, build: activeBuild, standIn: active?.build ?? null },
        'the live release cannot be served',
      )
    if (active === undefined) return null
    return { state: isDisabled ? 'disabled' : 'active', reason, active, fallback: fallback ?? null, why: 'stable' }
  }
}
