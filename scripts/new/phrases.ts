import type { Changes } from './changes.ts'
import { capital, oneOf, type Names } from './names.ts'

/** Before a phrase that waits for its translator. The checks refuse it, so that none is forgotten. */
export const UNTRANSLATED = 'TRANSLATE: '

export type Phrases = { [key: string]: string | Phrases }

/** The same phrases for another language, each marked. */
export function untranslated(phrases: Phrases): Phrases {
  return Object.fromEntries(
    Object.entries(phrases).map(([key, value]) => [
      key,
      typeof value === 'string' ? UNTRANSLATED + value : untranslated(value),
    ]),
  )
}

/** What the screens of a feature say, in English. */
export function featurePhrases({ thing, things }: Names): Phrases {
  const subject = capital(thing)
  return {
    title: capital(things),
    subtitle: `The ${things} of your company.`,
    add: `Add ${oneOf(thing)}`,
    search: `Search ${things}`,
    empty: { title: `No ${thing} yet`, text: `Your ${things} stand here. Add the first one.` },
    column: { name: 'Name' },
    form: {
      createTitle: `New ${thing}`,
      editTitle: `Edit ${thing}`,
      name: 'Name',
      isActive: 'Active',
      isActiveHelp: `An inactive ${thing} keeps its history and is no longer offered.`,
    },
    saved: `${subject} “{{name}}” saved`,
    removed: `${subject} “{{name}}” deleted`,
    deactivated: `${subject} “{{name}}” is now inactive`,
    remove: {
      text: `The ${thing} disappears for good. One that is in use cannot be deleted.`,
      confirm: `Delete ${thing}`,
      inUseTitle: '{{name}} is in use',
    },
  }
}

/** What the API says when it refuses. */
export function errorPhrases({ one, thing }: Names): Record<string, string> {
  return {
    [`${one}.notFound`]: `This ${thing} does not exist any more. Go back to the list and choose another one.`,
    [`${one}.nameTaken`]: `The name “{{name}}” already belongs to another ${thing}. Choose another name; the rest is kept.`,
    [`${one}.inUse`]: `This ${thing} cannot be deleted, because it is in use. Deactivate it instead: what uses it keeps it.`,
  }
}

export function permissionPhrases({ many, things }: Names): Record<string, string> {
  return { [`${many}.read`]: `see the ${things}`, [`${many}.write`]: `manage the ${things}` }
}

/** What the first page of a remote says. */
export function startPhrases(id: string): Phrases {
  const name = capital(id.replaceAll('-', ' '))
  return {
    title: name,
    subtitle: `Everything that ${name} does for you.`,
    empty: { title: 'Nothing here yet', text: 'What is added to this part of Comptoir appears on this page.' },
  }
}

export const LANGUAGES = ['en', 'fr', 'ar'] as const

/** Puts phrases beside the feature in a folder: English, and the other languages marked. */
export function addPhrases(changes: Changes, folder: string, phrases: Phrases): void {
  for (const language of LANGUAGES) {
    const said = language === 'en' ? phrases : untranslated(phrases)
    changes.create(`${folder}/phrases/${language}.json`, `${JSON.stringify(said, null, 2)}\n`)
  }
}
