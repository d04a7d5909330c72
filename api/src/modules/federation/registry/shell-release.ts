import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BuildId, HOST_VERSIONS, Integrity, type ShellRelease } from '@comptoir/contracts/federation'
import Type from 'typebox'
import { Value } from 'typebox/value'

/** `build.json` as the build of the shell writes it. */
const BuildRecord = Type.Object({
  build: BuildId,
  files: Type.Record(Type.String(), Type.Object({ integrity: Integrity })),
})

const UNBUILT: ShellRelease = { build: 'unbuilt', flavour: 'production', versions: HOST_VERSIONS, files: {} }

/** The shell under the web root, read again when a new build replaces it. */
export class BuiltShell {
  readonly #file: string | null
  #stamp = 0
  #release = UNBUILT

  constructor(webRoot: string | null) {
    this.#file = webRoot === null ? null : join(webRoot, 'shell', 'dist', 'build.json')
  }

  /** The same object as long as the build is the same; the last one while none can be read. */
  async release(): Promise<ShellRelease> {
    if (this.#file === null) return UNBUILT
    const mtimeMs = await stat(this.#file).then(
      (found) => found.mtimeMs,
      () => this.#stamp,
    )
    if (mtimeMs !== this.#stamp) {
      this.#release = shellOf(JSON.parse(await readFile(this.#file, 'utf8')))
      this.#stamp = mtimeMs
    }
    return this.#release
  }
}

function shellOf(record: unknown): ShellRelease {
  if (!Value.Check(BuildRecord, record)) throw new Error('build.json of the shell does not follow its contract')
  const scripts = Object.entries(record.files).filter(([name]) => name.endsWith('.js'))
  return {
    ...UNBUILT,
    build: record.build,
    files: Object.fromEntries(scripts.map(([name, { integrity }]) => [name, integrity])),
  }
}
