import type { Changes } from './changes.ts'
import { capital, oneOf, type Names } from './names.ts'

/** Before a phrase that waits for its translator. The checks refuse it, so that none is forgotten. */
export const UNTRANSLATED = 'TRANSLATE: '

export type Phrases = { [key: string]: string | Phrases }

/** The same phrases for another language, each marked. */
function untranslated(phrases: Phrases): Phrases {
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
    empty: { title: `No ${things} yet`, text: `Add the first one, and your ${things} will be listed here.` },
    column: { name: 'Name' },
    form: {
      createTitle: `New ${thing}`,
      editTitle: `Edit ${thing}`,
      name: 'Name',
      isActive: 'Active',
      isActiveHelp: `An inactive ${thing} keeps its history but can no longer be selected.`,
    },
    saved: `${subject} “{{name}}” saved`,
    removed: `${subject} “{{name}}” deleted`,
    deactivated: `${subject} “{{name}}” is now inactive`,
    remove: {
      text: `This permanently deletes the ${thing}. One that is in use cannot be deleted.`,
      confirm: `Delete ${thing}`,
      inUseTitle: '{{name}} is in use',
    },
  }
}

/** What is said of a resource by its contract: its name, who may do what, what is refused, what the audit trail tells. */
export function contractWords({ one, many, thing, things }: Names): Phrases {
  return {
    entity: { [one]: capital(thing) },
    permission: { [many]: { read: `view ${things}`, write: `manage ${things}` } },
    error: {
      [one]: {
        notFound: `This ${thing} no longer exists. Go back to the list and choose another one.`,
        nameTaken: `Another ${thing} is already named “{{name}}”. Choose another name; everything else is kept.`,
        inUse: `This ${thing} is in use and cannot be deleted. Deactivate it instead: what uses it keeps it.`,
      },
    },
    field: { [one]: { name: 'Name', isActive: 'Active' } },
  }
}

export const LANGUAGES = ['en', 'fr', 'ar'] as const

/** Puts phrases into a folder, a file for each language: English, and the others marked for a translator. */
export function addPhrases(changes: Changes, folder: string, phrases: Phrases): void {
  for (const language of LANGUAGES) {
    const said = language === 'en' ? phrases : untranslated(phrases)
    changes.create(`${folder}/${language}.json`, `${JSON.stringify(said, null, 2)}\n`)
  }
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
