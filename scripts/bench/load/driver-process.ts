import { onStopRequest } from '../../common/stop-request.ts'
import { type Answer, type Ask, Connection } from './connection.ts'
import type { Job, JobResult, Work } from './jobs.ts'
import { nextAsk } from './requests.ts'
import { ticketsAsk } from './tickets.ts'

const BROWSER_ENCODINGS = 'gzip, deflate, br, zstd'

/** Works one job off: every client sends its next request when it has the answer to the one before. */
async function drive(job: Job): Promise<JobResult> {
  const { work } = job
  const isTwice = 'isTwice' in work && work.isTwice
  /** Of which there are several in one request. */
  const weight = work.kind === 'tickets' ? work.size : 1
  const clients = isTwice ? job.clients / 2 : job.clients
  const result = {
    done: 0,
    failed: 0,
    seconds: 0,
    latencies: [] as number[],
    twinFaults: 0,
    firstFailure: null as string | null,
  }
  const startedAt = performance.now()
  const until = startedAt + job.seconds * 1000
  let left = job.requests
  const client = async (_: unknown, index: number): Promise<void> => {
    const connections = Array.from(
      { length: isTwice ? 2 : 1 },
      () => new Connection(job.origin, isTwice ? 'identity' : BROWSER_ENCODINGS),
    )
    for (let turn = 0; performance.now() < until && left > 0; turn += 1) {
      left -= connections.length
      const ask = work.kind === 'tickets' ? ticketsAsk(work, { client: index, clients, turn }) : nextAsk(work, turn)
      const answers = await Promise.all(connections.map((connection) => timed(connection, ask)))
      for (const { answer, milliseconds } of answers) count(answer, milliseconds)
      if (
        isTwice &&
        !areTwins(
          work.kind,
          answers.map(({ answer }) => answer),
        )
      )
        result.twinFaults += 1
    }
    for (const connection of connections) connection.close()
  }
  const count = (answer: Answer, milliseconds: number): void => {
    result.done += weight
    result.latencies.push(milliseconds)
    if (answer.status === 200 || answer.status === 201) return
    result.failed += weight
    result.firstFailure ??= `${answer.status} ${answer.text.slice(0, 300)}`
  }
  await Promise.all(Array.from({ length: clients }, client))
  result.seconds = (performance.now() - startedAt) / 1000
  return result
}

/** A connection that breaks is an answer too: one that failed. */
async function timed(connection: Connection, ask: Ask): Promise<{ answer: Answer; milliseconds: number }> {
  const startedAt = performance.now()
  const answer = await connection.send(ask).catch((error: unknown): Answer => ({ status: 0, text: String(error) }))
  return { answer, milliseconds: performance.now() - startedAt }
}

/** The same sent twice: one is posted, the other learns of it, and both get one ticket number; of batches, the same numbers. */
function areTwins(kind: Work['kind'], answers: Answer[]): boolean {
  if (kind === 'tickets') return new Set(answers.map(({ text }) => text)).size === 1
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
  if (statuses.join() !== '200,201') return false
  const numbers = answers.map(({ text }) => (JSON.parse(text) as { number: string }).number)
  return new Set(numbers).size === 1
}

process.on('message', (job: Job) => void drive(job).then((result) => process.send?.(result)))
onStopRequest(() => process.exit(0))
process.send?.('ready')
