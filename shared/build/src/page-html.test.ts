import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import webpack, { type StatsCompilation } from 'webpack'
import { BuildRecordPlugin } from './build-record-plugin.ts'
import { commonConfig } from './common-config.ts'
import { FirstPageBudgetPlugin } from './first-page-budget-plugin.ts'
import { AppManifestPlugin } from './app-manifest-plugin.ts'
import { builtPage, servedPage } from './page-html.ts'
import { ServedFilesPlugin } from './served-files-plugin.ts'
import { aFolderWith } from './testing/a-remote.ts'

const folder = aFolderWith({
  'main.js': "import(/* webpackChunkName: 'bootstrap' */ './bootstrap.js').then(({ start }) => start())",
  'bootstrap.js': "export const start = () => document.body.append('x'.repeat(3) + import.meta.url)",
  'icon-192.png': 'a',
  'icon-512.png': 'b',
  'icon-maskable-512.png': 'c',
  'wide.json': '{ "firstPageKb": 20, "backOfficeKb": 20, "phrasesKb": 20 }',
  'narrow.json': '{ "firstPageKb": 0.5, "backOfficeKb": 20, "phrasesKb": 1 }',
  'wrong.json': '{ "limit": 20 }',
})
afterAll(() => rmSync(folder, { recursive: true }))

function build(plugins: webpack.WebpackPluginInstance[]): Promise<StatsCompilation> {
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { main: './main.js' },
    output: {
      path: join(folder, 'dist'),
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      publicPath: '/',
    },
    optimization: commonConfig('page', folder, 'production').optimization ?? {},
    plugins,
  })
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) =>
      error || !stats ? reject(error ?? new Error('no stats')) : resolve(stats.toJson({ errors: true })),
    )
  })
}

const page = () => readFileSync(join(folder, 'dist/index.html'), 'utf8')
const hashOnDisk = (file: string) =>
  `sha384-${createHash('sha384')
    .update(readFileSync(join(folder, 'dist', file)))
    .digest('base64')}`

describe('the page of a built shell', () => {
  beforeAll(async () => {
    expect(
      (
        await build([
          new AppManifestPlugin(folder),
          ...builtPage('index.html'),
          new ServedFilesPlugin('index.html'),
          new BuildRecordPlugin('ab', 'build.json'),
          new FirstPageBudgetPlugin(join(folder, 'wide.json')),
        ])
      ).errors,
    ).toEqual([])
  })

  test('names every script with the hash that it has on the disk, asked for early or not, in the same mode', () => {
    const asked = [
      ...page().matchAll(
        /<(?:link rel="preload" as="script" href|script defer src)="\/([^"]+)"[^>]* integrity="([^"]+)" crossorigin="anonymous">/g,
      ),
    ]
    expect(asked.map(([, file]) => file?.replace(/\..*/, ''))).toEqual(['assets/bootstrap', 'assets/main'])
    for (const [, file = '', integrity] of asked) expect(integrity).toBe(hashOnDisk(file))
    expect(page()).not.toContain('__INTEGRITY')
  })

  test('has places for the hints of a route in its head and for the registry in its body', () => {
    expect(page()).toMatch(/<!--hints-->[\s\S]*<\/head>[\s\S]*<!--registry-->[\s\S]*<\/body>/)
  })

  test('names the list of what it is served with beside its scripts', () => {
    const [, list = ''] =
      /<meta name="files" content="\/(assets\/files\.[\da-f]{8}\.json)">\n<\/head>/.exec(page()) ?? []
    const icons = ['icon-192', 'icon-512', 'icon-maskable-512'].map((name) =>
      expect.stringMatching(`^/assets/${name}\\.[\\da-f]{8}\\.png$`),
    )
    expect(JSON.parse(readFileSync(join(folder, 'dist', list), 'utf8'))).toEqual(icons)
  })

  test('can be installed: by a manifest with its icons, and in the colours of the bar at its top', () => {
    expect(page()).toContain('<link rel="manifest" href="/manifest.webmanifest">')
    const manifest: { icons: { src: string }[] } = JSON.parse(
      readFileSync(join(folder, 'dist/manifest.webmanifest'), 'utf8'),
    )
    expect(manifest).toMatchObject({ name: 'Comptoir', start_url: '/login', display: 'standalone' })
    expect(manifest.icons.map(({ src }) => readFileSync(join(folder, 'dist', src), 'utf8'))).toEqual(['a', 'b', 'c'])
    expect(page()).toContain('<meta name="theme-color" content="#FFFFFF" data-light="#FFFFFF" data-dark="#1C1B19">')
  })

  test('has no inline script without a nonce', () => {
    expect([...page().matchAll(/<script(?![^>]*nonce="__NONCE__")[^>]*>/g)]).toEqual([])
  })

  test('is of a build whose record lists the same hashes', () => {
    const { build: name, files }: { build: string; files: Record<string, { integrity: string; packedSize: number }> } =
      JSON.parse(readFileSync(join(folder, 'dist/build.json'), 'utf8'))
    expect(name).toBe('ab')
    const kinds = Object.keys(files).map((file) => file.replace(/.*\//, '').replace(/\.[\da-f]{8}\./, '.'))
    expect(kinds.toSorted()).toEqual([
      'bootstrap.js',
      'files.json',
      'icon-192.png',
      'icon-512.png',
      'icon-maskable-512.png',
      'main.js',
    ])
    for (const [file, facts] of Object.entries(files))
      expect(facts).toMatchObject({ integrity: hashOnDisk(file), packedSize: expect.any(Number) })
  })
})

test('a shell that is served from its sources has no hashes, for its files change', async () => {
  await build(servedPage())
  expect(page()).toContain('<script defer src="/assets/main.')
  expect(page()).not.toContain('integrity')
})

test('a first page beyond its budget fails the build, and so do phrases, language by language', async () => {
  const { errors } = await build([new FirstPageBudgetPlugin(join(folder, 'narrow.json'))])
  expect(errors?.map(({ message }) => message)).toEqual([
    ...['en', 'fr', 'ar'].map((language) =>
      expect.stringMatching(
        `^What every page says weighs .* budget of 1 KB. Largest: translation.json \\(${language}\\)`,
      ),
    ),
    expect.stringMatching(
      /^The first page weighs \d\.\d KB after brotli, more than the budget of 0\.5 KB\. Largest: assets\/main/,
    ),
  ])
})

test('a budget that states no limit is refused', async () => {
  await expect(build([new FirstPageBudgetPlugin(join(folder, 'wrong.json'))])).rejects.toThrow(
    /must say what the first page may weigh/,
  )
})
