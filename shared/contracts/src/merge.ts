import type { Static } from 'typebox'
import { Id, Strict, Version } from './schema.ts'

/** Into which other row one goes up, and the version of the one that goes. */
export const MergeInput = Strict({ intoId: Id, version: Version })
export type MergeInput = Static<typeof MergeInput>

/** Why two rows are not merged, for the declaration of a resource whose rows can be. */
export const MERGE_ERRORS = { mergedIntoItself: 422, mergedIntoInactive: [409, 'name'] } as const
