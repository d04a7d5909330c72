import fs from 'node:fs'
import path from 'node:path'
import { readIfThere } from '../common/private-file.ts'

const KEPT_BUILDS = 3
/** Beside the builds, with a folder for each, so that they are not served. */
const SOURCE_MAPS = 'maps'

/** The shell's two builds, in the shell's folder of results: what people are served, and the same for pages with a remote under development. */
const SHELL_FLAVOURS = [
  { record: 'build.json', others: ['index.html', 'service-worker.js'] },
  { record: 'assets/development/build.json', others: ['assets/development/page.html'] },
]

/** Whether the application's folder holds this very build, with every file of its list in full length. */
export function isBuilt(root: string, app: string, build: string): boolean {
  const dist = path.join(root, app, 'dist')
  if (app === 'shell')
    return SHELL_FLAVOURS.every(
      ({ record, others }) =>
        names(path.join(dist, record), build) &&
        isWhole(dist, path.join(dist, record)) &&
        others.every((file) => sizeOf(path.join(dist, file)) !== null),
    )
  return names(stampFile(root, app), build) && isWhole(path.join(dist, build), path.join(dist, build, 'release.json'))
}

/** Whether a record of a build is of this very one. */
function names(record: string, build: string): boolean {
  return field(readIfThere(record), 'build') === build
}

/** Says which build of a remote is live, for the server and for the next build. The shell's build says it itself. */
export function writeStamp(root: string, app: string, build: string): void {
  if (app === 'shell') return
  const file = stampFile(root, app)
  fs.writeFileSync(`${file}.tmp`, `${JSON.stringify({ build })}\n`)
  fs.renameSync(`${file}.tmp`, file)
}

/** Removes builds of a remote that no open page is likely to ask for any more. */
export function removeOldBuilds(root: string, app: string, current: string): void {
  if (app === 'shell') return
  const dist = path.join(root, app, 'dist')
  const older = fs
    .readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== current && entry.name !== SOURCE_MAPS)
    .map(({ name }) => ({ name, madeAt: fs.statSync(path.join(dist, name)).mtimeMs }))
    .sort((a, b) => b.madeAt - a.madeAt)
  for (const { name } of older.slice(KEPT_BUILDS - 1)) {
    for (const folder of [path.join(dist, name), path.join(dist, SOURCE_MAPS, name)])
      fs.rmSync(folder, { recursive: true, force: true })
  }
}

function stampFile(root: string, app: string): string {
  return path.join(root, app, 'dist', 'current.json')
}

function isWhole(folder: string, list: string): boolean {
  const files = field(readIfThere(list), 'files')
  return (
    typeof files === 'object' &&
    files !== null &&
    Object.entries(files).every(([name, facts]: [string, unknown]) => sizeOf(path.join(folder, name)) === sizeIn(facts))
  )
}

/** Size in bytes as a list of files states it; undefined matches no file. */
function sizeIn(facts: unknown): unknown {
  return typeof facts === 'object' && facts !== null && 'size' in facts ? facts.size : undefined
}

function sizeOf(file: string): number | null {
  return fs.statSync(file, { throwIfNoEntry: false })?.size ?? null
}

/** A half-written file counts as none. */
function field(text: string | null, name: string): unknown {
  try {
    const content: unknown = JSON.parse(text ?? 'null')
    return typeof content === 'object' && content !== null
      ? new Map<string, unknown>(Object.entries(content)).get(name)
      : undefined
  } catch {
    return undefined
  }
}
