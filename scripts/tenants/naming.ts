import { randomUUID } from 'node:crypto'
import { withClient } from '../bench/fixture.ts'
import type { Answer } from '../fuzz/client.ts'
import type { Draft } from '../fuzz/draft.ts'
import type { Operation } from '../fuzz/openapi.ts'
import { FOREIGN_WORD } from '../fuzz/people.ts'
import type { World } from '../fuzz/world.ts'
import { placesOf, type Place } from './places.ts'
import { RowReader, type Rows } from './rows.ts'
import { areAlike, send, sound, type Stage } from './stage.ts'

/** A request that named a row of another company, and was not answered as one that named no row at all. */
export interface Leak {
  operation: string
  place: string
  table: string
  unknown: string
  foreign: string
}

export interface Naming {
  /** Places of requests in which rows of the other company were named, in all operations. */
  places: number
  leaks: Leak[]
  /** Operations that no sound request could be made for, and places for which the other company has no row. */
  untried: string[]
}

const SHOWN = 300
/** How often a request is made anew: until it names a row in a certain place, or is taken. */
const SEARCHES = 12
const CONFLICT = 409
/** Known to the other company alone. */
const FOREIGN_CODE = 'Z-1'
const UNKNOWN_CODE = 'Q-1'

/** Rows that the people of a world must not notice, among what they may name. */
export interface Hiding {
  world: World
  own: () => Promise<Rows>
  hidden: () => Promise<Rows>
  /** A code that only what is hidden has; null where codes are everybody's. */
  hiddenCode: string | null
}

/**
 * Sends, as people of one company, requests that name rows of another: the company itself, in the path, the filters, the
 * body and files. Each must be answered as if there were no such row anywhere: the same status, the same words.
 */
export function nameForeignRows({ fixture, own, foreignId, operations }: Stage, rounds: number): Promise<Naming> {
  return withClient(fixture.adminUrl, async (client) => {
    const reader = await RowReader.over(client)
    const hiding: Hiding = {
      world: own,
      own: () => reader.ofCompany(own.own.companyId),
      hidden: () => reader.ofCompany(foreignId),
      hiddenCode: FOREIGN_CODE,
    }
    return nameHiddenRows(hiding, operations, rounds)
  })
}

/** The same for any rows that somebody must not notice. */
export async function nameHiddenRows(
  hiding: Hiding,
  operations: readonly Operation[],
  rounds: number,
): Promise<Naming> {
  const run = new Run(hiding)
  for (const operation of operations) for (let round = 0; round < rounds; round += 1) await run.try(operation)
  return run.found()
}

class Run {
  readonly #hiding: Hiding
  readonly #leaks: Leak[] = []
  readonly #tried = new Set<string>()
  readonly #untried = new Set<string>()

  constructor(hiding: Hiding) {
    this.#hiding = hiding
  }

  found(): Naming {
    const untried = [...this.#untried].filter((each) => !this.#tried.has(each))
    return { places: [...this.#tried].filter((each) => each.includes(' at ')).length, leaks: this.#leaks, untried }
  }

  async try(operation: Operation): Promise<void> {
    const draft = await sound(this.#world, operation)
    if (draft === null) return void this.#untried.add(operation.name)
    this.#tried.add(operation.name)
    const { hidden, hiddenCode } = this.#hiding
    const own = await this.#hiding.own()
    const foreign = await hidden()
    for (const place of placesOf(draft, own)) {
      const name = `${operation.name} at ${place.name}`
      if (this.#tried.has(name)) continue
      const theirs = place.by === 'code' ? (hiddenCode ?? undefined) : foreign.anyBut(own, place.table)
      const isTried = theirs !== undefined && (await this.#compare(operation, place, theirs))
      if (isTried) this.#tried.add(name)
      else this.#untried.add(name)
    }
  }

  get #world(): World {
    return this.#hiding.world
  }

  /** A request that names nothing that exists, then one that names what only the other company has. False where none could be made. */
  async #compare(operation: Operation, place: Place, theirs: string): Promise<boolean> {
    const unknownDraft = place.put(place.by === 'code' ? UNKNOWN_CODE : randomUUID())
    const unknown = await send(this.#world, unknownDraft)
    // What was done once may not be done again: then it is asked for in other words.
    const isDone = unknown.status < 300 && operation.method !== 'GET'
    const drafts = isDone ? this.#others(operation, place.name, theirs) : [place.put(theirs)]
    let found: Answer | null = null
    let isAlike = false
    for await (const draft of drafts) {
      const answer = await send(this.#world, draft)
      isAlike = isDone ? answer.status < 300 : await this.#areAlike(unknownDraft, draft)
      // That an id is taken is said of the row; what else is refused may be of something else in the request.
      if (isAlike || found?.status !== CONFLICT) found = answer
      if (!isDone || isAlike) break
    }
    if (found === null) return false
    if (!isAlike || found.text.includes(FOREIGN_WORD))
      this.#leaks.push({
        operation: operation.name,
        place: place.name,
        table: place.table,
        unknown: `${unknown.status} ${unknown.text.slice(0, SHOWN)}`,
        foreign: `${found.status} ${found.text.slice(0, SHOWN)}`,
      })
    return true
  }

  #areAlike(one: Draft, other: Draft): Promise<boolean> {
    return areAlike(
      () => send(this.#world, one),
      () => send(this.#world, other),
    )
  }

  /** Further sound requests with the row of the other company in the same place. */
  async *#others(operation: Operation, name: string, theirs: string): AsyncGenerator<Draft> {
    for (let search = 0; search < SEARCHES; search += 1) {
      const draft = await sound(this.#world, operation)
      const place = draft && placesOf(draft, await this.#hiding.own()).find((each) => each.name === name)
      if (place) yield place.put(theirs)
    }
  }
}
