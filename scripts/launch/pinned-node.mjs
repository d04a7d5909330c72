import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ROOT } from './root.mjs'

const PLATFORM = process.platform === 'win32' ? 'win' : process.platform
const BINARY = process.platform === 'win32' ? 'node.exe' : 'node'

/** The Node of the lock file; the machine's own where that one cannot run here and this one is new enough. */
export function pinnedNode() {
  const pinned = path.join(ROOT, 'node_modules', `node-${PLATFORM}-${process.arch}`, 'bin', BINARY)
  if (spawnSync(pinned, ['--version']).status === 0) return pinned
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Error(
    `The Node bundled with the project does not run on this machine (${process.platform} ${process.arch}). Install Node 24 or later and run the same command again.`,
  )
}
