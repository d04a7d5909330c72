import { DomainError } from '../errors.ts'

/** Exports that this process makes at a time; each holds a connection, and its rows until the file is written. */
const AT_ONCE = 2
/** More of one company do not wait: somebody presses a button again and again. */
const MOST_WAITING = 5
const WAIT_SECONDS = 30

interface Waiting {
  companyId: string
  start: () => void
}

const running = new Set<string>()
const waiting: Waiting[] = []

/** Waits for its turn: one export of a company at a time, few altogether, in the order of asking. Gives what ends the turn. */
export async function takeTurn(companyId: string): Promise<() => void> {
  if (waiting.filter((each) => each.companyId === companyId).length >= MOST_WAITING) {
    throw new DomainError('request.tooMany', { seconds: WAIT_SECONDS })
  }
  await new Promise<void>((start) => {
    waiting.push({ companyId, start })
    startNext()
  })
  return () => {
    running.delete(companyId)
    startNext()
  }
}

function startNext(): void {
  const place = running.size < AT_ONCE ? waiting.findIndex(({ companyId }) => !running.has(companyId)) : -1
  const [next] = place === -1 ? [] : waiting.splice(place, 1)
  if (!next) return
  running.add(next.companyId)
  next.start()
  startNext()
}
