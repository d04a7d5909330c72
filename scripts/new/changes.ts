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
    if (this.has(file)) throw new Refusal(`${file} already exists. Nothing was changed. Choose another name.`)
    this.#texts.set(file, text)
  }

  edit(file: string, change: (text: string) => string): void {
    this.#texts.set(file, change(this.read(file)))
  }

  /** Names of what is in a folder of the repository, or will be. */
  list(folder: string): string[] {
    const at = path.join(this.#root, folder)
    const planned = [...this.#texts.keys()].filter((file) => path.dirname(file) === path.normalize(folder))
    return [
      ...new Set([...(fs.existsSync(at) ? fs.readdirSync(at) : []), ...planned.map((file) => path.basename(file))]),
    ]
  }

  /** Writes everything, formatted, and answers the files, in order: those that are new and those that were edited. */
  async write(): Promise<{ created: string[]; edited: string[] }> {
    const files = [...this.#texts.keys()].sort()
    const edited = files.filter((file) => fs.existsSync(path.join(this.#root, file)))
    for (const [file, text] of this.#texts) {
      const target = path.join(this.#root, file)
      const formatted = await this.#formatted(target, text)
      fs.mkdirSync(path.dirname(target), { recursive: true })
      fs.writeFileSync(target, formatted)
    }
    return { created: files.filter((file) => !edited.includes(file)), edited }
  }

  async #formatted(target: string, text: string): Promise<string> {
    const { ignored, inferredParser } = await getFileInfo(target, {
      ignorePath: path.join(this.#root, '.prettierignore'),
    })
    if (ignored || inferredParser === null) return text
    return format(text, { ...(await resolveConfig(target, { editorconfig: false })), filepath: target })
  }
}
