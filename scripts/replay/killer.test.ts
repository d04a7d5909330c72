import { beforeEach, expect, jest, test } from '@jest/globals'
import { type Kill, scheduleKills, type Target } from './kill-schedule.ts'
import { Killer } from './killer.ts'

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
})

/** Notes what is killed after how many answers. */
class Victims {
  readonly killed: string[] = []
  answers = 0

  readonly killApi = async (): Promise<void> => void this.killed.push(`api ${this.answers}`)
  readonly killDatabase = async (): Promise<void> => void this.killed.push(`database ${this.answers}`)
}

async function answer(killer: Killer, victims: Victims, documents: number): Promise<void> {
  for (let count = 0; count < documents; count += 1) {
    victims.answers += 1
    killer.answered()
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

const now = (target: Target, afterDocuments: number): Kill => ({ target, afterDocuments, delayMs: 0 })

test('kills come after as many answers as planned, of each target by itself', async () => {
  const victims = new Victims()
  const killer = new Killer(victims, [[now('api', 0), now('api', 5)], [now('database', 3)]])
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(victims.killed).toEqual(['api 0'])
  await answer(killer, victims, 8)
  expect(victims.killed).toHaveLength(3)
  const moments = victims.killed.map((line) => Number(line.split(' ')[1]))
  for (const [index, earliest] of [0, 3, 5].entries()) expect(moments[index]).toBeGreaterThanOrEqual(earliest)
  expect(await killer.end()).toEqual({ api: 2, database: 1 })
})

test('a plan is carried out by the last document', async () => {
  const victims = new Victims()
  const plan = { seed: 'plan', documents: 60, isSetupHit: false, kills: { api: 6, database: 4 } }
  const killer = new Killer(
    victims,
    [scheduleKills(plan, 'api'), scheduleKills(plan, 'database')].map((kills) =>
      kills.map((kill) => ({ ...kill, delayMs: 0 })),
    ),
  )
  await answer(killer, victims, 60)
  expect(await killer.end()).toEqual({ api: 6, database: 4 })
})

test('when the documents run out first, it says how many there were', async () => {
  const victims = new Victims()
  const killer = new Killer(victims, [[now('api', 2), now('api', 50)], [now('database', 40)]])
  await answer(killer, victims, 10)
  expect(await killer.end()).toEqual({ api: 1, database: 0 })
})

test('a kill that fails is told at the end', async () => {
  const killer = new Killer(
    { killApi: () => Promise.reject(new Error('it does not come back')), killDatabase: async () => undefined },
    [[now('api', 1)]],
  )
  killer.answered()
  await new Promise((resolve) => setTimeout(resolve, 20))
  await expect(killer.end()).rejects.toThrow('it does not come back')
})
