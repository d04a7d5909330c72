import fs from 'node:fs'
import path from 'node:path'

/**
 * Root may work in somebody else's clone (sudo): whatever it makes there belongs to the owner of the folder around it,
 * who could not go on by himself otherwise.
 */
function giveToFolderOwner(file: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = fs.statSync(path.dirname(file))
  if (fs.lstatSync(file).uid !== uid) fs.lchownSync(file, uid, gid)
}

/** Makes a folder, and those above it, that only their owner may enter. */
export function makeFolder(folder: string): void {
  if (fs.existsSync(folder)) return
  makeFolder(path.dirname(folder))
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  giveToFolderOwner(folder)
}

/** Opens a file that only its owner may read, and makes it where it is missing. */
export function openPrivate(file: string, flags: 'w' | 'a'): number {
  makeFolder(path.dirname(file))
  const handle = fs.openSync(file, flags, 0o600)
  giveToFolderOwner(file)
  return handle
}
