import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** The secret of an installation: made once, 256 bits, kept in `secrets.json` (mode 600), the same at every start. */
export function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secrets.json')
  return readSecret(file) ?? makeSecret(file)
}

/** A text that an installation generates once and keeps private (mode 600): the first one written wins. */
export function keptText(file: string, make: () => string): string {
  if (!fs.existsSync(file)) writeOnce(file, make())
  return fs.readFileSync(file, 'utf8')
}

function readSecret(file: string): string | null {
  if (!fs.existsSync(file)) return null
  const content: unknown = JSON.parse(fs.readFileSync(file, 'utf8'))
  const secret = typeof content === 'object' && content !== null && 'jwtSecret' in content ? content.jwtSecret : null
  if (typeof secret !== 'string' || secret.length < 32)
    throw new Error(`${file} does not hold the secret that it should`)
  return secret
}

function makeSecret(file: string): string {
  writeOnce(file, `${JSON.stringify({ jwtSecret: randomBytes(32).toString('base64url') })}\n`)
  return readSecret(file) ?? makeSecret(file)
}

/** Written aside and linked into place: of two processes that make one at once, both go on with the first. */
function writeOnce(file: string, text: string): void {
  makeFolder(path.dirname(file))
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, text, { mode: 0o600 })
  giveToFolderOwner(draft)
  try {
    fs.linkSync(draft, file)
  } catch (error) {
    if (!fs.existsSync(file)) throw error
  } finally {
    fs.rmSync(draft)
  }
}

function makeFolder(folder: string): void {
  if (fs.existsSync(folder)) return
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  giveToFolderOwner(folder)
}

/** Root may work in somebody else's clone (sudo), where everything belongs to the owner of the folder around it. */
function giveToFolderOwner(file: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = fs.statSync(path.dirname(file))
  fs.chownSync(file, uid, gid)
}
