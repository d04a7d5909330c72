import type { Dice } from './dice.ts'
import type { Draft } from './draft.ts'
import type { World } from './world.ts'

/** Makes one thing of a request wrong, or at least odd. */
type Twist = (draft: Draft, world: World) => void

const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud83d',
  '\u202e\u202d',
  '😀'.repeat(50),
  'x'.repeat(5000),
  "' OR 1=1 --",
  '"; DROP',
  '<script>alert(1)</script>',
  '{{constructor}}',
  '../../etc/passwd',
  '%00',
  '＝1+1',
  'é'.normalize('NFD'),
  'اسم',
  '__proto__',
  'null',
  '0',
] as const
const NUMBERS = [-1, 0, -0, 0.1, 1.0000001, 1e9, 2 ** 31, 2 ** 53, 1e21, -1e308] as const
const MOMENTS = [
  '2026-02-31',
  '0000-01-01T00:00:00Z',
  '2026-06-30T23:59:60Z',
  '999999-01-01',
  '1970-01-01T00:00:00.000Z',
  'now',
] as const
const OTHERS = [null, true, [], {}, [[]], { a: 1 }, [null]] as const

function oddValue(dice: Dice): unknown {
  return dice.pick<unknown>(dice.pick<readonly unknown[]>([TEXTS, NUMBERS, MOMENTS, OTHERS]))
}

/** An id of another kind than was wanted. What belongs to somebody is only named by who cannot do harm there. */
function oddId({ dice, foreignIds, foreign, own }: World, { actor }: Draft): string {
  const odd = [
    'not-an-id',
    'urn:uuid:0190c8a0-0000-7000-8000-000000000000',
    '%00',
    '%',
    '..',
    'x'.repeat(200),
    '%ff',
    dice.id(),
  ]
  const real = actor.isSuper ? [] : [...foreignIds, foreign.companyId, foreign.pointOfSaleId, own.companyId]
  return dice.pick([...odd, ...real])
}

type Place = [holder: Record<string, unknown> | unknown[], key: string]

/** Every place within a body where a value stands. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.entries(value).flatMap(([key, inner]): Place[] => [[holder, key], ...placesIn(inner)])
}

function atSomePlace(
  draft: Draft,
  { dice }: World,
  change: (holder: Record<string, unknown>, key: string) => void,
): void {
  draft.body = structuredClone(draft.body)
  const places = placesIn(draft.body)
  if (places.length === 0) return void (draft.body = oddValue(dice))
  const [holder, key] = dice.pick(places)
  change(holder as Record<string, unknown>, key)
}

const BODY: readonly Twist[] = [
  (draft, world) => atSomePlace(draft, world, (holder, key) => (holder[key] = oddValue(world.dice))),
  (draft, world) => atSomePlace(draft, world, (holder, key) => (holder[key] = oddValue(world.dice))),
  (draft, world) => atSomePlace(draft, world, (holder, key) => delete holder[key]),
  (draft, world) => atSomePlace(draft, world, (holder, key) => (holder[key] = oddId(world, draft))),
  (draft, world) => atSomePlace(draft, world, (holder) => (holder['unknownName'] = oddValue(world.dice))),
  (draft, world) => atSomePlace(draft, world, (holder, key) => (holder[key] = [holder[key], holder[key]])),
  (draft) => (draft.raw = asJson(`{"a":1,"a":2}`)),
  (draft) => (draft.raw = asJson(JSON.stringify(draft.body ?? {}).replace('{', '{"__proto__":{"x":1},'))),
  (draft) => (draft.raw = asJson(JSON.stringify(draft.body ?? {}).replace(/:\d+/, ':1e999'))),
  (draft) => (draft.raw = asJson('['.repeat(5000))),
  (draft) => (draft.raw = asJson(JSON.stringify(draft.body ?? {}).slice(0, -1))),
  (draft) => (draft.raw = asJson('')),
  (draft) => (draft.raw = { type: 'application/json', bytes: Buffer.from([0xff, 0xfe, 0x7b, 0x7d]) }),
  (draft, { dice }) => (draft.raw = { type: dice.pick(TYPES), bytes: Buffer.from(JSON.stringify(draft.body ?? {})) }),
]

const TYPES = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'application/json;',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/problem+json',
  '/',
] as const

function asJson(text: string): Draft['raw'] {
  return { type: 'application/json', bytes: Buffer.from(text) }
}

const ADDRESS: readonly Twist[] = [
  (draft, world) => {
    const names = Object.keys(draft.params).filter((name) => draft.operation.path.includes(`{${name}}`))
    if (names.length > 0) draft.params[world.dice.pick(names)] = oddId(world, draft)
  },
  (draft, { dice }) => (draft.query['unknownName'] = dice.pick(TEXTS)),
  (draft, { dice }) => (draft.query['cursor'] = dice.pick([...TEXTS, forgedCursor(dice)])),
  (draft, { dice }) => (draft.query['page'] = oddValue(dice)),
  (draft, { dice }) => (draft.query['limit'] = oddValue(dice)),
  (draft, { dice }) => (draft.query['order'] = { field: oddValue(dice), direction: 'asc' }),
  (draft, { dice }) => (draft.query['search'] = { text: dice.pick(TEXTS), fields: [oddValue(dice)] }),
  (draft, { dice }) => (draft.query['search'] = { text: dice.pick(TEXTS) }),
  (draft, { dice }) =>
    (draft.query['filter'] = { [dice.pick(['from', 'to', 'brand', 'client', 'state', 'x'])]: oddValue(dice) }),
  (draft, { dice }) => (draft.query['format'] = dice.pick(['exe', 'csv', ''])),
]

function forgedCursor(dice: Dice): string {
  const place = [dice.pick(['name', 'occurredAt', 'number', 'totalMinor', 'code']), 'asc', oddValue(dice), dice.id()]
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

const header =
  (name: string, values: readonly string[]): Twist =>
  (draft, { dice }) =>
    (draft.headers[name] = dice.pick(values))

const HEADERS: readonly Twist[] = [
  header('if-match', ['"1"', '*', 'W/"2"', '1', '"-1"', '"99999999999"', '""', 'x'.repeat(300)]),
  header('idempotency-key', ['', ' ', 'k', 'k'.repeat(201), 'é', 'the same']),
  header('authorization', ['Bearer', 'Bearer x.y.z', 'Basic eDp5', 'Bearer crt_x_y', '', `Bearer ${'a'.repeat(4000)}`]),
  header('accept-language', ['ar', 'fr', 'xx', '*', ';;;', 'a'.repeat(2000)]),
  header('accept', ['text/html', 'application/xml', '*/*']),
  header('accept-encoding', ['br', 'gzip;q=0', 'x', '*']),
  header('content-encoding', ['gzip', 'br', 'x']),
  header('host', ['evil.example', '', '127.0.0.1:1', '[::1]']),
  header('origin', ['https://evil.example', 'null']),
  header('x-request-id', ['x', '019a0000-0000-7000-8000-000000000001']),
  header('x-remote', ['sales@1.0.0+abc', 'x'.repeat(300)]),
  header('x-http-method-override', ['DELETE']),
  header('cookie', ['refresh=x', `${'a=b; '.repeat(100)}`, '__Host-refresh=%00']),
]

/** What somebody does there is done to the own account: those who are needed again must not. */
const OF_ONESELF = /^\/api\/(users\/me|auth|company\/\{id\})/

const CALL: readonly Twist[] = [
  (draft, { dice }) =>
    (draft.method = dice.pick(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])),
  (draft) => (draft.actor = { name: 'nobody', token: null }),
  (draft, { others, dice }) => {
    if (!draft.actor.isSuper && !OF_ONESELF.test(draft.operation.path)) draft.actor = dice.pick(others)
  },
]

/** Turns a request that the API should take into one that is wrong in so many ways. */
export function twist(draft: Draft, world: World, times: number): void {
  const { dice } = world
  for (let time = 0; time < times; time += 1) {
    const groups = [draft.body === undefined && draft.form === null ? ADDRESS : BODY, ADDRESS, HEADERS, CALL]
    dice.pick(dice.pick(groups))(draft, world)
  }
}
