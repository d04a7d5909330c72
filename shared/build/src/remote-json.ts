import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PERMISSIONS, RemoteManifest } from '@comptoir/contracts'
import { Check, Errors } from 'typebox/value'
import { NAV_ICONS } from './nav-icons.ts'
import { LANGUAGES } from './workspace.ts'

/** A route's name in `definePages`: its layout, a slash, its path. */
function pageKey(route: { layout: string; path: string }): string {
  return `${route.layout}/${route.path}`
}

function parseJson(text: string): unknown {
  return JSON.parse(text)
}

/** Sentences about what is wrong with the shape; empty when it is a `RemoteManifest`. */
function shapeProblems(value: unknown): string[] {
  if (Check(RemoteManifest, value)) return []
  return Errors(RemoteManifest, value).map((error) => `${error.instancePath === '' ? 'The file' : error.instancePath} ${error.message}.`)
}

/** Sentences about what the shape alone cannot say; empty when the remote may be built. */
export function manifestProblems(remote: RemoteManifest, expectedId: string): string[] {
  const problems: string[] = []
  const say = (isWrong: boolean, sentence: string) => {
    if (isWrong) problems.push(sentence)
  }
  say(remote.id !== expectedId, `The id is "${remote.id}" but the remote is built as "${expectedId}".`)
  say(remote.i18n.namespace !== remote.id, `The i18n namespace must be the id, "${remote.id}", not "${remote.i18n.namespace}".`)
  for (const language of LANGUAGES) say(!remote.i18n.languages.includes(language), `The language "${language}" is missing from i18n.languages.`)
  const keys = remote.routes.map(pageKey)
  keys.forEach((key, index) => say(keys.indexOf(key) !== index, `The route "${key}" is declared twice.`))
  for (const entry of [...remote.routes, ...remote.nav]) {
    const isKnown = entry.permission === null || entry.permission in PERMISSIONS
    say(!isKnown, `"${pageKey(entry)}" asks for the permission "${entry.permission}", which does not exist.`)
  }
  for (const entry of remote.nav) {
    const key = pageKey(entry)
    say(!keys.includes(key), `The navigation points to "${key}", which is none of the remote's routes.`)
    say(entry.path.includes(':'), `The navigation points to "${key}", an address with a parameter nobody fills in.`)
    say(!NAV_ICONS.some((icon) => icon === entry.icon), `The icon "${entry.icon}" of "${key}" is not in the list of navigation icons.`)
  }
  return problems
}

/** Page names written in `definePages` of a routes file: string literals such as `'pointOfSale/products'`. */
export function pageNames(source: string): string[] {
  const names = source.matchAll(/^\s*['"]((?:public|company|pointOfSale|superAdmin)\/[^'"]*)['"]\s*:/gm)
  return [...names].map((match) => match[1] ?? '')
}

/** Sentences about routes without a page and pages without a route. */
export function pageProblems(remote: RemoteManifest, module: string, source: string): string[] {
  const declared = remote.routes.filter((route) => route.module === module).map(pageKey)
  const written = pageNames(source)
  return [
    ...declared.filter((key) => !written.includes(key)).map((key) => `The route "${key}" has no page in src/${module.slice(2)}.tsx.`),
    ...written.filter((key) => !declared.includes(key)).map((key) => `src/${module.slice(2)}.tsx has a page "${key}" that remote.json does not declare.`),
  ]
}

function modulePath(dirname: string, module: string): string {
  return join(dirname, 'src', `${module.slice(2)}.tsx`)
}

/** The modules that remote.json refers to, as Module Federation exposes them. */
export function exposedModules(remote: RemoteManifest): Record<string, string> {
  return Object.fromEntries(remote.routes.map((route) => [route.module, `./src/${route.module.slice(2)}.tsx`]))
}

function sourceProblems(dirname: string, remote: RemoteManifest): string[] {
  return Object.keys(exposedModules(remote)).flatMap((module) => {
    const path = modulePath(dirname, module)
    if (!existsSync(path)) return [`remote.json refers to ${module}, but ${path} does not exist.`]
    return pageProblems(remote, module, readFileSync(path, 'utf8'))
  })
}

/** Reads and checks `remote.json` of a folder against its schema, its routes files and the lists it may choose from. Throws one error with a sentence per fault. */
export function readRemote(dirname: string, expectedId: string): RemoteManifest {
  const path = join(dirname, 'remote.json')
  if (!existsSync(path)) throw new Error(`${path} is missing: it says what the remote "${expectedId}" adds to the product.`)
  const value = parseJson(readFileSync(path, 'utf8'))
  const shape = shapeProblems(value)
  if (shape.length > 0 || !Check(RemoteManifest, value)) throw refusal(path, shape)
  const problems = [...manifestProblems(value, expectedId), ...sourceProblems(dirname, value)]
  if (problems.length > 0) throw refusal(path, problems)
  return value
}

function refusal(path: string, problems: string[]): Error {
  return new Error(`${path} is refused:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
}
