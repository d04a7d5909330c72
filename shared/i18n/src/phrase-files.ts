/**
 * The files in which browsers are sent the words of the shell: those of every page, then those that only one of its own pages
 * has. Remotes bring their own.
 */
export const PHRASE_FILES = ['translation', 'profile', 'releases'] as const
export type PhraseFile = (typeof PHRASE_FILES)[number]

const PREFIX = 'shell/'

/** The namespace of the words of a page of the shell; no remote can be called so. */
export function namespaceOf(file: PhraseFile): string {
  return file === 'translation' ? file : PREFIX + file
}

/** The file of one of the shell's namespaces; undefined for those of remotes. */
export function phraseFileOf(namespace: string): PhraseFile | undefined {
  return PHRASE_FILES.find((file) => namespaceOf(file) === namespace)
}
