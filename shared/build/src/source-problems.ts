import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteManifest } from '@comptoir/contracts/federation'
import { ACTIVATE, pageKey } from './manifest-problems.ts'
import { hasDefaultExport, writtenPages } from './pages-source.ts'

/** A module's file from the remote's folder: `./routes` is `src/routes.tsx`, `./activate`, which draws nothing, `src/activate.ts`. */
function fileOf(module: string): string {
  return `src/${module.slice(2)}.${module === ACTIVATE ? 'ts' : 'tsx'}`
}

/** The text of a module that remote.json refers to. */
export function moduleSource(dirname: string, module: string): string {
  return readFileSync(join(dirname, fileOf(module)), 'utf8')
}

/** The modules that remote.json refers to, as Module Federation exposes them. */
export function exposedModules(remote: RemoteManifest): Record<string, string> {
  const modules = [
    ...remote.routes.map(({ module }) => module),
    ...(remote.extensions ?? []).map(({ module }) => module),
    ...(remote.activate === undefined ? [] : [remote.activate]),
  ]
  return Object.fromEntries(modules.map((module) => [module, `./${fileOf(module)}`]))
}

/** Sentences about routes without a page and pages without a route. */
function pageProblems(remote: RemoteManifest, module: string, source: string): string[] {
  const declared = remote.routes.filter((route) => route.module === module).map(pageKey)
  const { pages, unreadable } = writtenPages(source)
  return [
    ...declared.filter((key) => !pages.has(key)).map((key) => `The route "${key}" has no page in ${fileOf(module)}.`),
    ...[...pages.keys()]
      .filter((key) => !declared.includes(key))
      .map((key) => `${fileOf(module)} has a page "${key}" that remote.json does not declare.`),
    ...unreadable.map(
      (text) => `${fileOf(module)} must name each page by its route in quotes; "${text}" in definePages is not read.`,
    ),
  ]
}

function moduleProblems(dirname: string, remote: RemoteManifest, module: string): string[] {
  const path = join(dirname, fileOf(module))
  if (!existsSync(path)) return [`remote.json refers to ${module}, but ${path} does not exist.`]
  const source = readFileSync(path, 'utf8')
  const isExtension = (remote.extensions ?? []).some((extension) => extension.module === module)
  const isWithout = isExtension && !hasDefaultExport(source)
  return [
    ...(remote.routes.some((route) => route.module === module) ? pageProblems(remote, module, source) : []),
    ...(isWithout ? [`${fileOf(module)} has no default export; an extension's component is one.`] : []),
  ]
}

/** Modules that lie where exposed ones do, but that remote.json forgets: nobody would ever load them. */
function forgottenProblems(dirname: string, remote: RemoteManifest): string[] {
  const exposed = Object.values(exposedModules(remote))
  const written = globSync(['src/x/*.tsx', 'src/activate.ts'], { cwd: dirname }).map((file) =>
    file.replaceAll('\\', '/'),
  )
  return written
    .filter((file) => !file.endsWith('.test.tsx') && !exposed.includes(`./${file}`))
    .map((file) => `${file} is never loaded: remote.json refers to no ./${file.replace(/^src\/|\.tsx?$/g, '')}.`)
}

/** What a module imports, by name. */
const IMPORTED = /(?:\bfrom|\bimport\s*\(?|\brequire\s*\()\s*['"]([^'"]+)['"]/g
const SMOKE_USES = '@playwright/test'

/** A smoke test is shipped as it is written, and run where nothing of the remote is but the test. */
function smokeProblems(dirname: string, { smoke }: RemoteManifest): string[] {
  if (smoke === undefined) return []
  const path = join(dirname, smoke)
  if (!existsSync(path)) return [`The smoke test ${path} does not exist.`]
  const names = [...readFileSync(path, 'utf8').matchAll(IMPORTED)].map(([, name]) => name)
  return names
    .filter((name) => name !== SMOKE_USES)
    .map((name) => `${smoke} imports "${name}"; a smoke test stands alone and may import ${SMOKE_USES} only.`)
}

/** Sentences about what remote.json says and the remote's files do not, or the other way round. */
export function sourceProblems(dirname: string, remote: RemoteManifest): string[] {
  return [
    ...Object.keys(exposedModules(remote)).flatMap((module) => moduleProblems(dirname, remote, module)),
    ...forgottenProblems(dirname, remote),
    ...smokeProblems(dirname, remote),
  ]
}
