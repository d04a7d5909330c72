import { onStopRequest } from '../../common/stop-request.ts'
import { attackOnce, countAnswer, prepareAttacks, type Attack, type Attacker, type Counts } from './attacks.ts'

/** Whoever was refused tries again soon, not at once: a program that only spins would measure itself. */
const BREATH_MS = 10

/** Who attacks, and how. */
export type Orders = { attacker: Attacker; kinds: readonly Attack[] }

const end = new AbortController()

async function attack({ attacker, kinds }: Orders): Promise<Partial<Record<Attack, Counts>>> {
  const prepared = prepareAttacks(attacker)
  const results = kinds.map((name) => {
    const { atOnce, next } = prepared[name]
    const counts: Counts = { done: 0, refused: 0, limited: 0, shed: 0, failed: 0, cut: 0 }
    const one = async (first: number): Promise<void> => {
      for (let turn = first; !end.signal.aborted; turn += atOnce) {
        const status = await attackOnce(attacker, name, next(turn), end.signal)
        // What was under way when the drill ended was not answered by anybody's fault.
        if (!end.signal.aborted) countAnswer(counts, status)
        await new Promise((resolve) => setTimeout(resolve, BREATH_MS))
      }
    }
    return { name, counts, ended: Promise.all(Array.from({ length: atOnce }, (_, index) => one(index))) }
  })
  process.send?.('attacking')
  await Promise.all(results.map(({ ended }) => ended))
  return Object.fromEntries(results.map(({ name, counts }) => [name, counts]))
}

process.on('message', (message: Orders | 'end') => {
  if (message === 'end') end.abort()
  else void attack(message).then((counts) => process.send?.(counts))
})
onStopRequest(() => process.exit(0))
process.send?.('ready')
