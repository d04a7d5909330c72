import { expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ROOT } from '../common/root.ts'

/** Runs a launcher as a Node of that version would: only the number is changed. */
function launchAs(version: string, file: string): { status: number | null; output: string } {
  const code = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); await import('${path.join(ROOT, 'scripts', file)}')`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

test.each(['start.mjs', 'test.mjs', 'run.mjs'])('%s refuses an old Node in one sentence', (file) => {
  const { status, output } = launchAs('18.20.4', file)
  expect(status).toBe(1)
  expect(output).toBe(
    'Comptoir needs Node 20.19 or later to launch, and this is Node 18.20.4: install a newer one from https://nodejs.org and run the same command again.\n',
  )
})
