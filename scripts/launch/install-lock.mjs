import fs from 'node:fs'
import path from 'node:path'
import { ROOT, makeFolder } from './root.mjs'

const FILE = path.join(ROOT, '.comptoir', 'installing')

/** Runs the work while no other launcher of this clone installs; waits for one that does. */
export async function withInstallLock(work) {
  for (let waits = 0; !take(); waits += 1) {
    // The first refusal may come from the file of a launcher that was killed.
    if (waits === 1) console.log('Packages: another start is installing them; waiting for it...')
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  const release = () => fs.rmSync(FILE, { force: true })
  process.on('exit', release)
  try {
    await work()
  } finally {
    release()
    process.off('exit', release)
  }
}

/** The file appears whole, with its number inside, or not at all. */
function take() {
  const draft = `${FILE}.${process.pid}`
  makeFolder(path.dirname(FILE))
  fs.writeFileSync(draft, String(process.pid))
  try {
    fs.linkSync(draft, FILE)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isHolderAlive()) fs.rmSync(FILE, { force: true })
    return false
  } finally {
    fs.rmSync(draft, { force: true })
  }
}

/** A holder that was killed leaves the file behind. */
function isHolderAlive() {
  try {
    return process.kill(Number(fs.readFileSync(FILE, 'utf8')), 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
