import { once } from 'node:events'
import { spawnChild } from '../common/child.ts'
import { ROOT } from '../common/root.ts'
import { isStopRequested } from '../common/run-to-end.ts'
import { took } from '../common/steps.ts'
import { ONE_FAILED, ONE_PASSED, type Tally } from './tally.ts'

const AT_ONCE = 2

/** What became of a check, to be told when its turn comes. */
export interface Checked {
  tally: Tally
  output: string
  time: string
}

/** Starts npm scripts of the root, two at a time; each is to be waited for and told in the order of its name. */
export function startChecks(names: readonly string[]): { name: string; checked: Promise<Checked> }[] {
  const waiting: (() => void)[] = []
  let free = AT_ONCE
  const inTurn = async (name: string): Promise<Checked> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    const checked = await checkByScript(name)
    const next = waiting.shift()
    if (next === undefined) free += 1
    else next()
    return checked
  }
  return names.map((name) => ({ name, checked: inTurn(name) }))
}

/** Runs one of the root's npm scripts; it holds or it does not. */
async function checkByScript(name: string): Promise<Checked> {
  if (isStopRequested()) return { tally: ONE_FAILED, output: '', time: '' }
  const startedAt = performance.now()
  let output = ''
  const child = spawnChild('npm', ['run', '--silent', name], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  const hear = (text: string): void => {
    output += text
  }
  child.stdout?.setEncoding('utf8').on('data', hear)
  child.stderr?.setEncoding('utf8').on('data', hear)
  // Closed is later than ended: all that it said has then been heard.
  const [code] = await once(child, 'close').catch((error: unknown) => [hear(String(error))])
  return { tally: code === 0 ? ONE_PASSED : ONE_FAILED, output, time: took(startedAt) }
}
