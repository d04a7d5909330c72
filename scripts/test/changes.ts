import { execFileSync } from 'node:child_process'
import { ROOT } from '../common/root.ts'

/**
 * Files that differ from where this branch left a commit, as paths from the root: committed, not yet committed, and new
 * ones. Null when the commit is not known here, or when nothing differs from it.
 */
export function changedSince(commit: string, root = ROOT): string[] | null {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\0')
      .flatMap((text) => text.trim() || [])
  try {
    const [base = ''] = git('merge-base', '--end-of-options', commit, 'HEAD')
    const changed = git('diff', '--name-only', '--no-renames', '-z', base)
    const made = git('ls-files', '--others', '--exclude-standard', '-z')
    return changed.length + made.length === 0 ? null : [...changed, ...made].sort()
  } catch {
    return null
  }
}
