// The Node of the machine only launches: it installs what the lock file names, then hands over to the pinned Node.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { constants } from 'node:os'
import { ensureInstalled } from './install.mjs'
import { pinnedNode } from './pinned-node.mjs'
import { ROOT } from './root.mjs'

/**
 * Installs when needed, runs a file of the project on the pinned Node with the flags given, and ends with its exit code.
 * `say` prints a line.
 */
export async function launch(file, args, say, flags = []) {
  const launchedAt = Date.now()
  try {
    await ensureInstalled(say)
    const node = pinnedNode()
    const env = {
      ...process.env,
      PATH: [path.join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter),
      COMPTOIR_LAUNCHED_AT: String(launchedAt),
    }
    process.exitCode = await follow(
      spawn(node, [...flags, path.resolve(ROOT, file), ...args], {
        cwd: ROOT,
        env,
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      }),
    )
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}

/**
 * Passes every request to stop on to the child and waits for it. A terminal sends Ctrl-C to both of us and npm sends it
 * once more: the child counts only the first. The child also stops by itself when its channel to us closes.
 */
function follow(child) {
  const stop = () => child.kill('SIGTERM')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  const watch = watchParent(stop)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      clearInterval(watch)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}

/** A shell between npm and us may die of a signal without passing it on; then we have another parent than before. */
function watchParent(stop) {
  const parent = process.ppid
  return setInterval(() => {
    if (process.ppid !== parent && process.env.npm_lifecycle_event) stop()
  }, 1000)
}
