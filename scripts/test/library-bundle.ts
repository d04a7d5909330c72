import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import webpack from 'webpack'
import { ROOT } from '../common/root.ts'
import { readIfThere } from '../common/private-file.ts'

/** What tests of screens take from one file each; `jest.config.mjs` leads them there. */
const BUNDLED = {
  typebox: 'typebox',
  'typebox-error': 'typebox/error',
  'typebox-value': 'typebox/value',
  chakra: '@chakra-ui/react',
  'chakra-preset-base': '@chakra-ui/react/preset-base',
  'chakra-styled-system': '@chakra-ui/react/styled-system',
}
const FOLDER = path.join(ROOT, '.comptoir', 'test-libraries')
const STAMP = path.join(FOLDER, 'stamp')
/** Imported by the code as well: two of them would not know of each other. */
const SHARED = /^(react|react-dom)(\/|$)|^@emotion\//

/**
 * Bundles libraries of many hundred modules, unless those of this installation are there: each test file
 * loads all that it imports anew, and one module costs it about as much as one large file.
 */
export async function bundleLibraries(): Promise<void> {
  const stamp = stampOf()
  if (readIfThere(STAMP) === stamp) return
  await run(webpack(SETTINGS))
  fs.writeFileSync(STAMP, stamp)
}

function stampOf(): string {
  const files = [path.join(ROOT, 'node_modules', '.package-lock.json'), import.meta.filename]
  return files.reduce((hash, file) => hash.update(fs.readFileSync(file)), createHash('sha256')).digest('hex')
}

const SETTINGS: webpack.Configuration = {
  mode: 'none',
  target: ['web', 'es2022'],
  context: ROOT,
  devtool: false,
  entry: BUNDLED,
  output: {
    path: FOLDER,
    filename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    clean: true,
  },
  experiments: { outputModule: true },
  externals: ({ request = '' }, answer) => (SHARED.test(request) ? answer(undefined, `module ${request}`) : answer()),
  optimization: {
    concatenateModules: true,
    providedExports: true,
    usedExports: true,
    sideEffects: true,
    nodeEnv: false,
    runtimeChunk: 'single',
    // One instance of each part, whichever entry asks for it.
    splitChunks: { cacheGroups: { libraries: { test: /./, name: 'libraries', chunks: 'all', enforce: true } } },
  },
}

function run(compiler: webpack.Compiler | null): Promise<void> {
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error) reject(error)
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')))
      else resolve()
    })
  })
}
