import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import { DomainError } from '../errors.ts'

const PROCESS = fileURLToPath(new URL('./picture-process.ts', import.meta.url))
/** A picture that takes longer to read was made to. */
const MAX_MS = 5000
/** Each process holds a whole picture unpacked, up to 120 MiB. */
const AT_ONCE = 2
/** More do not wait: the last one's turn would come when nobody expects it any longer. */
const MOST_WAITING = 20
/** Of one holder, drawn and waiting. */
const MOST_OF_ONE = 3
const WAIT_SECONDS = 30

const turns = pLimit(AT_ONCE)
const byHolder = new Map<string, number>()

/**
 * Draws a picture of any usual kind anew as WebP, at most `side` pixels wide and high, with nothing of the original but its
 * pixels. Null for what cannot be read as a picture, is too large unpacked, or takes too long. Works in a process of its own,
 * of which there are few at a time. Refuses when too many wait already, altogether or of the holder: a company, or an
 * account that has none.
 */
export async function redrawPicture(holder: string, original: Buffer, side: number): Promise<Buffer | null> {
  const own = byHolder.get(holder) ?? 0
  if (own >= MOST_OF_ONE || turns.pendingCount >= MOST_WAITING)
    throw new DomainError('request.tooMany', { seconds: WAIT_SECONDS })
  byHolder.set(holder, own + 1)
  try {
    return await turns(() => redraw(original, side))
  } finally {
    const left = (byHolder.get(holder) ?? 1) - 1
    if (left === 0) byHolder.delete(holder)
    else byHolder.set(holder, left)
  }
}

async function redraw(original: Buffer, side: number): Promise<Buffer | null> {
  const child = spawn(process.execPath, [PROCESS, String(side)], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
    timeout: MAX_MS,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
  // The process may end before it has read all: then there is nobody to write to.
  child.stdin.on('error', () => undefined)
  child.stdin.end(original)
  const [picture, isDone] = await Promise.all([buffer(child.stdout).catch(() => null), ended])
  return isDone && picture !== null && picture.length > 0 ? picture : null
}
