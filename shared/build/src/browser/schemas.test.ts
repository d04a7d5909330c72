import { expect, test } from '@jest/globals'
import Type from 'typebox'
import { Check } from 'typebox/value'
import Brief from './schemas.ts'

/** Every builder that contracts of remotes call, in one schema. */
const contractBy = (T: typeof Brief): object =>
  T.Object(
    {
      name: T.String({ minLength: 1, pattern: '\\S' }),
      price: T.Integer({ minimum: 0 }),
      rate: T.Optional(T.Number({ maximum: 100 })),
      note: T.Union([T.String(), T.Null()]),
      kind: T.Unsafe(T.Union([T.Literal('a'), T.Literal(1)])),
      tags: T.Array(T.Boolean(), { maxItems: 2 }),
      more: T.Optional(T.Record(T.String(), T.Unknown())),
      none: T.Optional(T.Never()),
      empty: T.Object({}),
    },
    { additionalProperties: false },
  )

const ours = contractBy(Brief)
const right = { name: 'a', price: 1, note: null, kind: 1, tags: [true], empty: {} }

test('remotes get the JSON Schemas that TypeBox would make', () => {
  expect(JSON.stringify(ours)).toBe(JSON.stringify(contractBy(Type)))
})

test.each([
  ['all that is required', right, true],
  ['what may be left out', { ...right, rate: 7, more: { x: 1 } }, true],
  ['a name of spaces', { ...right, name: '  ' }, false],
  ['a missing note', { ...right, note: undefined }, false],
  ['another kind', { ...right, kind: 'b' }, false],
  ['a key too many', { ...right, other: 1 }, false],
])('and they are checked alike: %s', (_what, value, isRight) => {
  expect(Check(ours, JSON.parse(JSON.stringify(value)))).toBe(isRight)
  expect(Check(contractBy(Type), JSON.parse(JSON.stringify(value)))).toBe(isRight)
})
