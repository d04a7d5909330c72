import { join } from 'node:path'
import { localesOf } from '@comptoir/testing'

/** The phrases of this remote and its features. */
export const locales = localesOf(join(import.meta.dirname, '../..'))
