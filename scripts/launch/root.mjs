import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Makes a folder that belongs to the owner of the folder around it, also where root starts in somebody else's clone. */
export function makeFolder(folder) {
  if (fs.existsSync(folder)) return
  makeFolder(path.dirname(folder))
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { uid, gid } = fs.statSync(path.dirname(folder))
  if (process.getuid && process.getuid() === 0) fs.chownSync(folder, uid, gid)
}
