import { exitCode, spawnChild } from '../common/child.ts'
import { ROOT } from '../common/root.ts'
import { ONE_FAILED, ONE_PASSED, type Tally } from './tally.ts'

/** Runs one of the root's npm scripts with its output in sight; it holds or it does not. */
export async function checkByScript(name: string): Promise<Tally> {
  const code = await exitCode(spawnChild('npm', ['run', '--silent', name], { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' }))
  return code === 0 ? ONE_PASSED : ONE_FAILED
}

