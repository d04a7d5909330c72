import path from 'node:path'
import { exposedModules } from '@comptoir/build'
import type { LiveRemote, RemoteRelease } from '@comptoir/contracts/federation'

/** A remote as the monolith takes it: its sources, and the document of its release. */
export interface KnownRemote {
  /** Absolute path of its folder. */
  folder: string
  release: RemoteRelease
}

/** Path of a remote's phrases in the monolith, from the root of the server. */
export function phrasesBase(id: string): string {
  return `/assets/remotes/${id}/`
}

/** The source of a module that a remote exposes, such as `./routes`, as an absolute path. Throws when there is none. */
export function moduleRequest({ folder, release }: KnownRemote, module: string): string {
  const request = exposedModules(release.remote)[module]
  if (request === undefined) throw new Error(`${release.remote.id} exposes no ${module}`)
  return path.join(folder, request)
}

function lazyModules({ remote }: RemoteRelease): string[] {
  const named = [...(remote.extensions ?? []).map(({ module }) => module), remote.activate]
  return [...new Set(named.filter((module) => module !== undefined))]
}

/** Phrases are asked for together with the code, as the server's hints have it in the other form. */
const LOADING = `
const asked = new Set()
function askForPhrases(release) {
  const page = matchAddress(divideAddresses([release]).owned, location.pathname)
  const file = page && release.phrases[page.route.layout + '/' + page.route.path]
  if (!file || asked.has(file)) return
  asked.add(file)
  const href = release.base + file + '.' + document.documentElement.lang + '.json'
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href }))
}
export function createContainers() {
  return {
    register() {},
    async load(release, module) {
      askForPhrases(release)
      return modules[release.remote.id + ' ' + module]()
    },
  }
}
`

/**
 * Replaces the shell's module that loads containers: the tables of pages are part of the bundle, as in any
 * monolith, and each page is still loaded when visited. What runs without a page stays separate.
 */
export function containersSource(remotes: readonly KnownRemote[]): string {
  const tables = remotes.flatMap((remote, index) =>
    [...new Set(remote.release.remote.routes.map(({ module }) => module))].map((module, place) => ({
      name: `pages${index}_${place}`,
      key: `${remote.release.remote.id} ${module}`,
      file: moduleRequest(remote, module),
    })),
  )
  const lazy = remotes.flatMap((remote) =>
    lazyModules(remote.release).map((module) => ({
      key: `${remote.release.remote.id} ${module}`,
      file: moduleRequest(remote, module),
    })),
  )
  return [
    "import { divideAddresses, matchAddress } from '@comptoir/contracts/federation'",
    ...tables.map(({ name, file }) => `import * as ${name} from ${JSON.stringify(file)}`),
    'const modules = {',
    ...tables.map(({ name, key }) => `  ${JSON.stringify(key)}: async () => ${name},`),
    ...lazy.map(({ key, file }) => `  ${JSON.stringify(key)}: () => import(${JSON.stringify(file)}),`),
    '}',
    LOADING,
  ].join('\n')
}

function knownForEver({ release }: KnownRemote): LiveRemote {
  const active = { ...release, base: phrasesBase(release.remote.id), files: {}, routes: {} }
  return { state: 'active', reason: null, active, fallback: null, why: 'stable' }
}

/** The monolith's entry: the shell's own start, on remotes that are known when it is built. `shell` is the shell's folder. */
export function entrySource(shell: string, remotes: readonly KnownRemote[]): string {
  const from = (file: string): string => JSON.stringify(path.join(shell, 'src', file))
  return [
    `import { start } from ${from('app/bootstrap.tsx')}`,
    `import { registryInPage } from ${from('remotes/registry/registry.ts')}`,
    `import { createScripts } from ${from('remotes/scripts/scripts.ts')}`,
    `const remotes = JSON.parse(${JSON.stringify(JSON.stringify(remotes.map(knownForEver)))})`,
    'const known = { ...registryInPage(), remotes }',
    'const scripts = createScripts(known, null)',
    'globalThis.comptoirScript = scripts.prepare',
    'void start({ known, rest: null, scripts })',
    '',
  ].join('\n')
}
