import { setTimeout as pause } from 'node:timers/promises'
import { withFixture, type Fixture } from '../bench/fixture.ts'
import { startApi } from '../bench/processes.ts'
import { refuseStopped } from '../bench/rounds.ts'
import { shapeOf } from '../cluster/shape-of.ts'
import { Client, type Answer } from '../fuzz/client.ts'
import { Dice } from '../fuzz/dice.ts'
import type { Draft } from '../fuzz/draft.ts'
import { readOperations, type Operation } from '../fuzz/openapi.ts'
import { FOREIGN_WORD, People } from '../fuzz/people.ts'
import { prepareRows } from '../fuzz/prepare.ts'
import { soundRequest } from '../fuzz/sound-requests.ts'
import { learnSession } from '../fuzz/templates/index.ts'
import { NotReady, World } from '../fuzz/world.ts'

/** Two companies in one database, the other with rows of every kind, each of whose names contains `FOREIGN_WORD`. */
export interface Stage {
  fixture: Fixture
  /** What people of the company can call: every operation of a company. */
  operations: readonly Operation[]
  own: World
  foreignId: string
  /** Starts the API once more over the same database, changed by a module that is loaded before it. */
  startAnother: (module: URL) => Promise<{ client: Client; stop: () => Promise<void> }>
}

const MORE_TRIES = 3
const BUSY_MS = 2000

/** Lends a stage, made anew and taken down afterwards. */
export function withStage<T>(seed: number, work: (stage: Stage) => Promise<T>): Promise<T> {
  return withFixture(async (fixture) => {
    const people = await People.open(fixture)
    const settings = { JWT_SECRET: people.secret, LOGINS_PER_MINUTE: '999999', TRUST_PROXY: '127.0.0.1' }
    const api = await startApi(fixture, null, settings)
    const client = new Client(api.origin)
    try {
      const { operations } = await readOperations(api.origin)
      const ofCompanies = operations.filter(({ path }) => path.includes('{companyId}'))
      const [ours, theirs, another] = [
        await people.company('Harissa'),
        await people.company(FOREIGN_WORD),
        await people.company('Mloukhia'),
      ]
      const own = new World({ operations, people, client, own: ours, foreign: theirs, dice: new Dice('own', seed) })
      const foreign = new World({
        operations,
        people,
        client,
        own: theirs,
        foreign: another,
        dice: new Dice('foreign', seed),
      })
      await prepareRows(foreign, 'Bsissa')
      await prepareRows(own, FOREIGN_WORD)
      const [sessionId = '', registerId = ''] = [own.foreignIds.at(-1), theirs.registerIds[0]]
      foreign.sessions.set(sessionId, { state: 'open', registerId })
      await fill(foreign, ofCompanies)
      return await work({
        fixture,
        operations: ofCompanies,
        own,
        foreignId: theirs.companyId,
        startAnother: async (module) => {
          const other = await startApi(fixture, null, settings, { module, hear: () => undefined })
          const its = new Client(other.origin)
          return { client: its, stop: () => other.stop().finally(() => its.close()) }
        },
      })
    } finally {
      client.close()
      await people.close()
      await api.stop()
    }
  }, 'none')
}

/** Gives a company rows of every kind, by asking it for everything. */
async function fill(world: World, operations: readonly Operation[]): Promise<void> {
  for (const operation of operations.filter(({ method }) => method !== 'DELETE')) {
    const draft = await sound(world, operation)
    if (draft !== null) await send(world, draft)
  }
}

/** A request that the API should take; null where what it needs cannot be had. */
export async function sound(world: World, operation: Operation): Promise<Draft | null> {
  refuseStopped()
  try {
    return await soundRequest(world, operation)
  } catch (error) {
    if (error instanceof NotReady) return null
    throw error
  }
}

/** Sends a request, again where the process had too much to do, and remembers what it made. */
export async function send(world: World, draft: Draft): Promise<Answer> {
  const answer = await patiently(() => world.send(draft))
  world.learn(draft.operation, draft, answer)
  if (answer.status === 401) world.forget(draft.actor)
  if (draft.operation.name.includes('/cash-sessions') && answer.status < 300) learnSession(world, answer)
  return answer
}

export async function patiently(ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask()
  for (let again = 0; again < MORE_TRIES && (answer.status === 503 || answer.status === 429); again += 1) {
    await pause(BUSY_MS)
    answer = await ask()
  }
  return answer
}

/** What an answer says, without what is another in every answer. */
function told({ status, headers, text }: Answer): string {
  return `${status} ${shapeOf(headers['content-type'], text)}`
}

const ASKED = 4
const PAUSE_MS = 500

/**
 * Whether two requests are answered alike. What goes on meanwhile, such as a job, may come between them: they are asked for
 * again until they are, so many times.
 */
export async function areAlike(
  one: () => Promise<Answer>,
  other: () => Promise<Answer>,
  asked = ASKED,
): Promise<boolean> {
  for (let left = asked; ; left -= 1) {
    if (told(await one()) === told(await other())) return true
    if (left === 1) return false
    await pause(PAUSE_MS)
  }
}
