import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { aFolder } from '../fixtures/folder.ts'
import { aHolder } from '../fixtures/holder.ts'
import { withConnection } from './connection.ts'
import { type RunningDatabase, startEmbedded } from './embedded.ts'

/** Starting a database takes a second, on a busy machine many. */

const dataDir = path.join(aFolder(), 'data')
const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid')

function note(url: string, text: string): Promise<unknown> {
  return withConnection(url, (client) => client.query('insert into note values ($1)', [text]))
}

async function notes(url: string): Promise<string[]> {
  const { rows } = await withConnection(url, (client) =>
    client.query<{ text: string }>('select text from note order by text'),
  )
  return rows.map(({ text }) => text)
}

/** The number of the PostgreSQL that the data folder names, null when none of that number runs. */
function runningPostgres(): number | null {
  const pid = Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0])
  try {
    process.kill(pid, 0)
    return pid
  } catch {
    return null
  }
}

async function startAndStop(work: (database: RunningDatabase) => Promise<void>): Promise<void> {
  const database = await startEmbedded({ dataDir })
  try {
    await work(database)
  } finally {
    await database.stop()
  }
}

beforeAll(() =>
  startAndStop(({ ownerUrl }) =>
    withConnection(ownerUrl, async (client) => void (await client.query('create table note (text text)'))),
  ),
)

describe('the embedded database', () => {
  test('keeps its data from one start to the next, at the same address', async () => {
    const addresses: string[] = []
    for (const text of ['a', 'b']) {
      await startAndStop(async ({ ownerUrl }) => {
        addresses.push(ownerUrl)
        await note(ownerUrl, text)
      })
    }
    await startAndStop(async ({ ownerUrl }) => expect(await notes(ownerUrl)).toEqual(['a', 'b']))
    expect(addresses[1]).toBe(addresses[0])
  })

  test('lets nobody else read its password, and sorts words as people do', async () => {
    expect(fs.statSync(path.join(dataDir, 'database.json')).mode & 0o777).toBe(0o600)
    expect(fs.statSync(path.join(dataDir, 'postgres')).mode & 0o777).toBe(0o700)
    await startAndStop(async ({ ownerUrl }) => {
      const sql =
        "select string_agg(word, ' ' order by word) as words from unnest(array['zèbre', 'Épice', 'eau', 'Zoo']) as word"
      const { rows } = await withConnection(ownerUrl, (client) => client.query(sql))
      expect(rows).toEqual([{ words: 'eau Épice zèbre Zoo' }])
      await expect(
        withConnection(ownerUrl.replace(/:[^:@]+@/, ':wrong@'), async () => undefined),
      ).rejects.toMatchObject({ code: '28P01' })
    })
  })

  test('is taken back after a kill -9 of the process that started it, with all that was committed', async () => {
    const holder = await aHolder(dataDir)
    await note(holder.ownerUrl, 'c')
    await holder.die('SIGKILL')
    const orphan = runningPostgres()
    expect(orphan).not.toBeNull()
    await startAndStop(async ({ ownerUrl }) => {
      expect(await notes(ownerUrl)).toEqual(['a', 'b', 'c'])
      expect(runningPostgres()).not.toBe(orphan)
    })
  })

  test('starts again by itself, at the same address, when it is killed alone', async () => {
    const said: string[] = []
    const database = await startEmbedded({ dataDir, say: (sentence) => said.push(sentence) })
    process.kill(runningPostgres() ?? 0, 'SIGKILL')
    while (said.length < 2) await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await notes(database.ownerUrl)).toEqual(['a', 'b', 'c'])
    expect(said[1]).toMatch(/^The database is running again/)
    await database.stop()
  })

  test('however often it is killed, it starts again, after the pause that is asked for, with all that was committed', async () => {
    const kills = 7
    const pauses: number[] = []
    const said: string[] = []
    const database = await startEmbedded({
      dataDir,
      say: (sentence) => said.push(sentence),
      pause: (deaths) => {
        pauses.push(deaths)
        return 10
      },
    })
    for (let killed = 1; killed <= kills; killed += 1) {
      process.kill(runningPostgres() ?? 0, 'SIGKILL')
      while (said.length < 2 * killed) await new Promise((resolve) => setTimeout(resolve, 50))
    }
    expect(pauses).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(said[0]).toContain('started again in 0.01 s')
    expect(said.at(-1)).toMatch(/^The database is running again/)
    expect(await notes(database.ownerUrl)).toEqual(['a', 'b', 'c'])
    await database.stop()
  })

  test('a request to stop ends the pause, and nothing is started again', async () => {
    const said: string[] = []
    const database = await startEmbedded({ dataDir, say: (sentence) => said.push(sentence), pause: () => 60_000 })
    const killed = runningPostgres()
    process.kill(killed ?? 0, 'SIGKILL')
    while (said.length === 0) await new Promise((resolve) => setTimeout(resolve, 50))
    await database.stop()
    expect(said).toHaveLength(1)
    expect(runningPostgres()).toBeNull()
  })

  test('stops with the process that a SIGTERM ends', async () => {
    const holder = await aHolder(dataDir)
    const postgres = runningPostgres()
    await holder.die('SIGTERM')
    expect(postgres).not.toBeNull()
    expect(fs.existsSync(pidFile)).toBe(false)
  })

  test('is refused to a second start while the first one lives, and goes on', async () => {
    const holder = await aHolder(dataDir)
    try {
      await expect(startEmbedded({ dataDir })).rejects.toThrow(
        `Comptoir is already running on the data folder ${dataDir} (process ${holder.process.pid})`,
      )
      expect(await notes(holder.ownerUrl)).toEqual(['a', 'b', 'c'])
    } finally {
      await holder.die('SIGTERM')
    }
  })

  test('is not kept from starting by the pid file of a process number that now is another program', async () => {
    const other = spawn('sleep', ['60'])
    fs.writeFileSync(pidFile, `${other.pid}\n${path.dirname(pidFile)}\n1\n1\n\n127.0.0.1\n0 0\nready\n`)
    await startAndStop(async ({ ownerUrl }) => expect(await notes(ownerUrl)).toHaveLength(3))
    expect(other.exitCode).toBeNull()
    other.kill()
  })

  test('moves to another port when its own is taken', async () => {
    const port = Number(JSON.parse(fs.readFileSync(path.join(dataDir, 'database.json'), 'utf8')).port)
    const other = createServer().listen(port, '127.0.0.1').unref()
    await startAndStop(async ({ ownerUrl }) => {
      expect(new URL(ownerUrl).port).not.toBe(String(port))
      expect(await notes(ownerUrl)).toHaveLength(3)
    })
    other.close()
  })

  test('refuses to guess when the file with its password is gone', async () => {
    const file = path.join(dataDir, 'database.json')
    fs.renameSync(file, `${file}.away`)
    await expect(startEmbedded({ dataDir })).rejects.toThrow(`${file} is missing`)
    fs.renameSync(`${file}.away`, file)
  })

  test('refuses data of another PostgreSQL and leaves it as it is', async () => {
    const file = path.join(dataDir, 'postgres', 'PG_VERSION')
    fs.writeFileSync(file, '12\n')
    await expect(startEmbedded({ dataDir })).rejects.toThrow('was created by PostgreSQL 12')
    expect(fs.readFileSync(file, 'utf8')).toBe('12\n')
    fs.writeFileSync(file, '18\n')
  })
})

describe('a first start that was killed', () => {
  const interrupted = path.join(aFolder(), 'data')
  let database: RunningDatabase | null = null
  afterAll(() => database?.stop())

  test('leaves a draft, which the next start removes', async () => {
    const draft = path.join(interrupted, 'postgres.new-1')
    fs.mkdirSync(path.join(draft, 'data'), { recursive: true })
    fs.writeFileSync(path.join(draft, 'data', 'PG_VERSION'), '')
    database = await startEmbedded({ dataDir: interrupted, durability: 'none' })
    expect(fs.existsSync(draft)).toBe(false)
    expect(fs.existsSync(path.join(interrupted, 'postgres', 'PG_VERSION'))).toBe(true)
  })
})
