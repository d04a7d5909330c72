import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import webpack, { type Configuration } from 'webpack'
import { commonConfig } from '../common-config.ts'
import { ROOT } from '../workspace.ts'
import { fileOf, type Written } from './written-page.ts'

export interface Writer {
  /** Of the build; its files lie under this name while it runs. */
  name: string
  dirname: string
  /** The program, beside this file. */
  program: 'write-pages.mjs' | 'write-frame.mjs'
  /** What the program imports by a name of its own. */
  alias: Record<string, string>
  job: object
}

/** For Node, in one go: nothing of it is ever sent. */
function configOf({ name, dirname, program, alias }: Writer, folder: string): Configuration {
  const common = commonConfig(`${name}-writer`, dirname, 'production')
  return {
    ...common,
    target: 'node',
    devtool: false,
    entry: { write: join(import.meta.dirname, program) },
    output: {
      path: folder,
      filename: '[name].cjs',
      chunkFilename: '[id].cjs',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      publicPath: '/',
      clean: true,
    },
    resolve: { ...common.resolve, alias },
    optimization: { minimize: false, splitChunks: false },
    plugins: [],
  }
}

function compile(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config)
    compiler.run((failure, stats) => {
      compiler.close(() => undefined)
      const problem =
        failure?.message ?? (stats?.hasErrors() ? stats.toString({ all: false, errors: true }) : undefined)
      if (problem === undefined) resolve()
      else reject(new Error(problem))
    })
  })
}

/** Bundles the pages for Node, runs them in a process of their own, and gives the files that they become. Rejects with what the pages threw. */
export async function runWriter(writer: Writer): Promise<Map<string, string>> {
  const folder = join(ROOT, '.cache/written', `${writer.name}-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  try {
    await compile(configOf(writer, folder))
    const [job, answer] = [join(folder, 'job.json'), join(folder, 'answer.json')]
    writeFileSync(job, JSON.stringify(writer.job))
    await promisify(execFile)(process.execPath, [join(folder, 'write.cjs'), job, answer], {
      env: { ...process.env, NODE_ENV: 'production' },
    })
    const written = JSON.parse(readFileSync(answer, 'utf8')) as Record<string, Written>
    return new Map(Object.entries(written).map(([name, page]) => [name, fileOf(name, page)]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
