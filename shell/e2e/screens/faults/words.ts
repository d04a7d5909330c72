import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { allPhrases } from '@comptoir/build/phrases'
import { flatten } from '@comptoir/i18n'
import { wholeTranslation } from '@comptoir/i18n/words'
import type { Page } from '@playwright/test'
import type { Language } from '../../core/phrases.ts'
import type { Fault } from './fault.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** Every phrase of the product in a language, by its key and in no order. */
function phrasesIn(language: Language): Map<string, string>[] {
  const folders = fs.globSync('mfe-*/remote.json', { cwd: ROOT }).map((file) => file.replace(/remote\.json$/, ''))
  const trees = [wholeTranslation(language), ...folders.map((folder) => allPhrases(`${ROOT}${folder}`, language))]
  return trees.map((tree) => new Map(flatten(tree)))
}

const LANGUAGES: readonly Language[] = ['en', 'fr', 'ar']
const ALL = Object.fromEntries(LANGUAGES.map((language) => [language, phrasesIn(language)]))
const KEYS = new Set(phrasesIn('en').flatMap((phrases) => [...phrases.keys()]))

/** English phrases that this language says in other words. */
function foreignTo(language: Language): Set<string> {
  if (language === 'en') return new Set()
  const own = new Set((ALL[language] ?? []).flatMap((phrases) => [...phrases.values()]))
  return new Set(
    (ALL['en'] ?? []).flatMap((phrases) =>
      [...phrases.values()].filter((text) => !own.has(text) && /\p{L}{3}/u.test(text)),
    ),
  )
}

const FOREIGN = new Map(LANGUAGES.map((language) => [language, foreignTo(language)]))

/** Phrases that are missing: keys shown as they are, places for values left open, English where the language has its own words. */
export async function phraseFaults(page: Page, language: Language): Promise<Fault[]> {
  const shown = await page.evaluate(() => {
    // What somebody typed, or stands there in a language of its own.
    const notPhrases = 'script, style, noscript, bdi, [dir=auto], [lang]:not(html, body)'
    const texts = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest(notPhrases)) texts.add(node.textContent?.trim() ?? '')
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.body.querySelectorAll(`[${name}]`))
        texts.add(element.getAttribute(name)?.trim() ?? '')
    return [...texts, document.title]
  })
  return shown.flatMap((text): Fault[] => {
    if (KEYS.has(text) && text.includes('.')) return [{ kind: 'phrase', place: text, detail: 'a key' }]
    if (/\{\{\w+\}\}/.test(text)) return [{ kind: 'phrase', place: text, detail: 'a place for a value' }]
    return FOREIGN.get(language)?.has(text) ? [{ kind: 'phrase', place: text, detail: `English in ${language}` }] : []
  })
}
