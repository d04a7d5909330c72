import { expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'

const MODULE = new URL('./processor-time.ts', import.meta.url).href
const MOST_MS = 2500

/** How a process ends that is limited, and then does this. */
function endOf(work: string): { signal: string | null; status: number | null } {
  const text = `import { limitProcessorTime } from '${MODULE}'
    import { pbkdf2 } from 'node:crypto'
    import { setTimeout as pause } from 'node:timers/promises'
    limitProcessorTime(${MOST_MS})
    ${work}`
  return spawnSync(process.execPath, ['--input-type=module', '--eval', text], { env: {} })
}

test('a process ends that works too long, on other threads too', () => {
  expect(endOf(`const on = () => pbkdf2('a', 'b', 1e5, 64, 'sha512', on); on(); on()`)).toMatchObject({
    signal: 'SIGKILL',
  })
})

test('one that waits as long does not', () => {
  expect(endOf(`await pause(${MOST_MS * 2})`)).toMatchObject({ signal: null, status: 0 })
})
