import { join } from 'node:path'
import type { RemoteManifest } from '@comptoir/contracts/federation'
import type { RuleSetRule } from 'webpack'
import { FEATURES, type Component } from './features.ts'
import { ACTIVATE, ACTIVATE_FILE, PAGES } from './names.ts'
import { readDeclared, type DeclaredRemote } from './declared-remote.ts'

/** Request of a module that is written by the build from what a remote declares: `remote.json?routes`. */
function generated(module: string): string {
  return `./remote.json?${module.slice('./'.length)}`
}

/** What a remote exposes to Module Federation: its pages, what it puts into other pages, and what runs without one. */
export function exposedModules(remote: RemoteManifest): Record<string, string> {
  return {
    ...(remote.routes.length > 0 && { [PAGES]: generated(PAGES) }),
    ...Object.fromEntries((remote.extensions ?? []).map(({ module }) => [module, generated(module)])),
    ...(remote.activate !== undefined && { [ACTIVATE]: `./${ACTIVATE_FILE}` }),
  }
}

/** How the module of pages asks for a component's file. */
export function requestOf({ file }: Component): string {
  return `./${file}`
}

/** The pages of a remote by layout and path, each behind an import of its own. */
function pagesModule({ pages }: DeclaredRemote): string {
  const loaders = [...pages].map(
    ([key, component]) =>
      `  ${JSON.stringify(key)}: async () => (await import(${JSON.stringify(requestOf(component))})).${component.name},\n`,
  )
  return `export const pages = {\n${loaders.join('')}}\n`
}

/** The text of a generated module. `query` is what follows `remote.json` in its request. */
function moduleText(dirname: string, query: string): string {
  const module = `./${query.slice(1)}`
  const declared = readDeclared(dirname)
  if (module === PAGES) return pagesModule(declared)
  const extension = declared.extensions.get(module)
  if (extension === undefined) throw new Error(`${dirname} declares no ${module}.`)
  return `export { ${extension.name} as default } from ${JSON.stringify(requestOf(extension))}\n`
}

/** What `generated-module.cjs` is given: the module's text, and the folder whose files decide it. */
export interface Generated {
  text: string
  folder: string
}

function generate(dirname: string, query: string): Generated {
  return { text: moduleText(dirname, query), folder: join(dirname, FEATURES) }
}

/** Modules that the build writes itself, so that a feature's `feature.json` is the only place that names its pages. */
export const GENERATED_MODULES: RuleSetRule = {
  test: /[\\/]remote\.json$/,
  resourceQuery: /^\?(routes|x\/)/,
  type: 'javascript/auto',
  use: [{ loader: join(import.meta.dirname, 'generated-module.cjs'), options: { generate } }],
}
