import { isReported, passes, type RuleCases } from './cases.ts'

export const lightSchemasCases: RuleCases = {
  valid: passes(
    'import * as Type from "typebox"',
    'import type { Static } from "typebox"',
    'Type.Object({ name: Type.String() })',
    'RecordOf(Type.Unknown())',
  ),
  invalid: [
    ...isReported('whole', 'import Type from "typebox"', 'import Type, { type Static } from "typebox"'),
    ...isReported('heavy', 'Type.Record(Type.String(), Item)', 'Type.Omit(Item, ["id"])', 'const make = Type.Partial'),
  ],
}
