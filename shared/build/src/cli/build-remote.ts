import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { CommandOptions } from './command-options.ts'
import { Refusal } from './refusal.ts'
import { builtRelease, remoteFolder } from './remote-folder.ts'

const BUILD_ID_LENGTH = 12
const SOURCES = [
  'src/**/*',
  'locales/*.json',
  'smoke/*',
  'remote.json',
  'webpack.config.mjs',
  'package.json',
  'package-lock.json',
]

/** A name for what a remote is built from: the same sources have the same build everywhere. */
function sourcesId(folder: string): string {
  const hash = createHash('sha256')
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: folder })).filter((file) =>
    statSync(join(folder, file)).isFile(),
  )
  for (const file of files.toSorted())
    hash
      .update(`${file.replaceAll('\\', '/')}\0`)
      .update(readFileSync(join(folder, file)))
      .update('\0')
  return hash.digest('hex').slice(0, BUILD_ID_LENGTH)
}

/** Builds a remote for production into `dist/<build>`. */
export async function buildRemote(options: CommandOptions): Promise<void> {
  const folder = remoteFolder(options.words[0])
  const build = options.build ?? sourcesId(folder)
  const webpack = createRequire(join(folder, 'package.json')).resolve('webpack-cli/bin/cli.js')
  const child = spawn(process.execPath, [webpack, '--mode', 'production'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', BUILD_ID: build },
  })
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve))
  if (code !== 0) throw new Refusal('The build failed. See its output above.')
  const { release } = builtRelease(folder, build)
  const packed = Object.values(release.files).reduce((sum, { packedSize }) => sum + packedSize, 0)
  console.log(
    `${release.remote.id} ${release.remote.version}, build ${build}: ${Object.keys(release.files).length} files, ${Math.round(packed / 1000)} KB.`,
  )
}
