// Run by the browser-build test in a process of its own: `node bundle-for-browser.ts <folder>` writes `<folder>/money.js`,
// this package as the product's pages get it: same webpack, same loader, production mode, as one global `comptoirMoney`.
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

interface Stats {
  toString(options: object): string
  hasErrors(): boolean
}
type Webpack = (options: object, done: (error: Error | null, stats?: Stats) => void) => void

const requireFromBuild = createRequire(new URL('../../../build/package.json', import.meta.url))
const webpack = requireFromBuild('webpack') as Webpack

const options = {
  mode: 'production',
  target: 'web',
  devtool: false,
  context: fileURLToPath(new URL('../..', import.meta.url)),
  entry: fileURLToPath(new URL('../index.ts', import.meta.url)),
  output: { path: process.argv[2], filename: 'money.js', library: { name: 'comptoirMoney', type: 'var' } },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: requireFromBuild.resolve('ts-loader'),
        options: { transpileOnly: true, compilerOptions: { noEmit: false, allowImportingTsExtensions: false } },
      },
    ],
  },
}

webpack(options, (error, stats) => {
  if (error) throw error
  if (stats?.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }))
})
