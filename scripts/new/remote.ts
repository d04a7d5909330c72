import { Refusal } from '../common/refusal.ts'
import type { Changes } from './changes.ts'
import { camel, capital, checkedName } from './names.ts'
import { addPhrases, startPhrases } from './phrases.ts'
import { createFrom } from './templates.ts'

interface LockFile {
  packages: Record<string, object>
}

interface Package {
  name: string
  version: string
  dependencies: object
  devDependencies: object
}

/** Adds a remote with its first page, and enters it into the lock file as npm would: it brings no package that is not there. */
export function addRemote(changes: Changes, name: string): void {
  const id = checkedName(name, 'a remote')
  const remote = `mfe-${id}`
  if (changes.has(remote)) throw new Refusal(`${remote} already exists. Nothing was changed. Choose another name.`)
  createFrom('remote', changes, { id, key: camel(id), Page: capital(camel(id)) })
  addPhrases(changes, `${remote}/src/features/start/phrases`, startPhrases(id))
  changes.edit('package-lock.json', (json) => withWorkspace(json, remote, changes.read(`${remote}/package.json`)))
}

function withWorkspace(json: string, folder: string, packageJson: string): string {
  const lock: LockFile = JSON.parse(json)
  const { name, version, dependencies, devDependencies }: Package = JSON.parse(packageJson)
  const packages = {
    ...lock.packages,
    [folder]: { name, version, dependencies, devDependencies },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  }
  const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
  return `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`
}
