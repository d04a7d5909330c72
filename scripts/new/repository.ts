import { Refusal } from '../common/refusal.ts'
import type { SdkIndex } from '../sdk/index.ts'
import type { Changes } from './changes.ts'
import { camel, capital, checkedName } from './names.ts'
import { LANGUAGES, startPhrases } from './phrases.ts'
import { createFrom } from './templates.ts'

/** The installation that a remote of another repository is made for, and what it serves to build against. */
export interface SdkSource {
  shell: string
  packages: SdkIndex['packages']
}

/** Asks an installation what it serves. */
export async function readSdk(shell: string): Promise<SdkSource> {
  const origin = shell.replace(/\/+$/, '')
  try {
    const answer = await fetch(`${origin}/federation/sdk/index.json`)
    if (!answer.ok) throw new Error(`it answered ${answer.status}`)
    const { packages } = (await answer.json()) as SdkIndex
    return { shell: origin, packages }
  } catch (error) {
    throw new Refusal(
      `${origin} does not serve packages to build against: ${error instanceof Error ? error.message : String(error)}. Start it, or give another address with --shell.`,
    )
  }
}

const addressOf = ({ shell }: SdkSource, file: string): string => `${shell}/federation/sdk/${file}`

/** Files of the set for the workspace that a repository of its own has in another form, or not at all. */
const OF_THE_WORKSPACE = /^(package\.json|tsconfig\.json|webpack\.config\.mjs)$|\.test\.tsx$|^src\/testing\//

/** Makes a remote in an empty folder outside the workspace, built against what the installation serves, pinned by address and hash. */
export function addRepository(changes: Changes, name: string, sdk: SdkSource): void {
  const id = checkedName(name, 'a remote')
  if (changes.list('').some((file) => file !== '.git'))
    throw new Refusal('The folder is not empty. Nothing was changed. Choose another one.')
  const listed = Object.entries(sdk.packages).map(
    ([packageName, { file }]) => `    ${JSON.stringify(packageName)}: ${JSON.stringify(addressOf(sdk, file))}`,
  )
  const tokens = { id, key: camel(id), Page: capital(camel(id)), sdk: listed.join(',\n'), shell: sdk.shell }
  createFrom('repository', changes, tokens)
  createFrom('remote', changes, tokens, (file) => {
    const inside = file.slice(`mfe-${id}/`.length)
    return OF_THE_WORKSPACE.test(inside) ? null : inside
  })
  const phrases = startPhrases(id)
  for (const language of LANGUAGES)
    changes.create(`src/features/start/phrases/${language}.json`, `${JSON.stringify(phrases, null, 2)}\n`)
  changes.create('package-lock.json', lockOf(changes.read('package.json'), sdk))
}

/** A lock file that knows the packages of the installation and what they need; npm adds all others when it installs, and keeps to these bytes. */
function lockOf(packageJson: string, sdk: SdkSource): string {
  const { name, version, dependencies, devDependencies } = JSON.parse(packageJson) as Record<
    'name' | 'version',
    string
  > &
    Record<'dependencies' | 'devDependencies', object>
  const packages = Object.entries(sdk.packages).map(
    ([packageName, { file, ...known }]) =>
      [`node_modules/${packageName}`, { ...known, resolved: addressOf(sdk, file) }] as const,
  )
  const lock = {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': { name, version, dependencies, devDependencies }, ...Object.fromEntries(packages) },
  }
  return `${JSON.stringify(lock, null, 2)}\n`
}
