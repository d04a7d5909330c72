import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { RemoteRelease, type RemoteManifest } from '@comptoir/contracts/federation'
import { Check } from 'typebox/value'
import { commitOf } from './commit.ts'
import { foreignModule } from './foreign-modules-plugin.ts'
import { SHARED_NAMES, hostShares, remoteShares } from './shared-modules.ts'
import { aFolderWith, aRemote, write } from './testing/a-remote.ts'
import { buildId, containerName, ROOT } from './workspace.ts'

const manifest = aRemote({
  id: 'tiny-one',
  i18n: { namespace: 'tiny-one', languages: ['en', 'fr', 'ar'] },
  activate: './activate',
  smoke: 'smoke/smoke.spec.mjs',
})
const { routes: _routes, nav: _nav, ...remote } = manifest
const route = { layout: 'public' as const, permission: null, titleKey: 'title', skeleton: 'page' as const }

/** Longer than what is not worth a file of its own. */
const SHARED_TEXT = 'in both of them '.repeat(1100)
const SMOKE = '// Opens the page.\nexport const journey = ( page ) => page.goto("/tiny")\n'

const folder = aFolderWith({
  'webpack.config.mjs': `import { createRemoteConfig } from '@comptoir/build'\nexport default createRemoteConfig('tiny-one', { dirname: import.meta.dirname })\n`,
  ...Object.fromEntries(
    ['en', 'fr', 'ar'].map((language) => [`locales/${language}.json`, JSON.stringify({ title: `Tiny ${language}` })]),
  ),
  ...Object.fromEntries(
    ['en', 'fr', 'ar'].flatMap((language) => [
      [`src/features/tiny/phrases/${language}.json`, JSON.stringify({ heading: `Heading ${language}` })],
      [`src/features/plain/phrases/${language}.json`, JSON.stringify({ late: `Late ${language}` })],
    ]),
  ),
  'src/features/tiny/feature.json': JSON.stringify({
    routes: [
      { ...route, path: 'tiny', page: 'tiny.page.tsx#TinyPage' },
      { ...route, path: 'other', page: 'tiny.page.tsx#OtherPage' },
    ],
  }),
  'src/features/tiny/tiny.page.tsx':
    "import { useForm } from '@comptoir/platform/forms'\nexport function TinyPage() {\n  return <h1>The page of both {String(useForm)}</h1>\n}\nexport const OtherPage = TinyPage\n",
  'src/features/plain/feature.json': JSON.stringify({
    routes: [{ ...route, path: 'plain', page: 'plain.page.tsx#PlainPage' }],
    extensions: [
      { point: 'client.summary', order: 1, permission: null, titleKey: 'title', component: 'last-sales.tsx#LastSales' },
    ],
  }),
  'src/features/plain/plain.page.tsx':
    "import { session } from '@comptoir/platform'\nexport const later = () => [import('./later.tsx'), import('./last.tsx')]\nexport const PlainPage = () => <h1 onClick={later}>Plain {String(session)}</h1>\n",
  'src/features/plain/later.tsx':
    'import { LONG } from "./long.ts"\nexport const LATER = (t) => t("tiny.heading") + "asked for later on" + LONG\n',
  'src/features/plain/last.tsx': 'import { LONG } from "./long.ts"\nexport const LAST = "asked for last" + LONG\n',
  'src/features/plain/long.ts': `export const LONG = "${SHARED_TEXT}"\n`,
  'src/features/plain/last-sales.tsx': 'export const LastSales = () => <p>Last sales</p>\n',
  'src/activate.ts': 'export default () => "activated"\n',
  'smoke/smoke.spec.mjs': SMOKE,
})
const dist = join(folder, 'dist/abc123')
symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
afterAll(() => rmSync(folder, { recursive: true }))

const run = promisify(execFile)
const build = (given: Partial<RemoteManifest> = {}) => {
  write(folder, { 'remote.json': JSON.stringify({ ...remote, ...given }) })
  return run(process.execPath, [join(ROOT, 'node_modules/webpack/bin/webpack.js'), '--mode', 'production'], {
    cwd: folder,
    env: { ...process.env, BUILD_ID: 'abc123', COMMIT: 'c0ffee' },
  })
}
const textOf = (file: string) => readFileSync(join(dist, file), 'utf8')

describe('the build of a remote', () => {
  beforeAll(async () => {
    await build()
  })

  const release = () => JSON.parse(textOf('release.json')) as RemoteRelease

  test('leaves a release document of the contract, named by its build', () => {
    expect(Check(RemoteRelease, release())).toBe(true)
    expect(release()).toMatchObject({
      build: 'abc123',
      container: 'tiny_one_abc123',
      base: '/r/tiny-one/abc123/',
      entry: 'remoteEntry.js',
      labels: { fr: { title: 'Tiny fr' } },
      commit: 'c0ffee',
    })
    expect(JSON.parse(readFileSync(join(folder, 'dist/current.json'), 'utf8'))).toEqual({ build: 'abc123' })
  })

  test('records hash and lengths of every file that is served, as it is on the disk', () => {
    const { files } = release()
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'remoteEntry.js',
        'phrases/plain.en.json',
        'phrases/tiny.ar.json',
        'smoke/smoke.spec.mjs',
      ]),
    )
    for (const [name, facts] of Object.entries(files)) {
      const bytes = readFileSync(join(dist, name))
      const packed = existsSync(join(dist, `${name}.br`))
        ? readFileSync(join(dist, `${name}.br`))
        : brotliCompressSync(bytes)
      expect(facts).toEqual({
        integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
        size: bytes.length,
        packedSize: packed.length,
      })
    }
  })

  test('says which script each route needs: its page, not what may be asked for later; the list of pages is in the entry', () => {
    const { routes } = release()
    const texts = (key: string) => (routes[key] ?? []).map(textOf)
    expect(Object.keys(routes)).toEqual(['public/plain', 'public/tiny', 'public/other'])
    expect(texts('public/plain')).toEqual([expect.stringContaining('"Plain ')])
    for (const key of ['public/tiny', 'public/other'])
      expect(texts(key)).toEqual([expect.stringContaining('The page of both')])
    expect(routes['public/tiny']).toEqual(routes['public/other'])
    expect(textOf('remoteEntry.js')).toContain('public/plain')
  })

  test('has what lazy parts share in one file beside them', () => {
    const having = (text: string) =>
      Object.keys(release().files).filter((name) => name.endsWith('.js') && textOf(name).includes(text))
    const [shared, last] = [having(SHARED_TEXT), having('asked for last')]
    expect([shared.length, last.length]).toEqual([1, 1])
    expect(shared).not.toEqual(last)
  })

  test('says which file has the phrases of each page and module, those of its lazy parts included', () => {
    expect(release().phrases).toEqual({
      'public/plain': 'phrases/plain.tiny',
      'public/tiny': 'phrases/tiny',
      'public/other': 'phrases/tiny',
      './x/plain-last-sales': 'phrases/plain',
      './activate': 'phrases/shared',
    })
    expect(JSON.parse(textOf('phrases/plain.tiny.fr.json'))).toEqual({
      title: 'Tiny fr',
      plain: { late: 'Late fr' },
      tiny: { heading: 'Heading fr' },
    })
    expect(JSON.parse(textOf('phrases/shared.ar.json'))).toEqual({ title: 'Tiny ar' })
  })

  test('says which parts of the platform each route imports, and brings none of them', () => {
    expect(release().parts).toEqual({
      'public/plain': ['platform'],
      'public/tiny': ['forms'],
      'public/other': ['forms'],
    })
  })

  test('exposes extensions and what runs without a page', () => {
    const scripts = Object.keys(release().files)
      .filter((name) => name.endsWith('.js'))
      .map(textOf)
    expect(scripts.filter((text) => text.includes('Last sales'))).toHaveLength(1)
    expect(scripts.filter((text) => text.includes('"activated"'))).toHaveLength(1)
    expect(textOf('remoteEntry.js')).toMatch(/"\.\/x\/plain-last-sales".*"\.\/activate"/s)
  })

  test('ships its smoke test as it was written', () => {
    expect(textOf('smoke/smoke.spec.mjs')).toBe(SMOKE)
  })

  test('bundles no React and keeps its entry small', () => {
    const { files } = release()
    expect(files['remoteEntry.js']?.size).toBeLessThan(26_000)
    expect(Object.values(files).reduce((sum, { size }) => sum + size, 0)).toBeLessThan(40_000 + SHARED_TEXT.length)
  })

  test('keeps source maps out of the served folder', () => {
    expect(existsSync(join(dist, 'remoteEntry.js.map'))).toBe(false)
    expect(existsSync(join(folder, 'dist/maps/abc123/remoteEntry.js.map'))).toBe(true)
    expect(textOf('remoteEntry.js')).not.toContain('sourceMappingURL')
  })
})

describe('the build of a remote fails, and leaves the pointer alone,', () => {
  const pointer = join(folder, 'dist/current.json')

  async function failed(given: Partial<RemoteManifest>): Promise<string> {
    writeFileSync(pointer, '{"build":"before"}')
    const said = await build(given).then(
      () => 'nothing',
      (error: { stdout: string; stderr: string }) => `${error.stdout}${error.stderr}`,
    )
    expect(readFileSync(pointer, 'utf8')).toBe('{"build":"before"}')
    return said
  }

  test('when it exceeds its budget', async () => {
    expect(await failed({ budget: { entryKb: 3, routeKb: 4 } })).toMatch(
      /The entry weighs \d\.\d KB after brotli, more than the budget of 3 KB\.[\s\S]*The route "public\/(plain|tiny|other)" weighs \d\.\d KB .* 4 KB\. Largest: remoteEntry\.js/,
    )
  })

  test('when a feature.json refers to what is not there', async () => {
    write(folder, { 'src/features/tiny/lost.page.tsx': 'export function LostPage() {}\n' })
    expect(await failed({})).toContain('src/features/tiny/lost.page.tsx is never loaded')
    rmSync(join(folder, 'src/features/tiny/lost.page.tsx'))
  })

  test('when a page bundles what the shell holds', async () => {
    write(folder, {
      'src/features/plain/plain.page.tsx': `import { create } from 'zustand'\nexport const PlainPage = () => <h1>{String(create)}</h1>\n`,
    })
    expect(await failed({})).toContain('second copy of what the shell holds')
  })
})

describe('the commit of a build', () => {
  test('is the one that the environment names', () => {
    expect(commitOf(folder, { COMMIT: 'abc' })).toBe('abc')
  })

  test('is unknown outside a repository', () => {
    expect(commitOf(folder, {})).toBeNull()
  })

  test("is git's as long as no file was changed", async () => {
    const clone = aFolderWith({ 'a.txt': 'a' })
    const git = (...args: string[]) =>
      run('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: clone })
    await git('init', '-q')
    await git('add', '.')
    await git('commit', '-qm', 'first')
    expect(commitOf(clone, {})).toMatch(/^[0-9a-f]{40}$/)
    write(clone, { 'a.txt': 'b' })
    expect(commitOf(clone, {})).toBeNull()
    rmSync(clone, { recursive: true })
  })
})

describe('names and shares', () => {
  test('two builds of one remote have different containers', () => {
    expect(containerName('sales-purchases', 'a1')).toBe('sales_purchases_a1')
    expect(containerName('sales-purchases', 'b2')).not.toBe(containerName('sales-purchases', 'a1'))
  })

  test('a build id that is not valid in an address is refused', () => {
    expect(buildId({ BUILD_ID: 'a1b2' })).toBe('a1b2')
    expect(buildId({})).toBe('dev')
    expect(() => buildId({ BUILD_ID: '../x' })).toThrow(/small letters and digits/)
  })

  test('shell and remotes share the same names once; only the shell brings them', () => {
    expect(SHARED_NAMES).toEqual([
      'react',
      'react/',
      'react-dom',
      'react-dom/',
      '@comptoir/platform/site',
      '@comptoir/platform',
      '@comptoir/platform/forms',
      '@comptoir/platform/overlays',
      '@comptoir/platform/motion',
      '@comptoir/platform/text',
    ])
    expect(Object.values(remoteShares()).every((share) => share.singleton && share.import === false)).toBe(true)
    expect(Object.values(hostShares()).every((share) => share.singleton && share.import === undefined)).toBe(true)
  })

  test.each([
    ['/x/node_modules/react/index.js', true],
    ['/x/node_modules/@tanstack/react-query/build/index.js', true],
    ['/x/shared/ui/src/index.ts', true],
    ['/x/mfe-people/src/page.css', true],
    ['/x/node_modules/react-hook-form/dist/index.mjs', true],
    ['/x/node_modules/motion-dom/dist/index.mjs', true],
    ['/x/node_modules/lucide-react/dist/icon.js', false],
    ['/x/shared/contracts/src/index.ts', false],
    ['/x/mfe-people/src/activate.ts', false],
  ])('%s held by the shell: %s', (path, isForeign) => {
    expect(foreignModule(path) !== null).toBe(isForeign)
  })
})
