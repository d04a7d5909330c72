import { describe, expect, test } from '@jest/globals'
import type { RegisterCommands } from '@comptoir/contracts/company/register-states'
import { wasLocked } from '../register/kept-lock.ts'
import { heard, keepLock, type KeptCommands, messageRead, openCommands, settled, told } from './kept-commands.ts'

const NOTHING: KeptCommands = { lock: null, next: null, lastLockId: null, message: null, done: [] }
const NO_COMMANDS: RegisterCommands = { lock: null, message: null, sync: null }
const lock = (id: string, isOn = true) => ({ id, isOn, reason: isOn ? 'Inventaire' : null, by: 'Sami' })
const message = { id: 'm1', text: 'Bonjour', by: 'Sami', sentAt: '2026-11-21T09:00:00.000Z' }

describe('a lock', () => {
  test('comes into place at once where nothing is sold, and is told as done once', () => {
    const locked = heard(NOTHING, { ...NO_COMMANDS, lock: lock('l1') }, true)
    expect(locked).toMatchObject({ lock: { id: 'l1' }, next: null, done: ['l1'] })
    const toldOf = told(locked, ['l1'])
    expect(toldOf.done).toEqual([])
    expect(heard(toldOf, { ...NO_COMMANDS, lock: lock('l1') }, true)).toEqual(toldOf)
  })

  test('waits for the ticket, and is dropped where it is lifted meanwhile', () => {
    const waiting = heard(NOTHING, { ...NO_COMMANDS, lock: lock('l1') }, false)
    expect(waiting).toMatchObject({ lock: null, next: { id: 'l1' }, done: [] })
    expect(settled(waiting, false)).toBe(waiting)
    expect(settled(waiting, true)).toMatchObject({ lock: { id: 'l1' }, next: null, done: ['l1'] })
    expect(heard(waiting, { ...NO_COMMANDS, lock: lock('l2', false) }, false)).toMatchObject({
      lock: null,
      next: null,
      done: ['l2'],
    })
  })

  test('is lifted in the middle of anything, and another reason takes its place', () => {
    const locked = heard(NOTHING, { ...NO_COMMANDS, lock: lock('l1') }, true)
    expect(heard(locked, { ...NO_COMMANDS, lock: lock('l2', false) }, false)).toMatchObject({ lock: null })
    expect(heard(locked, { ...NO_COMMANDS, lock: lock('l2') }, true)).toMatchObject({ lock: { id: 'l2' } })
  })

  test('is there when the counter is started anew, without a word from anybody', () => {
    const before = openCommands('r1')
    before.setState((kept) => heard(kept, { ...NO_COMMANDS, lock: lock('l1') }, true))
    keepLock('r1', true)
    expect(openCommands('r1').getState().lock).toMatchObject({ id: 'l1', reason: 'Inventaire' })
    expect([wasLocked('r1'), wasLocked('r2')]).toEqual([true, false])
    expect(openCommands('r2').getState().lock).toBeNull()
    keepLock('r1', false)
    expect(wasLocked('r1')).toBe(false)
  })
})

test('a message that was read is not shown again before the server knows', () => {
  const shown = heard(NOTHING, { ...NO_COMMANDS, message }, true)
  expect(shown.message).toEqual(message)
  const read = messageRead(shown)
  expect(read).toMatchObject({ message: null, done: ['m1'] })
  expect(heard(read, { ...NO_COMMANDS, message }, true).message).toBeNull()
  expect(messageRead(read)).toBe(read)
  expect(heard(shown, NO_COMMANDS, true).message).toBeNull()
})
