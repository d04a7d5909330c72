import path from 'node:path'
import pLimit from 'p-limit'
import { spawnChild } from '../common/child.ts'
import { heard } from '../common/heard.ts'
import { readJson } from '../common/private-file.ts'
import { ROOT } from '../common/root.ts'
import { isStopRequested } from '../common/run-to-end.ts'
import { took } from '../common/steps.ts'
import { ONE_FAILED, ONE_PASSED, type Tally } from './tally.ts'

const AT_ONCE = 2

/** The result of a check, to be reported when its turn comes. */
export interface Checked {
  tally: Tally
  output: string
  time: string
}

/** An npm script of the root, and the files or folders that it looks at; null for all. */
export interface Check {
  name: string
  targets: readonly string[] | null
}

/** Starts checks, two at a time; each is awaited and reported in order. */
export function startChecks(checks: readonly Check[]): { name: string; checked: Promise<Checked> }[] {
  const limit = pLimit(AT_ONCE)
  return checks.map((check) => ({ name: check.name, checked: limit(() => run(commandOf(check))) }))
}

/** The command of an npm script, without npm and its remarks. A dot at its end means all files. */
function commandOf({ name, targets }: Check): string {
  const scripts: unknown = readJson(path.join(ROOT, 'package.json'))?.['scripts']
  const script: unknown = typeof scripts === 'object' && scripts !== null ? Reflect.get(scripts, name) : undefined
  if (typeof script !== 'string') throw new Error(`package.json has no script ${name}`)
  return targets === null ? script : [script.replace(/ \.$/, ''), ...targets.map((target) => `"${target}"`)].join(' ')
}

async function run(command: string): Promise<Checked> {
  if (isStopRequested()) return { tally: ONE_FAILED, output: '', time: '' }
  const startedAt = performance.now()
  const child = spawnChild(command, [], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], shell: true })
  const { code, output } = await heard(child)
  return { tally: code === 0 ? ONE_PASSED : ONE_FAILED, output, time: took(startedAt) }
}
