import { refuseStopped, waitForRest } from '../rounds.ts'

/** Results of so many rounds, one after the other. Before each, other programs get a few seconds to leave the machine half idle. */
export async function repeated<T>(rounds: number, work: (round: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  while (results.length < rounds) {
    refuseStopped()
    await waitForRest()
    results.push(await work(results.length))
  }
  return results
}
