import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { OwnedRoute } from '@comptoir/contracts/federation'
import type { Language } from '@comptoir/i18n'
import { BuiltFile } from './page.ts'
import type { ReleaseFiles } from './release-files.ts'

/** A page as it was written when its remote and the shell were built: styles for the head, elements for the body. */
export interface WrittenPage {
  styles: string
  body: string
}

const BODY_BEGINS = '<!--body-->'
const PAGE_STANDS = '<!--page-->'
/** Pages of releases that are live no more are forgotten with all others, now and then. */
const MOST_KEPT = 200

function divided(file: string): WrittenPage {
  const [styles = '', body = ''] = file.split(BODY_BEGINS)
  return { styles, body }
}

/** Puts a page into the frame. */
function framed(frame: WrittenPage, page: WrittenPage): WrittenPage {
  return { styles: `${frame.styles}\n${page.styles}`, body: frame.body.replace(PAGE_STANDS, () => page.body) }
}

/** Public pages as HTML: the frame is the shell's, the page its remote's, whose files never change. */
export class WrittenPages {
  readonly #releases: ReleaseFiles
  readonly #frames: string
  readonly #frame = new Map<string, BuiltFile<string>>()
  readonly #pages = new Map<string, string>()

  constructor(root: string, releases: ReleaseFiles) {
    this.#frames = join(root, 'shell', 'dist', 'frame')
    this.#releases = releases
  }

  /** Null for a page that was not written, and where the frame was not. */
  async find({ release, route }: OwnedRoute, language: Language): Promise<WrittenPage | null> {
    const file = release.pages?.[`${route.layout}/${route.path}`]?.[language]
    if (file === undefined) return null
    const [frame, page] = await Promise.all([
      this.#readFrame(language),
      this.#readPage(release.remote.id, release.build, file),
    ])
    return frame === null || page === null ? null : framed(divided(frame), divided(page))
  }

  async #readFrame(language: Language): Promise<string | null> {
    const page = this.#frame.get(language) ?? new BuiltFile(join(this.#frames, `${language}.html`), (html) => html)
    this.#frame.set(language, page)
    // A shell that somebody works on has none.
    return page.current().catch(() => null)
  }

  async #readPage(remote: string, build: string, file: string): Promise<string | null> {
    const key = `${remote}/${build}/${file}`
    const known = this.#pages.get(key)
    if (known !== undefined) return known
    const found = await this.#releases.find(remote, build, file, new Set(['identity']))
    if (found === null) return null
    const page = await text(found.open())
    if (this.#pages.size >= MOST_KEPT) this.#pages.clear()
    // What somebody works on is built again under the same name.
    if (build !== 'dev') this.#pages.set(key, page)
    return page
  }
}
