import type { PlatformPart } from '@comptoir/contracts/federation'
import { installedVersion } from './workspace.ts'

/** What one shared module is to Module Federation. */
export interface SharedModule {
  singleton: true
  requiredVersion: string
  version?: string
  import?: false
}

/** The package that carries the product's own shared code: kit, router names, translation, session, calls. */
const PLATFORM = '@comptoir/platform'

/** What public pages begin with, and hence every page: the few parts of the package that are always there. */
const FIRST_PART = `${PLATFORM}/site`

/**
 * Its deferred parts, by what is imported: each a file of the shell, loaded with the first page that imports it. The
 * package's own name denotes what every page of the back office begins with.
 */
export const DEFERRED_PARTS = [
  [PLATFORM, 'platform'],
  [`${PLATFORM}/forms`, 'forms'],
  [`${PLATFORM}/overlays`, 'overlays'],
  [`${PLATFORM}/motion`, 'motion'],
  [`${PLATFORM}/text`, 'text'],
] as const satisfies readonly (readonly [string, PlatformPart])[]

/**
 * The one list of modules that exist once per page: the shell provides them, remotes bundle none. A name that
 * ends in a slash covers every module below it (`react/jsx-runtime`, `react-dom/client`).
 */
const PACKAGE_OF = {
  react: 'react',
  'react/': 'react',
  'react-dom': 'react-dom',
  'react-dom/': 'react-dom',
  [FIRST_PART]: PLATFORM,
  ...Object.fromEntries(DEFERRED_PARTS.map(([part]) => [part, PLATFORM])),
}

/** Whether a module of Module Federation, judged by its identifier, represents the shared module of this name. */
export function isShareOf(identifier: string, name: string): boolean {
  return new RegExp(`${name}(?![/\\w-])`).test(identifier)
}

/** Names of the shared modules, for checks and tests. */
export const SHARED_NAMES: readonly string[] = Object.keys(PACKAGE_OF)

function sharedModules(complete: (packageVersion: string) => SharedModule): Record<string, SharedModule> {
  return Object.fromEntries(Object.entries(PACKAGE_OF).map(([key, name]) => [key, complete(installedVersion(name))]))
}

/** The list as the shell declares it: it brings the modules, at their installed versions. */
export function hostShares(): Record<string, SharedModule> {
  return sharedModules((version) => ({ singleton: true, requiredVersion: `^${version}`, version }))
}

/** The list as a remote declares it: all of it comes from the shell, nothing is bundled as a reserve. */
export function remoteShares(): Record<string, SharedModule> {
  return sharedModules((version) => ({ singleton: true, requiredVersion: `^${version}`, import: false }))
}
