import type { Audited } from './audited.ts'
import type { Words } from './words.ts'

/** What each contract exports, found in its folder: where files can be read, never in a browser. */
export function contractModules(): Record<string, unknown>[]
/** The area of each contract, in the same order: the folder that it lies in. */
export function contractAreas(): string[]
/** What each contract tells the audit trail: the `audited` of the file `audit` beside it. */
export function contractAudits(): Audited[]
/** What each contract says in a language. */
export function contractWords(language: string): Words[]
