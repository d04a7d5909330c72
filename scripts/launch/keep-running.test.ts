import { expect, test } from '@jest/globals'
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { exitCode } from '../common/child.ts'
import { ROOT } from '../common/root.ts'
import { withTemporaryFolder } from '../test/temporary-folder.ts'
import { pauseAfter } from './pauses.mjs'

const KEEPER = pathToFileURL(path.join(ROOT, 'scripts', 'launch', 'keep-running.mjs')).href

interface Ended {
  code: number
  /** How often the child was begun. */
  begun: number
  said: string
}

/** Runs the keeper, in a process of its own, over a child that notes each beginning and then does what `life` says. */
function kept(life: string, pauseMs: number, onBegun?: (keeper: ReturnType<typeof spawn>) => void): Promise<Ended> {
  return withTemporaryFolder('comptoir-kept-', async (folder) => {
    const notes = path.join(folder, 'begun')
    const child = path.join(folder, 'child.mjs')
    fs.writeFileSync(
      child,
      `import fs from 'node:fs'
       fs.appendFileSync(${JSON.stringify(notes)}, '.')
       const begun = fs.readFileSync(${JSON.stringify(notes)}, 'utf8').length
       const ready = () => new Promise((resolve) => process.send('ready', resolve))
       const die = () => process.kill(process.pid, 'SIGKILL')
       ${life}`,
    )
    const keeper = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { spawn } from 'node:child_process'
         import { keepRunning } from ${JSON.stringify(KEEPER)}
         const begin = () => spawn(process.execPath, [${JSON.stringify(child)}], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
         process.exitCode = await keepRunning(begin, Date.now(), console.log, () => ${pauseMs})`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    let said = ''
    keeper.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('started again')) onBegun?.(keeper)
    })
    const code = await exitCode(keeper)
    return { code, begun: fs.readFileSync(notes, 'utf8').length, said }
  })
}

test('what was ready and dies is started again, also when it then dies before it is ready', async () => {
  const ended = await kept('if (begun === 1) { await ready(); die() } else if (begun === 2) die()', 10)
  expect(ended).toMatchObject({ code: 0, begun: 3 })
  expect(ended.said).toContain('started again in 0.01 s')
})

test('what was never ready ends with its code', async () => {
  expect(await kept('process.exitCode = 3', 10)).toEqual({ code: 3, begun: 1, said: '' })
})

test('a request to stop ends the pause, and nothing is started again', async () => {
  const ended = await kept('await ready(); die()', 60_000, (keeper) => keeper.kill('SIGTERM'))
  expect(ended).toMatchObject({ code: 0, begun: 1 })
})

test('pauses grow, up to a minute', () => {
  expect([1, 2, 3, 6, 7, 50].map(pauseAfter)).toEqual([1000, 2000, 4000, 32_000, 60_000, 60_000])
})
