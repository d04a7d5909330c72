import type { Api } from './api.ts'

/** The API for pages that rarely call it, such as a form: loaded with the first call. Rejects when loading fails. */
export async function deferredApi(): Promise<Api> {
  return (await import('./api.ts')).api
}
