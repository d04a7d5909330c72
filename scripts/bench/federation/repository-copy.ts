import fs from 'node:fs'
import path from 'node:path'
import { lastLines, runLogged } from '../../common/child.ts'
import { Refusal } from '../../common/refusal.ts'
import { ROOT } from '../../common/root.ts'
import { copyRepository } from '../../fixtures/copied-repository.ts'
import { withTemporaryFolder } from '../../test/temporary-folder.ts'

/** The environment of a terminal: variables about this process's own build and tests are not passed on. */
export function terminalEnvironment(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const { BUILD_ID: _build, NODE_OPTIONS: _options, NODE_ENV: _mode, ...env } = process.env
  return { ...env, ...more }
}

/** Lends a copy of the repository, with neither builds nor caches, in which sources may be changed. */
export function withRepositoryCopy<T>(work: (copy: string) => Promise<T>): Promise<T> {
  return withTemporaryFolder('comptoir-copy-', async (copy) => {
    copyRepository(copy)
    return work(copy)
  })
}

/** Runs a file of a copy with Node and answers how long it took, in seconds. Refuses with what it said when it fails. */
export async function runIn(
  copy: string,
  file: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const log = path.join(ROOT, '.comptoir', 'logs', 'bench-federation.log')
  const startedAt = performance.now()
  const code = await runLogged(log, process.execPath, [path.join(copy, file), ...args], {
    cwd: copy,
    env: terminalEnvironment(env),
  })
  if (code !== 0) throw new Refusal(`${lastLines(log, 40)}\n${file} ${args.join(' ')} failed (full log: ${log}).`)
  return (performance.now() - startedAt) / 1000
}

/** Changes a file of a copy. Throws when the change changes nothing. */
export function edit(copy: string, file: string, change: (text: string) => string): void {
  const target = path.join(copy, file)
  const before = fs.readFileSync(target, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`${file} is not as the benchmark expects it`)
  fs.writeFileSync(target, after)
}

/** The command of teams that work on a remote. */
export const CLI = path.join('shared', 'build', 'src', 'cli', 'main.ts')
