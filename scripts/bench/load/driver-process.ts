import { onStopRequest } from '../../common/stop-request.ts'
import { type Answer, type Ask, Connection } from './connection.ts'
import { type Job, type JobResult } from './jobs.ts'
import { nextAsk } from './requests.ts'

const BROWSER_ENCODINGS = 'gzip, deflate, br, zstd'

/** Works one job off: every client sends its next request when it has the answer to the one before. */
async function drive(job: Job): Promise<JobResult> {
  const isTwice = job.work.kind === 'sales' && job.work.isTwice
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
  const client = async (): Promise<void> => {
    const connections = Array.from(
      { length: isTwice ? 2 : 1 },
      () => new Connection(job.origin, isTwice ? 'identity' : BROWSER_ENCODINGS),
    )
    for (let turn = 0; performance.now() < until && left > 0; turn += 1) {
      left -= connections.length
      const ask = nextAsk(job.work, turn)
      const answers = await Promise.all(connections.map((connection) => timed(connection, ask)))
      for (const { answer, milliseconds } of answers) count(answer, milliseconds)
      if (isTwice && !areTwins(answers.map(({ answer }) => answer))) result.twinFaults += 1
    }
    for (const connection of connections) connection.close()
  }
  const count = (answer: Answer, milliseconds: number): void => {
    result.done += 1
    result.latencies.push(milliseconds)
    if (answer.status === 200 || answer.status === 201) return
    result.failed += 1
    result.firstFailure ??= `${answer.status} ${answer.text.slice(0, 300)}`
  }
  await Promise.all(Array.from({ length: isTwice ? job.clients / 2 : job.clients }, client))
  result.seconds = (performance.now() - startedAt) / 1000
  return result
}

/** A connection that breaks is an answer too: one that failed. */
async function timed(connection: Connection, ask: Ask): Promise<{ answer: Answer; milliseconds: number }> {
  const startedAt = performance.now()
  const answer = await connection.send(ask).catch((error: unknown): Answer => ({ status: 0, text: String(error) }))
  return { answer, milliseconds: performance.now() - startedAt }
}

/** The same sale sent twice: one is posted, the other learns of it, and both get one ticket number. */
function areTwins(answers: Answer[]): boolean {
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
  if (statuses.join() !== '200,201') return false
  const numbers = answers.map(({ text }) => (JSON.parse(text) as { number: string }).number)
  return new Set(numbers).size === 1
}

process.on('message', (job: Job) => void drive(job).then((result) => process.send?.(result)))
onStopRequest(() => process.exit(0))
process.send?.('ready')
