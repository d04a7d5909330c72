import { DomainError } from '../errors.ts'

/** What the largest body of the product needs: a discount of 100,000 products, each an object with its id. */
const MOST_CONTAINERS = 110_000
/** Values of all containers together: ten thousand whole products of sixty fields. */
const MOST_VALUES = 600_000
const MOST_LEVELS = 20

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const COLON = 0x3a
/** What opens a list or an object differs in this bit alone, and so does what ends one. */
const CURLY = 0x20
const OPENING = 0x5b
const CLOSING = 0x5d

/** Where the text that begins at `start`, behind its quote, ends. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start); end !== -1; end = json.indexOf('"', end + 1)) {
    let slashes = 0
    while (json.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes += 1
    if (slashes % 2 === 0) return end
  }
  return json.length
}

/**
 * Refuses JSON that would take far more memory than its text, or more levels than anything here has, before it is read:
 * sixteen megabytes of empty lists are half a gigabyte of objects. Gives how many names its objects have together.
 */
export function assertModestJson(json: string): number {
  let [containers, values, level, names] = [0, 0, 0, 0]
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at)
    if (code === QUOTE) at = endOfText(json, at + 1)
    else if (code === COMMA) values += 1
    else if (code === COLON) names += 1
    else if ((code & ~CURLY) === CLOSING) level -= 1
    else if ((code & ~CURLY) === OPENING) {
      containers += 1
      level += 1
      if (level > MOST_LEVELS) break
    }
  }
  if (level > MOST_LEVELS || containers > MOST_CONTAINERS || values > MOST_VALUES)
    throw new DomainError('request.tooComplex')
  return names
}
