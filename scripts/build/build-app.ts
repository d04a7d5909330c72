import path from 'node:path'
import { lastLines, runLogged } from '../common/child.ts'
import { Refusal } from '../common/refusal.ts'
import { ROOT } from '../common/root.ts'
import { isBuilt, removeOldBuilds, writeStamp } from './stamp.ts'

/** Webpack's command line, to be run in an application's folder. */
export const WEBPACK = path.join(ROOT, 'node_modules', 'webpack-cli', 'bin', 'cli.js')

interface Run {
  mode: 'production' | 'development'
  args: readonly string[]
}

const RELEASE: Run = { mode: 'production', args: ['--mode', 'production'] }
/** The shell's second build, which pages get that hold a remote under development. */
const FLAVOUR: Run = { mode: 'development', args: ['--env', 'flavour=development'] }

/** Builds one application for production, the shell in both flavours, and names the build only when it is complete. */
export async function buildApp(app: string, build: string): Promise<void> {
  for (const run of app === 'shell' ? [FLAVOUR, RELEASE] : [RELEASE]) await runWebpack(app, build, run)
  writeStamp(ROOT, app, build)
  if (!isBuilt(ROOT, app, build)) throw new Error(`The build of ${app} ended well but left no whole build ${build}`)
  removeOldBuilds(ROOT, app, build)
}

async function runWebpack(app: string, build: string, { mode, args }: Run): Promise<void> {
  const log = path.join(ROOT, '.comptoir', 'logs', `build-${app}${mode === 'production' ? '' : `-${mode}`}.log`)
  const code = await runLogged(log, process.execPath, [WEBPACK, ...args], {
    cwd: path.join(ROOT, app),
    env: { ...process.env, NODE_ENV: mode, BUILD_ID: build },
  })
  if (code !== 0) throw new Refusal(`${lastLines(log, 40)}\nThe build of ${app} failed (full log: ${log}).`)
}
