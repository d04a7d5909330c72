import type { BroughtClosingInput, OpenSessionInput } from '@comptoir/contracts/sales/cash-sessions'
import type {
  BatchReceipt,
  TicketBatch,
  TicketSeries,
  TicketSeriesInput,
} from '@comptoir/contracts/sales/register-tickets'
import { v7 as newId } from 'uuid'
import type { DeviceCode, Receiver } from './device-code.ts'

/**
 * What becomes of a batch: its call or its answer is lost, something between answers 503, it arrives twice at once, it arrives
 * after later ones, or with its tickets in another order.
 */
export const FAULTS = ['lostBefore', 'lostAfter', 'busy', 'twice', 'late', 'shuffled'] as const
export type Fault = (typeof FAULTS)[number]

/** How often a batch meets one. */
const FAULTY = 0.6
/** A held batch comes with so many of the calls after it. */
const RELEASED = 0.5
const PATIENCE_MS = 30_000
const STALE = 401

/** Where the API is, and who asks it. */
export interface Served {
  origin: string
  companyId: string
  email: string
  password: string
}

/** The line between a device and the API, with the faults that its random numbers draw while it is not sound. */
export class FaultyLine implements Receiver {
  isSound = false
  readonly drawn = new Map<Fault, number>()
  readonly #code: Pick<DeviceCode, 'ApiProblem' | 'ConnectionError'>
  readonly #served: Served
  readonly #random: () => number
  /** Batches that are still on their way. */
  readonly #held: TicketBatch[] = []
  #token: string | null = null

  constructor(code: Pick<DeviceCode, 'ApiProblem' | 'ConnectionError'>, served: Served, random: () => number) {
    this.#code = code
    this.#served = served
    this.#random = random
  }

  /** The series of the device of a session; its call may be lost, or its answer. */
  async giveSeries(input: TicketSeriesInput): Promise<TicketSeries> {
    return this.#mayGetLost(() => this.#post<TicketSeries>('register-tickets/series', input))
  }

  open(input: OpenSessionInput): Promise<unknown> {
    return this.#mayGetLost(() => this.#post('cash-sessions', input))
  }

  bring(sessionId: string, input: BroughtClosingInput): Promise<unknown> {
    return this.#mayGetLost(() => this.#post(`cash-sessions/${sessionId}/brought`, input))
  }

  async receive(batch: TicketBatch): Promise<BatchReceipt> {
    if (this.#random() < RELEASED) await this.deliverLate()
    switch (this.#fault(FAULTS)) {
      case 'lostBefore':
        throw this.#lost()
      case 'lostAfter':
        await this.#send(batch)
        throw this.#lost()
      case 'busy':
        throw this.#refusal({ status: 503, code: 'server.unavailable', message: 'busy' })
      case 'twice':
        return (await Promise.all([this.#send(batch), this.#send(batch)]))[0]
      case 'late':
        this.#held.push(batch)
        throw this.#lost()
      case 'shuffled':
        return this.#send({ ...batch, tickets: this.#shuffled(batch.tickets) })
      case null:
        return this.#send(batch)
    }
  }

  /** Lets one arrive that was on its way for long, if there is any, the last first. Nobody waits for its answer. */
  async deliverLate(): Promise<boolean> {
    const batch = this.#held.pop()
    if (!batch) return false
    await this.#send(batch).catch(() => this.#held.unshift(batch))
    return this.#held.length > 0
  }

  #fault(possible: readonly Fault[]): Fault | null {
    if (this.isSound || this.#random() >= FAULTY) return null
    const fault = possible[Math.floor(this.#random() * possible.length)] ?? null
    if (fault !== null) this.drawn.set(fault, (this.drawn.get(fault) ?? 0) + 1)
    return fault
  }

  async #mayGetLost<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const fault = this.#fault(['lostBefore', 'lostAfter'])
    if (fault === 'lostBefore') throw this.#lost()
    const answer = await work()
    if (fault === 'lostAfter') throw this.#lost()
    return answer
  }

  #shuffled<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => ({ item, place: this.#random() }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ item }) => item)
  }

  #send(batch: TicketBatch): Promise<BatchReceipt> {
    return this.#post<BatchReceipt>('register-tickets', batch)
  }

  /** As somebody who is signed in; a token that has grown old is replaced once. */
  async #post<T>(path: string, body: object): Promise<T> {
    const fresh = this.#token === null
    const ask = async (): Promise<Response> => {
      this.#token ??= await this.#signIn()
      return this.#fetch(`${this.#served.companyId}/${path}`, body, this.#token)
    }
    let answer = await ask()
    if (answer.status === STALE && !fresh) {
      this.#token = null
      answer = await ask()
    }
    if (!answer.ok) throw this.#refusal(await said(answer), answer.status)
    return (await this.#read(() => answer.json())) as T
  }

  async #signIn(): Promise<string> {
    const { email, password } = this.#served
    const answer = await this.#fetch('auth/login', { email, password }, null)
    if (!answer.ok) throw this.#refusal(await said(answer), answer.status)
    return ((await this.#read(() => answer.json())) as { token: string }).token
  }

  #fetch(path: string, body: object, token: string | null): Promise<Response> {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': newId(),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    }
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const init = { method: 'POST', headers, body: JSON.stringify(body), signal }
    return this.#read(() => fetch(`${this.#served.origin}/api/${path}`, init))
  }

  async #read<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch {
      throw this.#lost()
    }
  }

  #lost(): Error {
    return new this.#code.ConnectionError('lost')
  }

  #refusal(said: object, status = 503): Error {
    return new this.#code.ApiProblem({ status, code: 'server.unavailable', message: `answered ${status}`, ...said })
  }
}

/** The problem of a refusal; a proxy's page is none. */
async function said(answer: Response): Promise<object> {
  return ((await answer.json().catch(() => null)) as object | null) ?? {}
}
