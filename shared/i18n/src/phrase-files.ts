/**
 * The files in which browsers are sent the words of the shell: those of every page, then those that only one of its own pages
 * has. Remotes bring their own.
 */
export const PHRASE_FILES = ['translation', 'profile', 'releases'] as const
export type PhraseFile = (typeof PHRASE_FILES)[number]

export function isPhraseFile(name: string): name is PhraseFile {
  return PHRASE_FILES.some((file) => file === name)
}
