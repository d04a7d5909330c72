import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const CLI = join(ROOT, 'shared', 'build', 'src', 'cli', 'main.ts')

/** What a version of the drill's remote says, and how it breaks if it does. */
export interface Version {
  version: string
  word: string
  breaks?: 'when it is loaded' | 'when it is drawn'
}

const CONFIG = `import { createRemoteConfig } from '@comptoir/build'
export default createRemoteConfig('drill', { dirname: import.meta.dirname })
`
const PAGE = `import { Box, Heading, Link, useParams, useTranslation } from '@comptoir/platform'
BROKEN_ON_LOAD
export function NAME() {
  const { t } = useTranslation('drill')
  const { companyId, pointOfSaleId } = useParams()
  BROKEN_ON_DRAW
  return <Box p="6"><Heading as="h1">{t('KEY.title')}</Heading><Link to={\`/\${companyId}/\${pointOfSaleId}/drill/late\`}>{t('late.title')}</Link></Box>
}
`

/** A remote in a folder of its own, made, built and published by the commands that a team uses. */
export class OwnRemote {
  readonly #folder: string
  readonly #shell: string
  readonly #token: string

  constructor(shell: string, token: string) {
    const parent = join(ROOT, '.comptoir', 'drill')
    mkdirSync(parent, { recursive: true })
    this.#folder = mkdtempSync(join(parent, 'remote-'))
    this.#shell = shell
    this.#token = token
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** Writes, builds and publishes a version, and makes it live. */
  async release(version: Version): Promise<void> {
    this.#write(version)
    await this.command('build')
    await this.command('publish')
    await this.command('promote')
  }

  async command(...words: string[]): Promise<string> {
    const { stdout } = await run(process.execPath, [CLI, ...words], {
      cwd: this.#folder,
      env: { ...process.env, COMPTOIR_URL: this.#shell, COMPTOIR_TOKEN: this.#token },
    })
    return stdout
  }

  /** Serves the remote from its files inside the installation, and gives the address. */
  async develop(version: Version): Promise<{ address: string; server: ChildProcess }> {
    this.#write(version)
    const server = spawn(process.execPath, [CLI, 'dev', '--shell', this.#shell], {
      cwd: this.#folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const address = await new Promise<string>((resolve, reject) => {
      let said = ''
      server.once('exit', () => reject(new Error(`dev ended: ${said}`)))
      server.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        const found = /open (http:\S+)/.exec(said)?.[1]
        if (found !== undefined) resolve(found)
      })
    })
    return { address, server }
  }

  /** Changes what one of the files says. */
  edit(file: string, change: (text: string) => string): void {
    this.#put(file, change(readFileSync(join(this.#folder, file), 'utf8')))
  }

  #write({ version, word, breaks }: Version): void {
    this.#put(
      'remote.json',
      JSON.stringify({
        id: 'drill',
        version,
        owner: 'drill',
        requires: { contract: '^2.0', platform: '^2.0', api: '^1.0' },
        i18n: { namespace: 'drill', languages: ['en', 'fr', 'ar'] },
        budget: { entryKb: 8, routeKb: 45 },
      }),
    )
    this.#put('package.json', JSON.stringify({ name: 'drill', version, type: 'module' }))
    this.#put('webpack.config.mjs', CONFIG)
    this.#page('first', 'drill', `First ${word}`, {
      BROKEN_ON_LOAD:
        breaks === 'when it is loaded' ? "if (self.name !== 'never') throw new Error('broken on purpose')" : '',
      BROKEN_ON_DRAW:
        breaks === 'when it is drawn' ? "if (t('first.title') !== '') throw new Error('broken on purpose')" : '',
    })
    this.#page('late', 'drill/late', `Late ${word}`, { BROKEN_ON_LOAD: '', BROKEN_ON_DRAW: '' })
  }

  /** Writes a feature of one page. */
  #page(feature: string, path: string, title: string, faults: Record<string, string>): void {
    const route = { layout: 'pointOfSale', path, permission: null, titleKey: `${feature}.title`, skeleton: 'page' }
    const words: Record<string, string> = { ...faults, NAME: 'DrillPage', KEY: feature }
    for (const language of ['en', 'fr', 'ar'])
      this.#put(`src/features/${feature}/phrases/${language}.json`, JSON.stringify({ title }))
    this.#put(
      `src/features/${feature}/feature.json`,
      JSON.stringify({ routes: [{ ...route, page: `${feature}.page.tsx#DrillPage` }] }),
    )
    this.#put(
      `src/features/${feature}/${feature}.page.tsx`,
      Object.entries(words).reduce((text, [word, by]) => text.replaceAll(word, by), PAGE),
    )
  }

  #put(file: string, text: string): void {
    const target = join(this.#folder, file)
    mkdirSync(join(target, '..'), { recursive: true })
    writeFileSync(target, text)
  }
}
