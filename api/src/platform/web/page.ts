import { readFile, stat } from 'node:fs/promises'

/** A file of the shell's build as `read` makes it, read again when a new build replaces it. */
export class BuiltFile<T> {
  readonly #file: string
  readonly #read: (text: string) => T
  #stamp = 0
  #last: T | undefined

  constructor(file: string, read: (text: string) => T) {
    this.#file = file
    this.#read = read
  }

  /** Rejects while there is no such file. */
  async current(): Promise<T> {
    const { mtimeMs } = await stat(this.#file)
    if (this.#last === undefined || mtimeMs !== this.#stamp) {
      this.#last = this.#read(await readFile(this.#file, 'utf8'))
      this.#stamp = mtimeMs
    }
    return this.#last
  }
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
