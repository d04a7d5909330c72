const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g
const ALEFS = /[أإآٱ]/g
/** What nobody sees: the soft hyphen, joiners and marks of direction. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
/** Apostrophes as keyboards, telephones and word processors write them. */
const APOSTROPHES = /['`\u00b4\u02b9\u02bb-\u02bd\u2018-\u201b\u2032]/g
const HYPHENS = /[\u2010-\u2015\u2212]/g
/** A hyphen beside a figure belongs to a code; any other one parts two words. */
const PARTING_HYPHEN = /(?<![0-9])-(?![0-9])/g
const EASTERN_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g

/**
 * Text as it is searched: small letters, without accents, Arabic vowel marks and spelling variants, Latin digits, apostrophes
 * and hyphens between words as single spaces. Applied to what is stored and to what is looked for, so that both agree.
 * `folded` is the same in SQL.
 */
export function searchText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .replaceAll(INVISIBLE, '')
    .toLowerCase()
    .replaceAll(ALEFS, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(EASTERN_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
    .replaceAll(APOSTROPHES, ' ')
    .replaceAll(HYPHENS, '-')
    .replaceAll(PARTING_HYPHEN, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** A search has no more words than these, the longest; what else was typed is left out. */
const MOST_WORDS = 8

/**
 * The words of a search, the longest first: the one that narrows most leads. A word that stands within another one asks for
 * nothing more.
 */
export function searchWords(text: string): string[] {
  const words = [...new Set(searchText(text).split(' '))].filter(Boolean).sort((a, b) => b.length - a.length)
  return words
    .filter((word, index) => !words.slice(0, index).some((longer) => longer.includes(word)))
    .slice(0, MOST_WORDS)
}
