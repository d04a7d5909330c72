import fs from 'node:fs'
import path from 'node:path'
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

  /** Writes everything and answers the files, in order. */
  write(): string[] {
    for (const [file, text] of this.#texts) {
      const target = path.join(this.#root, file)
      fs.mkdirSync(path.dirname(target), { recursive: true })
      fs.writeFileSync(target, text)
    }
    return [...this.#texts.keys()].sort()
  }
}
