/** What of an element a selector is held against here. */
export interface Asked {
  /** The tag's name; null where capitals or a prefix give it other rules, as in drawings. */
  tag: string | null
  /** The classes, with a space before and after each; null in a page of the old kind, where capitals do not count. */
  classes: string | null
}

/** What an element must have for one alternative of a selector: the tag and the classes of its last part, where it names them. */
interface Needs {
  tag: string | null
  classes: readonly string[]
}

/** Escapes, remarks, namespaces, nesting and other letters than English: read by jsdom alone. */
const NOT_READ_HERE = /[\\|&/]|[^\s -~]/
const ONE_CLASS = /^\.[a-z][\w-]*$/i
const ARGUMENTS = /\([^()[\]"']*\)|\[[^()[\]"']*("[^"]*"|'[^']*')?[^()[\]"']*\]/g
const needsOf = new Map<string, readonly Needs[] | null>()

/** Of an element of a page, or of its internal counterpart in jsdom. */
export function askedOf(element: Pick<Element, 'localName' | 'prefix' | 'ownerDocument' | 'getAttributeNS'>): Asked {
  const names = element.getAttributeNS(null, 'class') ?? ''
  return {
    tag: element.prefix === null && /^[a-z\d]+$/.test(element.localName) ? element.localName : null,
    classes: element.ownerDocument.compatMode === 'CSS1Compat' ? ` ${names.replaceAll(/\s/g, ' ')} ` : null,
  }
}

/**
 * False only when no element like this can match the selector: cheap to find out, because nearly every rule of a page
 * is for one class. True says nothing, so jsdom still decides.
 */
export function mayMatch(asked: Asked, selector: string): boolean {
  const alternatives = alternativesOf(selector)
  if (alternatives === null) return true
  for (const needs of alternatives) if (has(asked, needs)) return true
  return false
}

/** True only when every element like this matches the selector: it asks for one class and nothing else. */
export function mustMatch({ classes }: Asked, selector: string): boolean {
  return classes !== null && ONE_CLASS.test(selector) && classes.includes(` ${selector.slice(1)} `)
}

/**
 * For each alternative of a selector one thing that an element must have for it, `.class` or a tag, `*` where it asks for
 * neither; null for a selector that is jsdom's alone to read.
 */
export function keysOf(selector: string): readonly string[] | null {
  const alternatives = alternativesOf(selector)
  return (
    alternatives && [
      ...new Set(alternatives.map(({ tag, classes: [name] }) => (name ? `.${name.trim()}` : (tag ?? '*')))),
    ]
  )
}

function has(asked: Asked, needs: Needs): boolean {
  if (needs.tag !== null && asked.tag !== null && needs.tag !== asked.tag) return false
  if (asked.classes === null) return true
  for (const name of needs.classes) if (!asked.classes.includes(name)) return false
  return true
}

function alternativesOf(selector: string): readonly Needs[] | null {
  const known = needsOf.get(selector)
  if (known !== undefined) return known
  const needs = NOT_READ_HERE.test(selector) ? null : readNeeds(withoutArguments(selector))
  needsOf.set(selector, needs)
  return needs
}

/** Without what stands in brackets, innermost first: an extra condition, which is left to jsdom. A part of nothing else stays one. */
function withoutArguments(selector: string): string {
  const shorter = selector.replaceAll(ARGUMENTS, '*')
  return shorter === selector ? selector : withoutArguments(shorter)
}

function readNeeds(selector: string): readonly Needs[] | null {
  if (/[()[\]"']/.test(selector)) return null
  return selector.split(',').map((alternative) => {
    const last =
      alternative
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? ''
    return {
      tag: /^[a-z][a-z\d]*(?![\w-])/.exec(last)?.[0] ?? null,
      classes: [...last.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => ` ${name} `),
    }
  })
}
