import path from 'node:path'
import { allPhrases } from '@comptoir/build/phrases'
import { flatten } from '@comptoir/i18n'
import { ROOT } from '../../common/root.ts'

/** A remote's own French phrase, so that what is waited for is what its user reads. Throws when there is none. */
export function phrase(remote: string, key: string): string {
  const found = new Map(flatten(allPhrases(path.join(ROOT, `mfe-${remote}`), 'fr'))).get(key)
  if (found === undefined) throw new Error(`${remote} has no phrase ${key}`)
  return found
}
