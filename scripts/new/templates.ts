import fs from 'node:fs'
import path from 'node:path'
import type { Changes } from './changes.ts'
import { fill } from './names.ts'

const FOLDER = path.join(import.meta.dirname, 'templates')
const SUFFIX = '.template'

/**
 * Creates every file of a set of templates, with the names put into its text and its path. `place` says where a file goes
 * when that is not its own path; null leaves it out.
 */
export function createFrom(
  set: string,
  changes: Changes,
  tokens: Readonly<Record<string, string>>,
  place = (file: string): string | null => file,
): void {
  const folder = path.join(FOLDER, set)
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const target = place(fill(path.relative(folder, file).slice(0, -SUFFIX.length), tokens))
    if (target !== null) changes.create(target, fill(fs.readFileSync(file, 'utf8'), tokens))
  }
}
