import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { lastLines, runLogged } from '../common/child.ts'
import { Refusal } from '../common/refusal.ts'
import { ROOT } from '../common/root.ts'
import { readIfThere } from '../common/private-file.ts'
import { emitPackage } from './emit.ts'
import { publishedPackage, SDK_PACKAGES, type SdkPackage } from './packages.ts'

/** Where the API serves the packages from, under `/federation/sdk/`. */
const SDK_FOLDER = path.join(ROOT, 'shared', 'platform', 'dist')

/** What `/federation/sdk/index.json` says: each package's tarball beside it, with the hash that a lock file holds. */
export interface SdkIndex {
  /** Of the sources: the same sources are not packed again. */
  inputs: string
  packages: Record<
    string,
    {
      version: string
      file: string
      integrity: string
      dependencies: Record<string, string>
      bin?: Record<string, string>
    }
  >
}

function readSdkIndex(): SdkIndex | null {
  const text = readIfThere(path.join(SDK_FOLDER, 'index.json'))
  return text === null ? null : (JSON.parse(text) as SdkIndex)
}

/** Packs what a remote in another repository is built against, unless already packed. Returns whether it had to. */
export async function packSdk(inputs: string): Promise<boolean> {
  const known = readSdkIndex()
  if (
    known?.inputs === inputs &&
    Object.values(known.packages).every(({ file }) => fs.existsSync(path.join(SDK_FOLDER, file)))
  )
    return false
  fs.rmSync(SDK_FOLDER, { recursive: true, force: true })
  fs.mkdirSync(SDK_FOLDER, { recursive: true })
  const work = fs.mkdtempSync(path.join(ROOT, '.comptoir', 'sdk-'))
  try {
    const packages: SdkIndex['packages'] = {}
    for (const name of SDK_PACKAGES) packages[`@comptoir/${name}`] = await pack(name, path.join(work, name))
    fs.writeFileSync(
      path.join(SDK_FOLDER, 'index.json'),
      `${JSON.stringify({ inputs, packages } satisfies SdkIndex, null, 2)}\n`,
    )
  } finally {
    fs.rmSync(work, { recursive: true, force: true })
  }
  return true
}

async function pack(name: SdkPackage, folder: string): Promise<SdkIndex['packages'][string]> {
  const home = path.join(ROOT, 'shared', name)
  await emitPackage(name, path.join(folder, 'dist'))
  const { exports: exported } = JSON.parse(fs.readFileSync(path.join(home, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  const file = publishedPackage(name, exported)
  fs.writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(file, null, 2)}\n`)
  for (const beside of fs.globSync('tsconfig.bundle.json', { cwd: home }))
    fs.copyFileSync(path.join(home, beside), path.join(folder, beside))
  const log = path.join(ROOT, '.comptoir', 'logs', `sdk-${name}.log`)
  const code = await runLogged(log, 'npm', ['pack', '--silent', '--pack-destination', SDK_FOLDER, folder], {
    cwd: folder,
  })
  if (code !== 0)
    throw new Refusal(`${lastLines(log, 20)}\nThe package ${name} could not be packed (full log: ${log}).`)
  return { ...named(name, file.version), dependencies: file.dependencies, ...(file.bin ? { bin: file.bin } : {}) }
}

/** Under a name with its content's hash: an address means the same bytes for ever, as lock files expect. */
function named(name: SdkPackage, version: string): { version: string; file: string; integrity: string } {
  const packed = path.join(SDK_FOLDER, `comptoir-${name}-${version}.tgz`)
  const bytes = fs.readFileSync(packed)
  const file = `comptoir-${name}-${version}-${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}.tgz`
  fs.renameSync(packed, path.join(SDK_FOLDER, file))
  return { version, file, integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}` }
}
