import { expect, test } from '@jest/globals'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { aFolder } from '../fixtures/folder.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { processIdentity } from './process-identity.ts'

const dataDir = path.join(aFolder(), 'data')
const file = path.join(dataDir, 'lock')

function writeLock(pid: number, identity: unknown): void {
  fs.writeFileSync(file, JSON.stringify({ pid, identity }))
}

test('is given back when the last of the same process is done with it', () => {
  const first = lockDataDir(dataDir)
  const second = lockDataDir(dataDir)
  first()
  first()
  expect(fs.existsSync(file)).toBe(true)
  second()
  expect(fs.existsSync(file)).toBe(false)
})

test('is refused while another process lives, and free when it was killed', async () => {
  const other = spawn('sleep', ['60'])
  const pid = other.pid ?? 0
  writeLock(pid, processIdentity(pid))
  expect(() => lockDataDir(dataDir)).toThrow(`already running on the data folder ${dataDir} (process ${pid})`)
  other.kill('SIGKILL')
  await once(other, 'exit')
  lockDataDir(dataDir)()
})

test('a process is told from an earlier one of the same number by its birth', async () => {
  const births = []
  for (let count = 0; count < 2; count += 1) {
    const other = spawn('sleep', ['60'])
    births.push(processIdentity(other.pid ?? 0)?.replace(`${other.pid}:`, ''))
    other.kill('SIGKILL')
    await once(other, 'exit')
    expect(processIdentity(other.pid ?? 0)).toBeNull()
    await new Promise((resolve) => setTimeout(resolve, 1100))
  }
  expect(births[0]).not.toBe(births[1])
})

test('of a dead process counts for nothing when its number was given out again', () => {
  writeLock(process.pid, `${process.pid}:another birth`)
  lockDataDir(dataDir)()
  expect(fs.existsSync(file)).toBe(false)
})
