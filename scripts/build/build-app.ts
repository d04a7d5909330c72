import path from 'node:path'
import { lastLines, runLogged } from '../common/child.ts'
import { Refusal } from '../common/refusal.ts'
import { ROOT } from '../common/root.ts'
import { isBuilt, removeOldBuilds, writeStamp } from './stamp.ts'

/** Webpack's command line, to be run in an application's folder. */
export const WEBPACK = path.join(ROOT, 'node_modules', 'webpack-cli', 'bin', 'cli.js')

/** Builds one application for production, and names the build only when it stands whole. */
export async function buildApp(app: string, build: string): Promise<void> {
  const folder = path.join(ROOT, app)
  const log = path.join(ROOT, '.comptoir', 'logs', `build-${app}.log`)
  const code = await runLogged(log, process.execPath, [WEBPACK, '--mode', 'production'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', BUILD_ID: build },
  })
  if (code !== 0) throw new Refusal(`${lastLines(log, 40)}\nThe build of ${app} failed (the whole text is in ${log}).`)
  writeStamp(ROOT, app, build)
  if (!isBuilt(ROOT, app, build)) throw new Error(`The build of ${app} ended well but left no whole build ${build}`)
  removeOldBuilds(ROOT, app, build)
}

