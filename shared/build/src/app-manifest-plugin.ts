import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack, { type Compiler } from 'webpack'
import { ASSETS } from './build-record-plugin.ts'
import { contentHash } from './content-hash.ts'
import { APP_COLOURS } from './app-colours.ts'

/** The description of the product for devices that install it; served from the root, beside the page. */
const MANIFEST = 'manifest.webmanifest'

/** Made from `favicon.svg`; one that may be cut to any shape has the door in its middle four fifths. */
const ICONS = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const

/** The name is written alike in all languages. The sign-in page leads whoever is signed in to where their work begins. */
const APP = {
  id: '/',
  name: 'Comptoir',
  short_name: 'Comptoir',
  start_url: '/login',
  scope: '/',
  display: 'standalone',
  background_color: APP_COLOURS.light,
  theme_color: APP_COLOURS.light,
}

/** Adds icons, under names with their hashes, and the manifest by which browsers install the product. `folder` is absolute. */
export class AppManifestPlugin {
  readonly folder: string
  constructor(folder: string) {
    this.folder = folder
  }

  apply(compiler: Compiler): void {
    const name = AppManifestPlugin.name
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        const icons = ICONS.map(({ file, ...facts }) => {
          const path = join(this.folder, file)
          compilation.fileDependencies.add(path)
          const bytes = readFileSync(path)
          const asset = `${ASSETS}${file.replace('.png', `.${contentHash(bytes)}.png`)}`
          compilation.emitAsset(asset, new webpack.sources.RawSource(bytes), { sourceFilename: file, immutable: true })
          return { src: `/${asset}`, type: 'image/png', ...facts }
        })
        const text = `${JSON.stringify({ ...APP, icons }, null, 2)}\n`
        compilation.emitAsset(MANIFEST, new webpack.sources.RawSource(text), { sourceFilename: MANIFEST })
      })
    })
  }
}
