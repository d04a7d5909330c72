import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../common/root.ts'

/** A remote's own French phrase, so that what is waited for is what its user reads. Throws when there is none. */
export function phrase(remote: string, key: string): string {
  const tree: unknown = JSON.parse(fs.readFileSync(path.join(ROOT, `mfe-${remote}`, 'locales', 'fr.json'), 'utf8'))
  const found = key
    .split('.')
    .reduce<unknown>(
      (branch, part) =>
        typeof branch === 'object' && branch !== null ? new Map(Object.entries(branch)).get(part) : undefined,
      tree,
    )
  if (typeof found !== 'string') throw new Error(`${remote} has no phrase ${key}`)
  return found
}
