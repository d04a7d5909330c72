import type { RemoteManifest, RemoteRoute } from '@comptoir/contracts/federation'
import { PERMISSIONS } from '@comptoir/contracts/catalogue'
import { NAV_ICONS } from '../nav-icons.ts'
import { LANGUAGES } from '../workspace.ts'
import { pageKey } from './names.ts'

/** What the address of a page says beyond the page itself, by its layout. */
const KNOWN_IN: Record<RemoteRoute['layout'], readonly string[]> = {
  public: [],
  superAdmin: [],
  company: [':companyId'],
  pointOfSale: [':companyId', ':pointOfSaleId'],
}

type Say = (isWrong: boolean, sentence: string) => void

function checkIdentity(remote: RemoteManifest, expectedId: string, say: Say): void {
  say(remote.id !== expectedId, `The id is "${remote.id}" but the remote is built as "${expectedId}".`)
  say(
    remote.i18n.namespace !== remote.id,
    `The i18n namespace must be the id, "${remote.id}", not "${remote.i18n.namespace}".`,
  )
  for (const language of LANGUAGES)
    say(!remote.i18n.languages.includes(language), `The language "${language}" is missing from i18n.languages.`)
}

function checkPermissions(remote: RemoteManifest, say: Say): void {
  const asking = [
    ...[...remote.routes, ...remote.nav].map((entry) => ({
      name: `"${pageKey(entry)}"`,
      permission: entry.permission,
    })),
    ...(remote.extensions ?? []).map(({ point, permission }) => ({ name: `The extension of "${point}"`, permission })),
    ...(remote.commands ?? []).map(({ labelKey, permission }) => ({ name: `The command "${labelKey}"`, permission })),
    ...(remote.search ?? []).map(({ path, permission }) => ({ name: `The search "${path}"`, permission })),
  ]
  for (const { name, permission } of asking) {
    say(
      permission !== null && !PERMISSIONS.has(permission),
      `${name} asks for the permission "${permission}", which does not exist.`,
    )
  }
}

function checkRoutes(remote: RemoteManifest, say: Say): void {
  for (const route of remote.routes) {
    for (const [placeholder] of (route.data ?? []).flatMap((address) => [...address.matchAll(/:[^/?&=,]*/g)])) {
      const known = KNOWN_IN[route.layout]
      say(
        !known.includes(placeholder),
        `"${pageKey(route)}" reads data by ${placeholder}, but its address ${known.length === 0 ? 'says none' : `says only ${known.join(' and ')}`}.`,
      )
    }
  }
}

/** An entry of the navigation or of the command palette leads to one page of the remote, and nobody fills in parameters. */
function checkTarget(entry: { layout: string; path: string }, pointer: string, remote: RemoteManifest, say: Say): void {
  const key = pageKey(entry)
  say(!remote.routes.map(pageKey).includes(key), `${pointer} points to "${key}", which is none of the remote's routes.`)
  say(entry.path.includes(':'), `${pointer} points to "${key}", an address with a parameter nobody fills in.`)
}

function checkEntries(remote: RemoteManifest, say: Say): void {
  for (const entry of remote.nav) {
    checkTarget(entry, 'The navigation', remote, say)
    say(
      !NAV_ICONS.some((icon) => icon === entry.icon),
      `The icon "${entry.icon}" of "${pageKey(entry)}" is not in the list of navigation icons.`,
    )
    say(
      entry.badge !== undefined && remote.activate === undefined,
      `"${pageKey(entry)}" has the badge "${entry.badge}", but without "activate" nothing keeps it up to date.`,
    )
  }
  for (const command of remote.commands ?? []) checkTarget(command, `The command "${command.labelKey}"`, remote, say)
}

/** A search leads to the page of one record, whose id the hit fills in, or to a list. */
function checkSearches(remote: RemoteManifest, say: Say): void {
  const keys = remote.routes.map(pageKey)
  for (const { path, to, list, layout, icon } of remote.search ?? []) {
    const target = pageKey({ layout, path: to })
    say(!keys.includes(target), `The search "${path}" leads to "${target}", which is none of the remote's routes.`)
    say(
      to.replace(/:id(?=\/|$)/, '').includes(':') || !/:id(\/|$)/.test(to),
      `The search "${path}" leads to "${target}", but a hit fills in :id and nothing else.`,
    )
    say(
      !NAV_ICONS.some((known) => known === icon),
      `The icon "${icon}" of the search "${path}" is not in the list of navigation icons.`,
    )
    if (list !== undefined) checkTarget({ layout, path: list }, `The search "${path}"`, remote, say)
  }
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function checkRest(remote: RemoteManifest, say: Say): void {
  const isSchema =
    remote.settings === undefined || (remote.settings['type'] === 'object' && isRecord(remote.settings['properties']))
  say(!isSchema, 'The settings must be a JSON Schema of an object: { "type": "object", "properties": { … } }.')
}

/** Sentences about what the shape alone cannot say; empty when the remote may be built. */
export function manifestProblems(remote: RemoteManifest, expectedId: string): string[] {
  const problems: string[] = []
  const say: Say = (isWrong, sentence) => {
    if (isWrong) problems.push(sentence)
  }
  checkIdentity(remote, expectedId, say)
  checkPermissions(remote, say)
  checkRoutes(remote, say)
  checkEntries(remote, say)
  checkSearches(remote, say)
  checkRest(remote, say)
  return problems
}
