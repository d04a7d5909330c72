import { afterEach, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { setUpApp } from '../../../test/app.ts'
import { anEvent } from '../../../test/events.ts'
import { WORKERS } from './lanes.ts'

const open = setUpApp()

afterEach(() => open().jobs.stop())

describe('lanes', () => {
  test('a mail goes while every worker of another lane is busy, and more waits there', async () => {
    const { jobs } = open()
    const [end, allBusy, sent] = [anEvent(), anEvent(), anEvent()]
    let begun = 0
    jobs.handle({ name: 'test.import', lane: 'imports' }, async () => {
      begun += 1
      if (begun === WORKERS.imports) allBusy.happen()
      await end.happened
    })
    jobs.handle({ name: 'test.mail', lane: 'mails' }, async () => sent.happen())
    await jobs.start()
    for (let index = 0; index < WORKERS.imports + 3; index += 1) await jobs.add('test.import', String(index), {})
    await allBusy.happened
    await jobs.add('test.mail', 'one', {})
    await sent.happened
    expect(begun).toBe(WORKERS.imports)
    end.happen()
  })

  test('what the product does on time is done while every worker that companies may keep busy is busy', async () => {
    const { jobs } = open()
    const [end, allBusy, sealed] = [anEvent(), anEvent(), anEvent()]
    let begun = 0
    jobs.handle({ name: 'test.errand', lane: 'errands' }, async () => {
      begun += 1
      if (begun === WORKERS.errands) allBusy.happen()
      await end.happened
    })
    jobs.handle({ name: 'test.seal', lane: 'upkeep' }, async () => sealed.happen())
    await jobs.start()
    for (let index = 0; index < WORKERS.errands + 3; index += 1) await jobs.add('test.errand', String(index), {})
    await allBusy.happened
    await jobs.add('test.seal', 'one', {})
    await sealed.happened
    end.happen()
  })

  test('of serial work one piece of a key is done at a time, while another key goes on', async () => {
    const { jobs } = open()
    const [end, first, other] = [anEvent(), anEvent(), anEvent()]
    const begun: string[] = []
    jobs.handle({ name: 'test.serial', lane: 'imports', isSerial: true }, async ({ of = '' }) => {
      begun.push(of)
      if (of === 'b') return other.happen()
      if (begun.length > 1) return
      first.happen()
      await end.happened
    })
    await jobs.start()
    await jobs.add('test.serial', 'a', { of: 'a' })
    await first.happened
    await jobs.add('test.serial', 'a', { of: 'a' })
    await jobs.add('test.serial', 'b', { of: 'b' })
    await other.happened
    expect(begun).toEqual(['a', 'b'])
    end.happen()
    await jobs.drain()
    expect(begun).toEqual(['a', 'b', 'a'])
  })

  test('what is asked for again while it waits is done once, and keeps its place', async () => {
    const { jobs } = open()
    const done: string[] = []
    jobs.handle({ name: 'test.once', lane: 'upkeep' }, async ({ at = '' }) => void done.push(at))
    for (const at of ['first', 'second']) await jobs.add('test.once', 'key', { at })
    const before = await waitingSince()
    await jobs.add('test.once', 'key', { at: 'third' })
    expect(await waitingSince()).toEqual(before)
    await jobs.drain()
    expect(done).toEqual(['third'])
  })

  test('work that nobody handles is not taken', async () => {
    await expect(open().jobs.add('test.unknown', 'key', {})).rejects.toThrow('test.unknown')
  })
})

async function waitingSince(): Promise<unknown[]> {
  const { rows } = await sql`select run_at from graphile_worker.jobs where task_identifier = 'test.once'`.execute(
    open().admin,
  )
  return rows
}
