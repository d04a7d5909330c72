import { readDeclared } from '@comptoir/build/declaration'
import { allPhrases } from '@comptoir/build/phrases'
import type { Locales } from './test-i18n.ts'

/** All phrases of the remote in a folder, its features' and the shared ones, as a page of it finds them. */
export function localesOf(folder: string): Locales {
  const { namespace } = readDeclared(folder).remote.i18n
  const [en, fr, ar] = [allPhrases(folder, 'en'), allPhrases(folder, 'fr'), allPhrases(folder, 'ar')]
  return { [namespace]: { en, fr, ar } }
}
