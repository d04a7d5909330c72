import { setTimeout as pause } from 'node:timers/promises'
import { startApi } from '../bench/processes.ts'
import { withClient, type Addresses } from '../bench/fixture.ts'
import { Client, type Answer } from '../fuzz/client.ts'
import { Dice } from '../fuzz/dice.ts'
import { readOperations, type Operation } from '../fuzz/openapi.ts'
import { FOREIGN_WORD, People } from '../fuzz/people.ts'
import { prepareRows } from '../fuzz/prepare.ts'
import { soundRequest } from '../fuzz/sound-requests.ts'
import { learnSession } from '../fuzz/templates/index.ts'
import { NotReady, World } from '../fuzz/world.ts'
import { shapeOf } from './shape-of.ts'

/** One request of a walk and what came of it. */
export interface Step {
  operation: string
  /** 0 where what had to be there first could not be had. */
  status: number
  /** How much of what came, without what chance and time put into it. */
  shape: string
  /** The beginning of the answer, for people. */
  answer: string
}

export interface WalkOptions {
  /** The same seed asks the same. */
  seed: number
  /** How often each operation is asked for; what was not yet answered as it should is asked for again. */
  rounds: number
  /** Of a printer of the network, the same for all walks that are compared. */
  printerAddress: string
  /** Told before each request which operation it is, and null when it is answered. */
  onOperation?: (operation: string | null) => void
  /** Told of a job that failed, by its kind and why. */
  onFailedJob?: (job: string) => void
}

const SHOWN = 300
/** Some may be refused by chance: a caller without the right, a page behind the last. */
const MORE_ROUNDS = 10
const PATIENCE_MS = 60_000
const PAUSE_MS = 20

/**
 * Asks every operation that the API describes for what it should give, one request after the other: those of a new company,
 * made from the schemas as the fuzzer makes them.
 */
export async function walk(fixture: Addresses, options: WalkOptions, start = startApi): Promise<Step[]> {
  const people = await People.open(fixture)
  const companies = { own: await people.company('Harissa'), foreign: await people.company(FOREIGN_WORD) }
  const api = await start(fixture, null, {
    JWT_SECRET: people.secret,
    LOGINS_PER_MINUTE: '999999',
    TRUST_PROXY: '127.0.0.1',
    PRINTER_NETWORKS: '127.0.0.1',
  })
  const client = new Client(api.origin)
  try {
    const { operations } = await readOperations(api.origin)
    const { seed, printerAddress } = options
    const world = new World({ operations, ...companies, people, client, printerAddress, dice: new Dice('walk', seed) })
    await prepareRows(world, FOREIGN_WORD)
    const steps: Step[] = []
    const wanting = new Set(operations)
    for (let round = 0; round < options.rounds + MORE_ROUNDS; round += 1)
      for (const operation of round < options.rounds ? operations : [...wanting]) {
        world.dice.restart('walk', options.seed, round, operation.name)
        options.onOperation?.(operation.name)
        const step = await ask(world, operation)
        steps.push(step)
        if (isGood(step)) wanting.delete(operation)
        await jobsDone(fixture, options.onFailedJob)
        options.onOperation?.(null)
      }
    return steps
  } finally {
    client.close()
    await people.close()
    await api.stop()
  }
}

/** True of an answer that gives what was asked for. */
export function isGood({ status }: Step): boolean {
  return status >= 200 && status < 300
}

/** What an answer sets going is part of what later ones tell; a watch is always in hand. */
async function jobsDone({ ownerUrl }: Addresses, onFailedJob: WalkOptions['onFailedJob']): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await pause(PAUSE_MS)) {
      const { rows } = await client.query<{ kind: string; error: string | null; is_due: boolean }>(
        `select task_identifier as kind, last_error as error, run_at <= now() as is_due from graphile_worker.jobs
         where task_identifier not like '%-watch'`,
      )
      for (const { kind, error } of rows) if (error !== null) onFailedJob?.(`${kind}: ${error}`)
      if (!rows.some(({ is_due }) => is_due)) return
    }
  })
}

async function ask(world: World, operation: Operation): Promise<Step> {
  try {
    const draft = await soundRequest(world, operation)
    const answer = await world.send(draft)
    if (answer.status === 401) world.forget(draft.actor)
    world.learn(operation, draft, answer)
    if (answer.status === 404 || draft.method === 'DELETE') world.lose(operation.path, draft.params['id'])
    if (operation.name.includes('/cash-sessions') && answer.status < 300) learnSession(world, answer)
    return stepOf(operation, answer)
  } catch (error) {
    if (!(error instanceof NotReady)) throw error
    return { operation: operation.name, status: 0, shape: '', answer: error.message.slice(0, SHOWN) }
  }
}

function stepOf({ name }: Operation, { status, headers, text }: Answer): Step {
  return { operation: name, status, shape: shapeOf(headers['content-type'], text), answer: text.slice(0, SHOWN) }
}
