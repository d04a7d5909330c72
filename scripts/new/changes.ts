import fs from 'node:fs'
import path from 'node:path'
import { format, getFileInfo, resolveConfig } from 'prettier'
import { Refusal } from '../common/refusal.ts'

/** Files to write, gathered first and written at the end, so that a refusal in the middle leaves nothing half done. */
export class Changes {
  readonly #root: string
  readonly #texts = new Map<string, string>()

  constructor(root: string) {
    this.#root = root
  }

  has(file: string): boolean {
    return this.#texts.has(file) || fs.existsSync(path.join(this.#root, file))
  }

  read(file: string): string {
    return this.#texts.get(file) ?? fs.readFileSync(path.join(this.#root, file), 'utf8')
  }

  /** A file that must not be there yet. */
  create(file: string, text: string): void {
    if (this.has(file)) throw new Refusal(`${file} is already there: choose another name. Nothing was changed.`)
    this.#texts.set(file, text)
  }

  edit(file: string, change: (text: string) => string): void {
    this.#texts.set(file, change(this.read(file)))
  }

  /** Names of what stands in a folder of the repository. */
  list(folder: string): string[] {
    const at = path.join(this.#root, folder)
    return fs.existsSync(at) ? fs.readdirSync(at) : []
  }

  /** Writes everything, formatted, and answers the files, in order. */
  async write(): Promise<string[]> {
    for (const [file, text] of this.#texts) {
      const target = path.join(this.#root, file)
      const formatted = await this.#formatted(target, text)
      fs.mkdirSync(path.dirname(target), { recursive: true })
      fs.writeFileSync(target, formatted)
    }
    return [...this.#texts.keys()].sort()
  }

  async #formatted(target: string, text: string): Promise<string> {
    const { ignored, inferredParser } = await getFileInfo(target, {
      ignorePath: path.join(this.#root, '.prettierignore'),
    })
    if (ignored || inferredParser === null) return text
    return format(text, { ...(await resolveConfig(target, { editorconfig: false })), filepath: target })
  }
}
