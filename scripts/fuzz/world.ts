import type { Role } from '@comptoir/contracts/roles'
import type { Answer, Client } from './client.ts'
import { Dice } from './dice.ts'
import { written, type Actor, type Draft } from './draft.ts'
import { collectionOf, type Operation } from './openapi.ts'
import { PASSWORD, type MadeCompany, type People } from './people.ts'

/** A row that a run made, to be named again. */
export interface Known {
  id: string
  version?: number
}

/** Goods that are sold in a run; their price is never changed. */
export interface Goods {
  id: string
  code: string
  /** The pack that they are sold by; its own unit where there is none. */
  packId?: string
  unitPriceMicro: number
  vatRateMilli: number
}

export type SessionState = 'open' | 'counting' | 'closed'

/** What a caller may be asked to send before what is tried: its answer must be good. */
export interface Call {
  actor: Actor
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  form?: Draft['form']
  headers?: Record<string, string>
}

/** Longer than half of a token's life. */
const RENEWAL_MS = 400_000

/** What a run knows: who may call, and which rows there are. */
export class World {
  readonly operations: ReadonlyMap<string, Operation>
  readonly own: MadeCompany
  readonly foreign: MadeCompany
  readonly people: People
  readonly dice: Dice
  /** Where a printer of the network is; null where the run has none. */
  readonly printerAddress: string | null
  /** Ids of rows of the foreign company. */
  readonly foreignIds: string[] = []
  readonly goods: Goods[] = []
  readonly sessions = new Map<string, { state: SessionState; registerId: string }>()
  readonly remotes = new Map<string, string[]>()
  readonly owners: { actor: Actor; companyId: string; version: number; hasPhoto: boolean }[] = []
  paymentMethodIds: string[] = []
  /** Callers who need not have the right to what is called. */
  others: readonly Actor[] = []
  #supervisor: string | undefined
  #outsider: string | undefined
  readonly client: Client
  /** Apart from the other throws: how often something is waited for is left to the machine. */
  readonly #addresses = new Dice('addresses')
  readonly #pools = new Map<string, Known[]>()
  readonly #tokens = new Map<string, { actor: Actor; at: number }>()

  constructor(parts: {
    operations: readonly Operation[]
    own: MadeCompany
    foreign: MadeCompany
    people: People
    client: Client
    dice: Dice
    printerAddress?: string
  }) {
    this.operations = new Map(parts.operations.map((operation) => [operation.name, operation]))
    this.own = parts.own
    this.foreign = parts.foreign
    this.people = parts.people
    this.dice = parts.dice
    this.client = parts.client
    this.printerAddress = parts.printerAddress ?? null
  }

  operation(name: string): Operation {
    const found = this.operations.get(name)
    if (!found) throw new Error(`The API has no "${name}" any more: mend the template that calls it.`)
    return found
  }

  send(draft: Draft): Promise<Answer> {
    return this.client.send(written(draft, this.#addresses))
  }

  /** Sends what must succeed before something else can be tried, and gives what is answered. */
  async call<T>(name: string, { actor, params = {}, query = {}, body, form = null, headers = {} }: Call): Promise<T> {
    const operation = this.operation(name)
    const draft: Draft = {
      operation,
      method: operation.method,
      actor,
      params: { companyId: this.own.companyId, ...params },
      query,
      headers,
      body,
      form,
      raw: null,
    }
    const answer = await this.send(draft)
    if (answer.status >= 300) throw new NotReady(`${name} answered ${answer.status}: ${answer.text.slice(0, 300)}`)
    this.learn(operation, draft, answer)
    return answer.text === '' ? (undefined as T) : (JSON.parse(answer.text) as T)
  }

  /** Rows of a collection that the run made. */
  pool(collection: string): Known[] {
    const pool = this.#pools.get(collection) ?? []
    this.#pools.set(collection, pool)
    return pool
  }

  /** Remembers what a good answer made, changed or took away. */
  learn({ method, path }: Operation, { params }: Draft, { status, text }: Answer): void {
    if (status < 200 || status >= 300) return
    const pool = this.pool(collectionOf(path))
    if (method === 'DELETE') this.lose(path, params['id'])
    const at = pool.findIndex(({ id }) => id === params['id'])
    const made = knownIn(text)
    if (method === 'POST' && path.endsWith(collectionOf(path)) && made) pool.push(made)
    if (method === 'PUT' && at !== -1 && made) pool[at] = made
  }

  /** Names a row no more: it is gone, or may be. A pool of rows that are gone would never be filled again. */
  lose(path: string, id: string | undefined): void {
    const pool = this.pool(collectionOf(path))
    const at = pool.findIndex((known) => known.id === id)
    if (at !== -1) pool.splice(at, 1)
  }

  /** The token of somebody, renewed in time. */
  async signIn(email: string, isSuper = false): Promise<Actor> {
    const known = this.#tokens.get(email)
    if (known && Date.now() - known.at < RENEWAL_MS) return known.actor
    const actor = await this.freshSession(email, isSuper)
    this.#tokens.set(email, { actor, at: Date.now() })
    return actor
  }

  /** Somebody whose session ended gets another when asked for again. */
  forget(actor: Actor): void {
    this.#tokens.delete(actor.name)
  }

  async freshSession(email: string, isSuper = false): Promise<Actor> {
    return { name: email, token: await this.people.token(email), isSuper }
  }

  /** Signs in with the password, as a browser does: what comes has the cookies. */
  async browser(email: string): Promise<Actor> {
    const operation = this.operation('POST /api/auth/login')
    const body = { email, password: PASSWORD }
    const draft = {
      operation,
      method: 'POST',
      actor: NOBODY,
      params: {},
      query: {},
      headers: {},
      body,
      form: null,
      raw: null,
    }
    const { status, headers, text } = await this.send(draft)
    if (status !== 200) throw new NotReady(`Signing in answered ${status}: ${text.slice(0, 200)}`)
    const { token }: { token: string } = JSON.parse(text)
    const cookie = (headers['set-cookie'] ?? []).map((each) => each.split(';', 1)[0]).join('; ')
    return { name: email, token, cookie }
  }

  /** Who looks after the installation: one account for the whole run. */
  async supervisor(): Promise<Actor> {
    this.#supervisor ??= await this.people.account({ isSuper: true })
    return this.signIn(this.#supervisor, true)
  }

  /** Signs in everybody who may be put in another caller's place. */
  async gatherOthers(): Promise<void> {
    this.#outsider ??= await this.people.account()
    const own = this.own.people.map(({ email }) => this.signIn(email))
    const foreign = await this.signIn(this.foreign.people[0]?.email ?? '')
    this.others = [
      NOBODY,
      ...(await Promise.all(own)),
      await this.signIn(this.#outsider),
      { ...foreign, name: FOREIGNER },
    ]
  }

  role(role: Role): Promise<Actor> {
    return this.signIn(this.own.people.find((person) => person.role === role)?.email ?? '')
  }

  /** Somebody new, with whom anything may be done. */
  async somebody({ isSuper = false } = {}): Promise<Actor> {
    return this.freshSession(await this.people.account({ isSuper }), isSuper)
  }
}

/** The administrator of the foreign company. */
export const FOREIGNER = 'foreigner'

export const NOBODY: Actor = { name: 'nobody', token: null }

/** What had to be there first could not be had. */
export class NotReady extends Error {}

function knownIn(text: string): Known | null {
  const { id, version } = text.startsWith('{') ? (JSON.parse(text) as Partial<Known>) : {}
  if (typeof id !== 'string') return null
  return { id, ...(version === undefined ? {} : { version }) }
}
