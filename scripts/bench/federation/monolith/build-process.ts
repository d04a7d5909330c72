import fs from 'node:fs'
import path from 'node:path'
import webpack from 'webpack'
import { readRelease } from '../releases.ts'
import { APPS, ROOT } from '../../../common/root.ts'
import { monolithConfig } from './config.ts'

// Builds the monolith into the folder that is given, in a process of its own: a bundler leaves a lot of memory behind.
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('no folder was given')
fs.mkdirSync(folder, { recursive: true })
const remotes = APPS.filter((app) => app !== 'shell').map((app) => ({
  folder: path.join(ROOT, app),
  release: readRelease(app),
}))
const compiler = webpack(monolithConfig(folder, remotes))
if (compiler === null) throw new Error('webpack made no compiler')
compiler.run((error, stats) => {
  if (error !== null || stats === undefined || stats.hasErrors()) {
    console.error(error ?? stats?.toString({ all: false, errors: true }))
    process.exitCode = 1
  }
  compiler.close(() => undefined)
})
