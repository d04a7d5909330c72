import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** The secret of an installation: made once, 256 bits, kept in `secrets.json` (mode 600), the same at every start. */
export function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secrets.json')
  return readSecret(file) ?? makeSecret(file)
}

function readSecret(file: string): string | null {
  if (!fs.existsSync(file)) return null
  const content: unknown = JSON.parse(fs.readFileSync(file, 'utf8'))
  const secret = typeof content === 'object' && content !== null && 'jwtSecret' in content ? content.jwtSecret : null
  if (typeof secret !== 'string' || secret.length < 32) throw new Error(`${file} does not hold the secret that it should`)
  return secret
}

/** Written aside and linked into place: of two processes that make one at once, both go on with the first. */
function makeSecret(file: string): string {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, `${JSON.stringify({ jwtSecret: randomBytes(32).toString('base64url') })}\n`, { mode: 0o600 })
  if (process.getuid?.() === 0) fs.chownSync(draft, ...ownerOf(path.dirname(file)))
  try {
    fs.linkSync(draft, file)
  } catch (error) {
    if (!fs.existsSync(file)) throw error
  } finally {
    fs.rmSync(draft)
  }
  return readSecret(file) ?? makeSecret(file)
}

function ownerOf(folder: string): [number, number] {
  const { uid, gid } = fs.statSync(folder)
  return [uid, gid]
}
