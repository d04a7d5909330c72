import type { Discount } from '@comptoir/contracts/inventory/discounts'
import { once, products, type Searching } from './searched-rows.ts'
import type { Caller } from './shop.ts'

/** How the rows of an operation are made, and the names or numbers of those that it finds for what was typed. */
export interface Searched {
  by: 'name' | 'number'
  /** Answers what the rows are found by: their names, or the numbers that they were given. */
  make: (world: Searching) => Promise<readonly string[]>
  find: (world: Searching, typed: string) => Promise<string[]>
}

export const asked = (typed: string): string => `search[text]=${encodeURIComponent(typed)}&limit=100`
/** Each row once, under the first of its columns that is known: other lists' rows may hang on it. */
export const known = ({ names }: Searching, found: readonly string[]): string[] =>
  names.filter((name) => found.includes(name))

export async function rowsOf(caller: Caller, path: string): Promise<Record<string, unknown>[]> {
  const answer = await caller.get(path)
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`)
  return answer.json<{ data: Record<string, unknown>[] }>().data
}

type Make = (world: Searching) => Promise<unknown>

export function byName(make: Make, find: Searched['find']): Searched {
  const made = once(make)
  return { by: 'name', find, make: async (world) => (await made(world), world.names) }
}

/** A paginated list, whose rows show their name in that field. */
export function list(make: Make, path: string, field = 'name', who: 'caller' | 'above' = 'caller'): Searched {
  return byName(make, async (world, typed) =>
    known(
      world,
      (await rowsOf(world[who], `${path}/paginated?${asked(typed)}`)).map((row) => String(row[field])),
    ),
  )
}

/** `isOfShop`: rows are of each point of sale, and those are called by the same names. */
export function file(make: Make, path: string, isOfShop = false): Searched {
  return byName(make, async (world, typed) => {
    const here = isOfShop ? `&filter[pointOfSale]=${world.shop.pointOfSaleId}` : ''
    const search = `search[text]=${encodeURIComponent(typed)}${here}`
    const { payload } = await world.caller.get(`${path}/export?format=csv&${search}`)
    return world.names.filter((name) => payload.includes(name))
  })
}

/** What the palette finds. */
export function search(make: Make, path: string): Searched {
  return byName(make, async (world, typed) => {
    const hits = await rowsOf(world.caller, `${path}/search?text=${encodeURIComponent(typed)}`)
    return known(
      world,
      hits.map(({ title }) => String(title)),
    )
  })
}

/** The products of a discount that was saved, or of none that was refused for want of any. */
export async function chosen(world: Searching, saving: ReturnType<Caller['post']>): Promise<string[]> {
  const answer = await saving
  if (answer.statusCode === 422) return []
  const saved = await world.caller.get(`discounts/${answer.json<Discount>().id}`)
  return known(
    world,
    (saved.json<Discount>().products ?? []).map(({ designation }) => designation),
  )
}

/** A list of what the product numbers. */
export function byNumber(
  make: (world: Searching) => Promise<{ number: string; caller: Caller }>,
  path: string,
  field = 'number',
): Searched {
  return {
    by: 'number',
    make: async (world) => [(await make(world)).number],
    find: async (world, typed) => {
      const { caller } = await make(world)
      return (await rowsOf(caller, path + encodeURIComponent(typed))).map((row) => String(row[field]))
    },
  }
}

/** The same in the file of such a list: the number, or a row that should not be there. */
export function numberInFile(
  make: (world: Searching) => Promise<{ number: string; caller: Caller }>,
  path: string,
): Searched {
  return {
    by: 'number',
    make: async (world) => [(await make(world)).number],
    find: async (world, typed) => {
      const { number, caller } = await make(world)
      const { body } = await caller.get(`${path}/export?format=csv&search[text]=${encodeURIComponent(typed)}`)
      const [, ...rows] = body.trimEnd().split('\r\n')
      return rows.map((row) => (row.includes(number) ? number : row))
    },
  }
}

/** What the products found are worth together, each of them twice the one before. */
export function worth<Sum>(path: string, valueOf: (sum: Sum) => number | null): Searched {
  return byName(products, async (world, typed) => {
    const answer = await world.caller.get(`${path}?search[text]=${encodeURIComponent(typed)}`)
    const value = valueOf(answer.json<Sum>()) ?? 0
    return world.names.filter((_name, at) => Math.floor(value / 2 ** at) % 2 === 1)
  })
}
