import { isBackOffice } from '../router/back-office/is-back-office.ts'
import { isFields } from '../remotes/registry/check/fields.ts'

/** What a page tells the service worker once it is drawn. A worker that is older or newer than the page reads it too: fields are only ever added. */
export interface PageToKeep {
  /** Where work goes on without a network: the page that is kept is the one of this address. */
  address: string
  /** Of the page that runs, by `nameOfPage`: one that is kept under this name is not asked for again. */
  name: string
}

interface NamedBy {
  revision: number
  build: string
  /** Version of the shell's phrases. */
  phrases: string
  /** A page's registry has its labels in one language. */
  language: string
}

/** Two pages of one name are the same, but for the address that they are of. */
export function nameOfPage({ revision, build, phrases, language }: NamedBy): string {
  return [revision, build, phrases, language].join('.')
}

/** Whether two pages are of the same builds, in whatever language. */
export function isSameBuild(one: string, other: string): boolean {
  const builds = (name: string): string => name.slice(0, name.lastIndexOf('.'))
  return builds(one) === builds(other)
}

/** What a message says; null for one that is none of these. */
export function pageToKeep(message: unknown): PageToKeep | null {
  const told = isFields(message) ? message['keep'] : null
  if (!isFields(told)) return null
  const { address, name } = told
  return typeof address === 'string' && typeof name === 'string' && isBackOffice(address) ? { address, name } : null
}
