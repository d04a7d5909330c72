import type { Draft } from '../draft.ts'
import type { World } from '../world.ts'

/** Makes a request that the schema allows one that the business allows, too. */
export type Template = (world: World, draft: Draft) => Promise<void> | void
