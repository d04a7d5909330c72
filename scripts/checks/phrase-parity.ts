import { UNTRANSLATED } from '../new/phrases.ts'

export const LANGUAGES = ['en', 'fr', 'ar'] as const
export type LocaleLanguage = (typeof LANGUAGES)[number]

/** Phrases of one namespace: text by dotted key, in each language. */
export type Phrases = Record<LocaleLanguage, ReadonlyMap<string, string>>

const FORMS: Record<LocaleLanguage, readonly string[]> = {
  en: ['one', 'other'],
  fr: ['one', 'many', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
}
const FORM = /_(zero|one|two|few|many|other)$/
/** Forms that may say their number in words, "منتوج واحد", and the parameters that are then left out. */
const IN_WORDS = /_(zero|one|two)$/
const NUMBERS = new Set(['count', 'number'])

/** What a text may hold although texts may not. */
export interface TextExceptions {
  /** Names that Arabic writes in Latin letters. */
  latinInArabic: readonly string[]
  /** Sentences that the product owner worded with an exclamation mark. */
  exclaimed?: readonly string[]
}

/** The key that code asks for: `products.count` for `products.count_one`. */
function baseOf(key: string): string {
  return key.replace(FORM, '')
}

/** Every base key of a language. */
export function basesOf(phrases: ReadonlyMap<string, string>): Set<string> {
  return new Set([...phrases.keys()].map(baseOf))
}

/** Reads the tree of a locale file. Anything but texts and groups of texts is refused. */
export function flattenLocale(tree: unknown, prefix = ''): [string, string][] {
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree))
    throw new Error(`"${prefix}" is neither a text nor a group of texts`)
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flattenLocale(value, `${prefix}${key}.`),
  )
}

const paramsOf = (text: string): string[] =>
  [...text.matchAll(/\{\{-?\s*(\w+)[^}]*\}\}/g)].map((match) => match[1] ?? '').sort()

function missingKeys({ en, ...others }: Phrases): string[] {
  return Object.entries(others).flatMap(([language, phrases]) => {
    const [english, theirs] = [basesOf(en), basesOf(phrases)]
    return [
      ...[...english].filter((key) => !theirs.has(key)).map((key) => `${language}: "${key}" is missing`),
      ...[...theirs].filter((key) => !english.has(key)).map((key) => `${language}: "${key}" is not in en`),
    ]
  })
}

function formFaults(
  language: LocaleLanguage,
  phrases: ReadonlyMap<string, string>,
  counted: ReadonlySet<string>,
): string[] {
  return [...counted].flatMap((base) => {
    const expected = FORMS[language].map((form) => `${base}_${form}`)
    const present = [...phrases.keys()].filter((key) => key === base || (FORM.test(key) && baseOf(key) === base))
    return [
      ...expected.filter((key) => !phrases.has(key)).map((key) => `${language}: the plural form "${key}" is missing`),
      ...present
        .filter((key) => !expected.includes(key))
        .map((key) => `${language}: "${key}" is no plural form of this language`),
    ]
  })
}

function paramFaults(language: LocaleLanguage, { en, [language]: phrases }: Phrases): string[] {
  return [...phrases].flatMap(([key, text]) => {
    const english = en.get(key) ?? en.get(`${baseOf(key)}_other`)
    if (english === undefined) return []
    const given = paramsOf(text)
    const saysNumberInWords = IN_WORDS.test(key) && !given.some((name) => NUMBERS.has(name))
    const expected = paramsOf(english).filter((name) => !(saysNumberInWords && NUMBERS.has(name)))
    return String(given) === String(expected)
      ? []
      : [`${language}: "${key}" has {{${String(given)}}} where en has {{${String(expected)}}}`]
  })
}

function textFaults(
  language: LocaleLanguage,
  phrases: ReadonlyMap<string, string>,
  { latinInArabic, exclaimed = [] }: TextExceptions,
): string[] {
  return [...phrases].flatMap(([key, text]) => [
    ...(text.trim() === '' ? [`${language}: "${key}" is empty`] : []),
    ...(text.startsWith(UNTRANSLATED) ? [`${language}: "${key}" waits for its translation`] : []),
    ...(text.includes('!') && !exclaimed.includes(baseOf(key))
      ? [`${language}: "${key}" has an exclamation mark`]
      : []),
    ...(language === 'ar'
      ? latinWords(text, latinInArabic).map((word) => `ar: "${key}" has the Latin word "${word}"`)
      : []),
    ...manners(language, key, text),
    ...(/[٠-٩۰-۹]/.test(text) ? [`${language}: "${key}" has digits other than 0 to 9`] : []),
  ])
}

/** French puts d’ and qu’ before the vowel of a name, so no phrase puts "de" there; whoever reads Arabic is addressed as one person. */
function manners(language: LocaleLanguage, key: string, text: string): string[] {
  if (language === 'fr' && FRENCH_BEFORE_NAME.test(text)) return [`fr: "${key}" has "de" before a name`]
  const plural = language === 'ar' && !key.endsWith('callMe') ? ARABIC_PLURAL_YOU.exec(text)?.[0] : undefined
  return plural === undefined ? [] : [`ar: "${key}" addresses several people: "${plural}"`]
}

const FRENCH_BEFORE_NAME =
  /(?<!\p{L})(?:de|que|jusque) \{\{(?:name|by|file|person|company|user|product|remote|client)\}\}/iu
/** An imperative in -وا, or "your" in -كم; not the words that end so by themselves. */
const ARABIC_PLURAL_YOU =
  /(?<!\p{L})(?!(?:ال)?(?:متراكم|محاكم|حكم|كم))[\p{L}\p{M}]{2,}(?:[\p{L}\p{M}]وا|كم)(?![\p{L}\p{M}])/u

/** Latin words of two letters and more; single letters are names of keys, sizes and the like. */
function latinWords(text: string, allowed: readonly string[]): string[] {
  const words =
    text.replaceAll(/\{\{[^}]*\}\}|<\/?\w+\s*\/?>/g, ' ').match(/[A-Za-zÀ-ÿ][\wÀ-ÿ'’@.-]*[A-Za-zÀ-ÿ]/g) ?? []
  return words.filter((word) => !allowed.includes(word))
}

/** What differs between the three languages of a namespace, or is wrong in one of them, a sentence each. */
export function parityFaults(phrases: Phrases, exceptions: TextExceptions): string[] {
  const counted = new Set(
    LANGUAGES.flatMap((language) => [...phrases[language].keys()].filter((key) => FORM.test(key)).map(baseOf)),
  )
  return [
    ...missingKeys(phrases),
    ...LANGUAGES.flatMap((language) => [
      ...formFaults(language, phrases[language], counted),
      ...paramFaults(language, phrases),
      ...textFaults(language, phrases[language], exceptions),
    ]),
  ]
}
