import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CommandOptions } from './command-options.ts'
import { Installation } from './installation.ts'
import { Refusal } from './refusal.ts'
import { remoteFolder } from './remote-folder.ts'

const OURS = /^@comptoir\//

interface PackageFile {
  dependencies?: Record<string, string>
}

/** The dependencies with the installation's packages where they lie now; names those that moved. */
export function movedDependencies(
  dependencies: Readonly<Record<string, string>>,
  addresses: ReadonlyMap<string, string>,
): { dependencies: Record<string, string>; moved: string[] } {
  const moved = Object.keys(dependencies).filter(
    (name) => OURS.test(name) && addresses.has(name) && addresses.get(name) !== dependencies[name],
  )
  return {
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([name, address]) => [
        name,
        moved.includes(name) ? (addresses.get(name) ?? address) : address,
      ]),
    ),
    moved,
  }
}

/**
 * `comptoir-remote update --shell https://…`: points package.json to the packages that an installation serves now, after it
 * was upgraded or to build against another one, and has npm install them.
 */
export async function update({ words, shell }: CommandOptions): Promise<void> {
  if (shell === undefined) throw new Refusal('Which installation? Give --shell https://…, or set COMPTOIR_URL.')
  const path = join(remoteFolder(words[0]), 'package.json')
  const file = JSON.parse(readFileSync(path, 'utf8')) as PackageFile
  const installation = new Installation(shell)
  const { packages } = await installation.sdk()
  const addresses = new Map(
    Object.entries(packages).map(([name, served]) => [name, `${installation.origin}/federation/sdk/${served.file}`]),
  )
  const { dependencies, moved } = movedDependencies(file.dependencies ?? {}, addresses)
  if (moved.length === 0) return console.log(`Already up to date with ${installation.origin}.`)
  writeFileSync(path, `${JSON.stringify({ ...file, dependencies }, null, 2)}\n`)
  const npm = spawn('npm', ['install'], {
    cwd: join(path, '..'),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const code = await new Promise((resolve, reject) => npm.once('error', reject).once('exit', resolve))
  if (code !== 0)
    throw new Refusal('package.json names the new packages, but npm could not install them. See its output above.')
  console.log(`${moved.length} packages now match ${installation.origin}. Run: npm run check`)
}
