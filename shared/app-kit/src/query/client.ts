import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../http/problem.ts'
import { session } from '../session/store.ts'

const MAX_RETRIES = 2
const FRESH_MS = 30_000

/** A read is tried again when no answer came or the server failed; a refusal stays one. */
function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= MAX_RETRIES) return false
  return error instanceof ApiProblem ? error.status >= 500 : error.name === 'ConnectionError'
}

/** A client with the rules of the product; the page has one, tests make their own. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // `always`: a shop without internet may well reach its own server.
      queries: { networkMode: 'always', retry: shouldRetry, staleTime: FRESH_MS },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

/** The one cache of the page, emptied when another person signs in or nobody is left. */
export const queryClient = createQueryClient()

session.subscribe((next, previous) => {
  if (next.user?.id !== previous.user?.id) queryClient.clear()
})
