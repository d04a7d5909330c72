import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ACCOUNTS, expect, PASSWORD, test } from '../core/test.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const CLI = fileURLToPath(new URL('../../../shared/build/src/cli/main.ts', import.meta.url))

/** Runs the command as whoever changes the shell does; gives what it said and whether it was content. */
function smoke(...words: string[]): Promise<{ said: string; isSound: boolean }> {
  const env = { ...process.env, COMPTOIR_EMAIL: ACCOUNTS.admin, COMPTOIR_PASSWORD: PASSWORD }
  return new Promise((resolve) =>
    execFile(process.execPath, [CLI, 'smoke', ...words], { cwd: ROOT, env }, (error, stdout, stderr) =>
      resolve({ said: stdout + stderr, isSound: error === null }),
    ),
  )
}

test('every live release passes its own smoke test in this shell', async ({ baseURL }) => {
  const { said, isSound } = await smoke('--shell', baseURL ?? '')
  expect(said).toContain('5 passed')
  for (const id of ['company', 'inventory', 'marketing', 'people', 'sales-purchases']) expect(said).toContain(`[${id} `)
  expect(isSound).toBe(true)
})

test('a release of another installation is tried in this shell, without being published here', async ({ baseURL }) => {
  const { said, isSound } = await smoke(
    'people',
    '--shell',
    baseURL ?? '',
    '--from',
    (baseURL ?? '').replace('localhost', '127.0.0.1'),
  )
  expect(said).toContain('1 passed')
  expect(isSound).toBe(true)
})
