import { readFile, stat } from 'node:fs/promises'

/** The shell's page as built, read again when a new build replaces it. */
export class Page {
  readonly #file: string
  #stamp = 0
  #text = ''

  constructor(file: string) {
    this.#file = file
  }

  async text(): Promise<string> {
    const { mtimeMs } = await stat(this.#file)
    if (mtimeMs !== this.#stamp) {
      this.#text = await readFile(this.#file, 'utf8')
      this.#stamp = mtimeMs
    }
    return this.#text
  }
}

/** The page with the hints for some parts of the platform; those for the others are gone. */
export function openedParts(html: string, parts: readonly string[]): string {
  return html.replaceAll(/<!--part ([a-z]+)\n([^]*?)-->\n?/g, (_comment, part: string, hints: string) =>
    parts.includes(part) ? hints : '',
  )
}

/** Own code only, styles by nonce, nothing evaluated from text; data and pictures also from where live remotes declare. */
export function contentSecurityPolicy(
  nonce: string,
  { connect, img }: { connect: readonly string[]; img: readonly string[] },
): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' blob: data:", ...img].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "media-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** JSON that cannot end the script element which carries it. */
export function inlineJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
