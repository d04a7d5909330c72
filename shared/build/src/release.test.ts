import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { RemoteRelease } from '@comptoir/contracts'
import { Check } from 'typebox/value'
import { foreignModule } from './foreign-modules-plugin.ts'
import { SHARED_NAMES, hostShares, remoteShares } from './shared-modules.ts'
import { buildId, containerName, ROOT } from './workspace.ts'

const folder = mkdtempSync(join(tmpdir(), 'tiny-'))
const dist = join(folder, 'dist/abc123')
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string): void {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
}

function aTinyRemote(page: string): void {
  if (!existsSync(join(folder, 'node_modules'))) symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  write('webpack.config.mjs', `import { createRemoteConfig } from '@comptoir/build'\nexport default createRemoteConfig('tiny-one', { dirname: import.meta.dirname })\n`)
  write(
    'remote.json',
    JSON.stringify({
      id: 'tiny-one',
      version: '0.1.0',
      owner: 'tiny',
      requires: { contract: '^1.0', platform: '^1.0', api: '^1.0' },
      routes: [{ path: 'tiny', layout: 'public', permission: null, module: './routes', titleKey: 'title', skeleton: 'page' }],
      nav: [],
      i18n: { namespace: 'tiny-one', languages: ['en', 'fr', 'ar'] },
    }),
  )
  for (const language of ['en', 'fr', 'ar']) write(`locales/${language}.json`, JSON.stringify({ title: `Tiny ${language}` }))
  write('src/routes.tsx', `import { definePages } from '@comptoir/platform'\nexport const pages = definePages({\n  'public/tiny': async () => (await import('./page.tsx')).Page,\n})\n`)
  write('src/page.tsx', page)
}

const run = promisify(execFile)
const build = () =>
  run(process.execPath, [join(ROOT, 'node_modules/webpack/bin/webpack.js'), '--mode', 'production'], {
    cwd: folder,
    env: { ...process.env, BUILD_ID: 'abc123' },
  })

describe('the build of a remote', () => {
  beforeAll(async () => {
    aTinyRemote('export function Page() {\n  return <h1>Tiny</h1>\n}\n')
    await build()
  }, 60_000)

  const release = () => JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as RemoteRelease

  test('leaves a release document of the contract, named by its build', () => {
    expect(Check(RemoteRelease, release())).toBe(true)
    expect(release()).toMatchObject({ build: 'abc123', container: 'tiny_one_abc123', base: '/r/tiny-one/abc123/', entry: 'remoteEntry.js', labels: { fr: { title: 'Tiny fr' } } })
    expect(JSON.parse(readFileSync(join(folder, 'dist/current.json'), 'utf8'))).toEqual({ build: 'abc123' })
  })

  test('records size and hash of every file that is served, as it is on the disk', () => {
    const { files } = release()
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['remoteEntry.js', 'locales/en.json', 'locales/fr.json', 'locales/ar.json']))
    for (const [name, facts] of Object.entries(files)) {
      const bytes = readFileSync(join(dist, name))
      expect(facts).toEqual({ integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`, size: bytes.length })
    }
  })

  test('bundles no React and keeps its entry small', () => {
    const { files } = release()
    expect(files['remoteEntry.js']?.size).toBeLessThan(26_000)
    expect(Object.values(files).reduce((sum, { size }) => sum + size, 0)).toBeLessThan(40_000)
  })

  test('keeps source maps out of the served folder', () => {
    expect(existsSync(join(dist, 'remoteEntry.js.map'))).toBe(false)
    expect(existsSync(join(folder, 'dist/maps/abc123/remoteEntry.js.map'))).toBe(true)
    expect(readFileSync(join(dist, 'remoteEntry.js'), 'utf8')).not.toContain('sourceMappingURL')
  })

  test('fails, and leaves the pointer alone, when a page bundles what the shell holds', async () => {
    aTinyRemote(`import { create } from 'zustand'\nexport function Page() {\n  return <h1>{String(create)}</h1>\n}\n`)
    writeFileSync(join(folder, 'dist/current.json'), '{"build":"before"}')
    await expect(build()).rejects.toMatchObject({ stdout: expect.stringContaining('second copy of what the shell holds') })
    expect(readFileSync(join(folder, 'dist/current.json'), 'utf8')).toBe('{"build":"before"}')
  }, 60_000)
})

describe('names and shares', () => {
  test('two builds of one remote have different containers', () => {
    expect(containerName('sales-purchases', 'a1')).toBe('sales_purchases_a1')
    expect(containerName('sales-purchases', 'b2')).not.toBe(containerName('sales-purchases', 'a1'))
  })

  test('a build id that could not stand in an address is refused', () => {
    expect(buildId({ BUILD_ID: 'a1b2' })).toBe('a1b2')
    expect(buildId({})).toBe('dev')
    expect(() => buildId({ BUILD_ID: '../x' })).toThrow(/small letters and digits/)
  })

  test('shell and remotes share the same names once; only the shell brings them', () => {
    expect(SHARED_NAMES).toEqual(['react', 'react/', 'react-dom', 'react-dom/', '@comptoir/platform'])
    expect(Object.values(remoteShares()).every((share) => share.singleton && share.import === false)).toBe(true)
    expect(Object.values(hostShares()).every((share) => share.singleton && share.import === undefined)).toBe(true)
  })

  test.each([
    ['/x/node_modules/react/index.js', true],
    ['/x/node_modules/@tanstack/react-query/build/index.js', true],
    ['/x/shared/ui/src/index.ts', true],
    ['/x/mfe-people/src/page.css', true],
    ['/x/node_modules/react-hook-form/dist/index.mjs', false],
    ['/x/node_modules/lucide-react/dist/icon.js', false],
    ['/x/shared/contracts/src/index.ts', false],
    ['/x/mfe-people/src/routes.tsx', false],
  ])('%s held by the shell: %s', (path, isForeign) => {
    expect(foreignModule(path) !== null).toBe(isForeign)
  })
})
