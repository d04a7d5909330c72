import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import { DomainError } from '../errors.ts'
import { PICTURE_FAULTS, type PictureFault } from './picture-faults.ts'

const PROCESS = fileURLToPath(new URL('./picture-process.ts', import.meta.url))
/** By the clock, for a process that does nothing; one that works ends by itself sooner. */
const MAX_MS = 60_000
/** Each process holds a whole picture unpacked, up to 120 MiB. */
const AT_ONCE = 2
/** More do not wait: the last one's turn would come when nobody expects it any longer. */
const MOST_WAITING = 20
/** Of one holder, drawn and waiting. */
const MOST_OF_ONE = 3
const WAIT_SECONDS = 30

const turns = pLimit(AT_ONCE)
const byHolder = new Map<string, number>()

/** A picture as it was drawn, and its sides in pixels. */
export interface DrawnPicture {
  content: Buffer
  width: number
  height: number
}

/**
 * Draws a picture of any usual kind anew as WebP, at most `side` pixels wide and high, with nothing of the original but its
 * pixels. Null for what cannot be read as a picture, is too large unpacked, or takes too long. Works in a process of its own,
 * of which there are few at a time. Refuses when too many wait already, altogether or of the holder: a company, or an
 * account that has none.
 */
export async function redrawPicture(holder: string, original: Buffer, side: number): Promise<Buffer | null> {
  const drawn = await inTurn(holder, () => redraw(original, 'any', [side]))
  return Array.isArray(drawn) ? (drawn[0]?.content ?? null) : null
}

/**
 * The same for what a camera or a browser makes, in several sizes, the largest first; or the reason why the file is not
 * taken. A drawing or a picture that moves is no photo.
 */
export function redrawPhoto(
  holder: string,
  original: Buffer,
  sides: readonly number[],
): Promise<DrawnPicture[] | PictureFault> {
  return inTurn(holder, () => redraw(original, 'photo', sides))
}

async function inTurn<T>(holder: string, work: () => Promise<T>): Promise<T> {
  const own = byHolder.get(holder) ?? 0
  if (own >= MOST_OF_ONE || turns.pendingCount >= MOST_WAITING)
    throw new DomainError('request.tooMany', { seconds: WAIT_SECONDS })
  byHolder.set(holder, own + 1)
  try {
    return await turns(work)
  } finally {
    const left = (byHolder.get(holder) ?? 1) - 1
    if (left === 0) byHolder.delete(holder)
    else byHolder.set(holder, left)
  }
}

async function redraw(
  original: Buffer,
  kinds: 'any' | 'photo',
  sides: readonly number[],
): Promise<DrawnPicture[] | PictureFault> {
  const child = spawn(process.execPath, [PROCESS, kinds, ...sides.map(String)], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
    timeout: MAX_MS,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('close', resolve)
  })
  // The process may end before it has read all: then there is nobody to write to.
  child.stdin.on('error', () => undefined)
  child.stdin.end(original)
  const [written, code] = await Promise.all([buffer(child.stdout).catch(() => null), ended])
  const pictures = code === 0 && written !== null ? picturesIn(written) : []
  return pictures.length === sides.length ? pictures : faultOf(code)
}

const HEAD_BYTES = 12

/** Each picture comes after its length and its sides, in numbers of this machine. */
function picturesIn(written: Buffer): DrawnPicture[] {
  const pictures: DrawnPicture[] = []
  for (let at = 0; at + HEAD_BYTES < written.length;) {
    const [length = 0, width = 0, height = 0] = new Uint32Array(
      new Uint8Array(written.subarray(at, at + HEAD_BYTES)).buffer,
    )
    const begin = at + HEAD_BYTES
    at = begin + length
    pictures.push({ width, height, content: written.subarray(begin, at) })
  }
  return pictures
}

function faultOf(code: number | null): PictureFault {
  const names = Object.keys(PICTURE_FAULTS) as PictureFault[]
  return names.find((name) => PICTURE_FAULTS[name] === code) ?? 'unreadable'
}
