import { sql, type RawBuilder } from 'kysely'

const UNSEEN =
  '[\\u0300-\\u036f\\u064b-\\u065f\\u0670\\u0640\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff]'
/** Letters and signs that are one for another, in pairs. */
const SPELT = `أاإاآاٱاىيةه'\u0020\`\u0020\u00b4\u0020\u02b9\u0020\u02bb\u0020\u02bc\u0020\u02bd\u0020\u2018\u0020\u2019\u0020\u201a\u0020\u201b\u0020\u2032\u0020\u2010-\u2011-\u2012-\u2013-\u2014-\u2015-\u2212-`
const DIGITS = '٠0١1٢2٣3٤4٥5٦6٧7٨8٩9۰0۱1۲2۳3۴4۵5۶6۷7۸8۹9'
const PAIRS = [...`${SPELT}${DIGITS}`]
const FROM = PAIRS.filter((_, index) => index % 2 === 0).join('')
const TO = PAIRS.filter((_, index) => index % 2 === 1).join('')

/**
 * A text in SQL as `searchText` makes it, for tables of few rows, which keep no search text: it is made anew for each row
 * that is read.
 */
export function folded(text: RawBuilder<unknown>): RawBuilder<string> {
  const bare = sql`lower(regexp_replace(normalize(${text}::text, NFKD), ${UNSEEN}, '', 'g'))`
  const spelt = sql`replace(replace(translate(${bare}, ${FROM}, ${TO}), 'œ', 'oe'), 'æ', 'ae')`
  return sql`btrim(regexp_replace(regexp_replace(${spelt}, '(?<![0-9])-(?![0-9])', ' ', 'g'), '\\s+', ' ', 'g'))`
}

/** The condition that each group of patterns is met by one of the folded texts, in one of its ways: true without groups. */
export function meetsIn(
  texts: readonly RawBuilder<unknown>[],
  groups: readonly (readonly string[])[],
): RawBuilder<boolean> {
  const each = groups.map((ways) => {
    const inOne = texts.map((text) => sql`${text} like any(${[...ways]}::text[])`)
    return inOne.length === 0 ? sql`false` : sql`(${sql.join(inOne, sql` or `)})`
  })
  return each.length === 0 ? sql`true` : sql`${sql.join(each, sql` and `)}`
}
