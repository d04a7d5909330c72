import fs from 'node:fs'
import path from 'node:path'
import { exitCode, spawnChild } from '../common/child.ts'
import { ROOT } from '../common/root.ts'
import { ONE_FAILED, ONE_PASSED, type Tally } from './tally.ts'

/** Runs one of the root's npm scripts with its output in sight; it holds or it does not. */
export async function checkByScript(name: string): Promise<Tally> {
  return asTally(await exitCode(spawnChild('npm', ['run', '--silent', name], { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' })))
}

/** Unused files, exports and dependencies. */
export async function checkUnused(): Promise<Tally> {
  const knip = path.join(ROOT, 'node_modules', 'knip', 'bin', 'knip.js')
  return asTally(await exitCode(spawnChild(process.execPath, [knip], { cwd: ROOT, stdio: 'inherit' })))
}

export function isKnipConfigured(): boolean {
  return ['knip.json', 'knip.jsonc', 'knip.ts', 'knip.config.ts'].some((name) => fs.existsSync(path.join(ROOT, name)))
}

function asTally(code: number): Tally {
  return code === 0 ? ONE_PASSED : ONE_FAILED
}
