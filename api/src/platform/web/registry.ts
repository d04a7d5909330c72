import { globSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { RemoteRelease, type Registry } from '@comptoir/contracts'
import { Value } from 'typebox/value'

interface Known {
  stamp: number
  release: RemoteRelease
}

/** Reads which build of each remote is live. A remote whose release cannot be read is left out: the shell says so in its place. */
export class ReleaseShelf {
  /** The remotes that stand beside the shell, by id. */
  readonly remotes: readonly string[]
  readonly #root: string
  readonly #onBroken: (remote: string, error: unknown) => void
  readonly #known = new Map<string, Known>()
  #revision = 0

  constructor(root: string, onBroken: (remote: string, error: unknown) => void) {
    this.#root = root
    this.remotes = globSync('mfe-*/remote.json', { cwd: root }).map((file) => dirname(file).replace('mfe-', '')).sort()
    this.#onBroken = onBroken
  }

  /** Folder that holds the builds of a remote. */
  folderOf(remote: string): string {
    return join(this.#root, `mfe-${remote}`, 'dist')
  }

  async registry(): Promise<Registry> {
    await Promise.all(this.remotes.map((remote) => this.#refresh(remote)))
    const remotes = Object.fromEntries([...this.#known].map(([remote, { release }]) => [remote, release]))
    return { schema: 1, revision: this.#revision, remotes, policy: { attemptMs: 6000, attempts: 2 } }
  }

  async #refresh(remote: string): Promise<void> {
    const pointer = join(this.folderOf(remote), 'current.json')
    try {
      const { mtimeMs } = await stat(pointer)
      if (this.#known.get(remote)?.stamp === mtimeMs) return
      const { build } = JSON.parse(await readFile(pointer, 'utf8')) as { build: string }
      const release: unknown = JSON.parse(await readFile(join(this.folderOf(remote), build, 'release.json'), 'utf8'))
      if (!Value.Check(RemoteRelease, release)) throw new Error(`release.json of ${remote} does not follow the contract`)
      this.#known.set(remote, { stamp: mtimeMs, release })
      this.#revision += 1
    } catch (error) {
      if (this.#known.delete(remote)) this.#revision += 1
      this.#onBroken(remote, error)
    }
  }
}
