import type { Api } from './api.ts'

/** The API for pages that call it seldom, as a form that is sent: its code comes with the first call. Rejects when it cannot be had. */
export async function deferredApi(): Promise<Api> {
  return (await import('./api.ts')).api
}
