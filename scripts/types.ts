import fs from 'node:fs'
import path from 'node:path'
import pLimit from 'p-limit'
import { lastLines, runLogged } from './common/child.ts'
import { APPS, ROOT } from './common/root.ts'
import { Refusal } from './common/refusal.ts'
import { runToEnd } from './common/run-to-end.ts'
import { took } from './common/steps.ts'

const AT_ONCE = 2
/** Several threads on one program would each work out the same types; two programs keep two processors as busy. */
const ONE_THREAD = '--singleThreaded'
const BASE = path.join(ROOT, 'tsconfig.base.json')
const FOLDER = path.join(ROOT, '.comptoir', 'types')

/** What a tsconfig.json of the workspace says: everything else comes from tsconfig.base.json. */
interface Config {
  extends: string
  compilerOptions?: object
  include: string[]
}

/** Folders that the compiler checks as one program. */
interface Program {
  folders: string[]
  config: Omit<Required<Config>, 'extends'>
}

/** Folders with a tsconfig.json of their own; with arguments, those in the folders named. */
function projects(): string[] {
  const named = process.argv.slice(2)
  const shared = fs.readdirSync(path.join(ROOT, 'shared')).map((name) => path.join('shared', name))
  return ['scripts', 'api', ...APPS, path.join('shell', 'e2e'), ...shared]
    .filter((folder) => fs.existsSync(path.join(ROOT, folder, 'tsconfig.json')))
    .filter((folder) => named.length === 0 || named.some((name) => `${folder}/`.startsWith(`${name}/`)))
}

function configOf(folder: string): Program['config'] {
  const file = path.join(ROOT, folder, 'tsconfig.json')
  const { extends: base, compilerOptions = {}, include, ...more } = JSON.parse(fs.readFileSync(file, 'utf8')) as Config
  const unread = Object.keys(more)
  if (unread.length > 0)
    throw new Refusal(`${file}: ${unread.join(', ')} would not be obeyed; compilerOptions and include are`)
  if (path.resolve(ROOT, folder, base) !== BASE) throw new Refusal(`${file} extends ${base}, not tsconfig.base.json`)
  return { compilerOptions, include: include.map((part) => path.join(ROOT, folder, part)) }
}

/**
 * Folders with the same options are one program: what several of them import is checked once, not once for each. It knows
 * the declarations of all of them; an editor, which opens one folder, knows those that the folder imports.
 */
function programs(): Program[] {
  const found = new Map<string, Program>()
  for (const folder of projects()) {
    const { compilerOptions, include } = configOf(folder)
    const key = JSON.stringify(compilerOptions)
    const { folders, config } = found.get(key) ?? { folders: [], config: { compilerOptions, include: [] } }
    found.set(key, {
      folders: [...folders, folder],
      config: { compilerOptions, include: [...config.include, ...include] },
    })
  }
  return [...found.values()]
}

/** Writes the configuration of a program, and where the compiler notes what it found: next time it looks only at changes. */
function written({ folders, config }: Program): { name: string; file: string } {
  const name = (folders[0] ?? '').replaceAll(path.sep, '-')
  const compilerOptions = {
    ...config.compilerOptions,
    incremental: true,
    tsBuildInfoFile: path.join(FOLDER, `${name}.tsbuildinfo`),
  }
  const file = path.join(FOLDER, `${name}.json`)
  fs.mkdirSync(FOLDER, { recursive: true })
  fs.writeFileSync(file, JSON.stringify({ extends: BASE, ...config, compilerOptions }, null, 2))
  return { name, file }
}

async function check(program: Program): Promise<boolean> {
  const startedAt = performance.now()
  const { name, file } = written(program)
  const log = path.join(ROOT, '.comptoir', 'logs', `types-${name}.log`)
  const compiler = path.join(ROOT, 'node_modules', '@typescript', 'native', 'bin', 'tsc')
  const isClean =
    (await runLogged(log, process.execPath, [compiler, ONE_THREAD, '--pretty', 'false', '-p', file], {
      cwd: ROOT,
    })) === 0
  console.log(`  ${program.folders.join(', ')}: ${isClean ? 'clean' : 'errors'} ${took(startedAt)}`)
  if (!isClean) console.log(lastLines(log, 60))
  return isClean
}

await runToEnd(async () => {
  const limit = pLimit(AT_ONCE)
  const results = await limit.map(programs(), check)
  if (results.includes(false)) process.exitCode = 1
})
