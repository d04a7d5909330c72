// The Node of the machine only launches: it installs what the lock file names, then hands over to the pinned Node.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { ensureInstalled } from './install.mjs'
import { keepRunning } from './keep-running.mjs'
import { pinnedNode } from './pinned-node.mjs'
import { ROOT } from './root.mjs'

/**
 * Installs when needed, runs a file of the project on the pinned Node with the flags given, and ends with its exit code.
 * A file that says that it is ready is kept running. `say` prints a line.
 */
export async function launch(file, args, say, flags = []) {
  const launchedAt = Date.now()
  try {
    await ensureInstalled(say)
    const node = pinnedNode()
    const env = {
      ...process.env,
      PATH: [path.join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter),
    }
    const begin = (since) =>
      spawn(node, [...flags, path.resolve(ROOT, file), ...args], {
        cwd: ROOT,
        env: { ...env, COMPTOIR_LAUNCHED_AT: String(since) },
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      })
    process.exitCode = await keepRunning(begin, launchedAt, console.error)
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
