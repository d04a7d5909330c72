import { setTimeout } from 'node:timers/promises'
import { checkBooks } from '../books/index.ts'
import { withFixture, type Fixture } from '../bench/fixture.ts'
import { startApi } from '../bench/processes.ts'
import { isStopRequested } from '../common/run-to-end.ts'
import { Client, type Answer } from './client.ts'
import { Dice } from './dice.ts'
import { written, type Asked, type Draft } from './draft.ts'
import { twist } from './hostile.ts'
import { isSlow, Judge } from './judge.ts'
import { readOperations, type Operation } from './openapi.ts'
import type { Options } from './options.ts'
import { FOREIGN_WORD, People } from './people.ts'
import { prepareRows } from './prepare.ts'
import { soundRequest } from './sound-requests.ts'
import { standInPrinter } from './stand-in-printer.ts'
import { findingOf, Tally, type Finding } from './tally.ts'
import { learnSession } from './templates/index.ts'
import { NotReady, World } from './world.ts'

/** Good answers that every operation must have given, so that what comes behind the checks is tried too. */
const LEAST_GOOD = 20
/** From so many requests for each operation on that is asked for: fewer do not reach it. */
const ENOUGH_REQUESTS = 34
/** Share of requests that are meant to succeed while an operation has too few good answers. */
const SOUND_SHARE = 0.65
const RENEWAL_REQUESTS = 500
const MORE_TRIES = 3
/** After how long a process that had too much to do may be asked again; each time twice as long. */
const BUSY_MS = 2000

export interface Outcome {
  requests: number
  byStatus: Record<string, number>
  byOperation: Record<string, Record<string, number>>
  table: string
  findings: Finding[]
  /** Operations without enough good answers, each with why the last try to reach it failed. */
  unreached: string[]
  books: string[]
}

/** Sends so many requests to an API on a database of its own, and judges every answer and the books afterwards. */
export function fuzz(options: Options): Promise<Outcome> {
  return withFixture(async (fixture) => {
    const people = await People.open(fixture)
    const printer = await standInPrinter()
    const api = await startApi(fixture, null, {
      JWT_SECRET: people.secret,
      LOGINS_PER_MINUTE: '999999',
      // The dice choose from which address a request comes.
      TRUST_PROXY: '127.0.0.1',
      PRINTER_NETWORKS: '127.0.0.1',
    })
    const client = new Client(api.origin)
    try {
      const run = new Run(options, fixture, people, client, await readOperations(api.origin))
      return await run.outcome(printer.address)
    } finally {
      printer.stop()
      client.close()
      await people.close()
      await api.stop()
    }
  }, 'none')
}

class Run {
  readonly #options: Options
  readonly #fixture: Fixture
  readonly #people: People
  readonly #client: Client
  readonly #operations: readonly Operation[]
  readonly #judge: Judge
  readonly #tally: Tally
  readonly #dice: Dice
  readonly #findings: Finding[] = []
  readonly #obstacles = new Map<string, string>()
  #tries = 0

  constructor(
    options: Options,
    fixture: Fixture,
    people: People,
    client: Client,
    { operations, problem }: { operations: readonly Operation[]; problem: object },
  ) {
    this.#options = options
    this.#fixture = fixture
    this.#people = people
    this.#client = client
    this.#operations = operations
    this.#judge = new Judge(problem)
    this.#tally = new Tally(operations)
    this.#dice = new Dice('fuzz', options.seed)
  }

  async outcome(printerAddress: string): Promise<Outcome> {
    const world = new World({
      operations: this.#operations,
      own: await this.#people.company('Harissa'),
      foreign: await this.#people.company(FOREIGN_WORD),
      people: this.#people,
      client: this.#client,
      dice: this.#dice,
      printerAddress,
    })
    await prepareRows(world, FOREIGN_WORD)
    for (let number = 1; number <= this.#options.requests && !isStopRequested(); number += 1) {
      if (number % RENEWAL_REQUESTS === 0) await world.gatherOthers()
      await this.#one(world, number)
    }
    return {
      requests: this.#options.requests,
      byStatus: this.#tally.byStatus(),
      byOperation: this.#tally.byOperation(),
      table: this.#tally.table(),
      findings: this.#findings,
      unreached: this.#unreached(),
      books: await this.#books([world.own.companyId, world.foreign.companyId]),
    }
  }

  async #one(world: World, number: number): Promise<void> {
    const wanting = this.#tally.below(LEAST_GOOD)
    const isSound = wanting.length > 0 && this.#dice.chance(SOUND_SHARE)
    this.#tries += 1
    const operation = isSound
      ? world.operation(wanting[this.#tries % wanting.length] ?? '')
      : this.#dice.pick(this.#operations)
    const draft = await this.#draft(world, operation)
    if (draft === null) return
    if (!isSound && this.#dice.chance(0.85)) twist(draft, world, this.#dice.pick([1, 1, 1, 2, 4]))
    const times = this.#dice.chance(0.03) ? 2 : 1
    const answers = await Promise.all(Array.from({ length: times }, () => this.#ask(world, draft, number)))
    if (isSound && answers[0] && answers[0].status >= 300)
      this.#obstacles.set(operation.name, answers[0].text.slice(0, 300))
  }

  async #draft(world: World, operation: Operation): Promise<Draft | null> {
    try {
      return await soundRequest(world, operation)
    } catch (error) {
      if (!(error instanceof NotReady)) throw error
      this.#obstacles.set(operation.name, error.message)
      return null
    }
  }

  async #ask(world: World, draft: Draft, number: number): Promise<Answer | null> {
    const asked = written(draft, this.#dice)
    const answer = await this.#patiently(asked).catch((error: unknown) => String(error))
    const { name } = draft.operation
    const common = { number, operation: name, actor: draft.actor.name }
    if (typeof answer === 'string') {
      this.#findings.push(findingOf({ ...common, faults: [`no answer: ${answer}`], status: 0, answer: '' }, asked))
      return null
    }
    this.#tally.count(name, answer.status)
    const faults = this.#judge.faultsOf(draft, answer)
    if (faults.length > 0)
      this.#findings.push(findingOf({ ...common, faults, status: answer.status, answer: answer.text }, asked))
    if (answer.status === 401) world.forget(draft.actor)
    if (draft.method === draft.operation.method) world.learn(draft.operation, draft, answer)
    if (answer.status === 404 || draft.method === 'DELETE') world.lose(draft.operation.path, draft.params['id'])
    if (name.includes('/cash-sessions') && answer.status < 300) learnSession(world, answer)
    return answer
  }

  /** What a busy machine may spoil is asked for again: only what is always slow, or always refused, is a fault. */
  async #patiently(asked: Asked): Promise<Answer> {
    let answer = await this.#client.send(asked)
    for (let again = 0; again < MORE_TRIES && answer.status === 503; again += 1) {
      await setTimeout(BUSY_MS * 2 ** again)
      answer = await this.#client.send(asked)
    }
    for (let again = 0; again < MORE_TRIES && isSlow(answer); again += 1)
      answer.ms = Math.min(answer.ms, (await this.#client.send(asked)).ms)
    return answer
  }

  #unreached(): string[] {
    if (this.#options.requests < ENOUGH_REQUESTS * this.#operations.length) return []
    return this.#tally
      .below(LEAST_GOOD)
      .map((name) => `${name} (${this.#tally.good(name)}): ${this.#obstacles.get(name) ?? 'too few requests'}`)
  }

  async #books(companyIds: readonly string[]): Promise<string[]> {
    const faults: string[] = []
    for (const companyId of companyIds)
      for (const { check, rows } of await checkBooks(this.#fixture.ownerUrl, companyId))
        if (rows.length > 0) faults.push(`${check}: ${JSON.stringify(rows.slice(0, 3))}`)
    return faults
  }
}
