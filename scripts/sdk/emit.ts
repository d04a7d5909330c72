import fs from 'node:fs'
import path from 'node:path'
import { lastLines, runLogged } from '../common/child.ts'
import { Refusal } from '../common/refusal.ts'
import { ROOT } from '../common/root.ts'
import type { SdkPackage } from './packages.ts'

const COMPILER = path.join(ROOT, 'node_modules', '@typescript', 'native', 'bin', 'tsc')
/** Types are checked apart; tests and their helpers stay at home. */
const OPTIONS = { noEmit: false, declaration: true, rewriteRelativeImportExtensions: true, noCheck: true }
const LEFT_OUT = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**']

/** Compiles a package of the workspace to JavaScript and declarations in `folder`. */
export async function emitPackage(name: SdkPackage, folder: string): Promise<void> {
  const home = path.join(ROOT, 'shared', name)
  const config = path.join(folder, '..', 'tsconfig.json')
  const source = path.join(home, 'src')
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(home, 'tsconfig.json'),
      compilerOptions: {
        ...OPTIONS,
        outDir: folder,
        rootDir: source,
        typeRoots: [path.join(ROOT, 'node_modules', '@types')],
      },
      include: [source],
      exclude: LEFT_OUT.map((pattern) => path.join(source, pattern)),
    }),
  )
  const log = path.join(ROOT, '.comptoir', 'logs', `sdk-${name}.log`)
  const code = await runLogged(log, process.execPath, [COMPILER, '--pretty', 'false', '-p', config], { cwd: home })
  fs.rmSync(config)
  if (code !== 0)
    throw new Refusal(`${lastLines(log, 20)}\nThe package ${name} could not be compiled (full log: ${log}).`)
  copyAssets(source, folder)
  pointToCompiled(folder)
}

/** What code reads beside itself. */
function copyAssets(source: string, folder: string): void {
  for (const file of fs.globSync('**/*.{json,svg,woff2,mjs,cjs,css}', { cwd: source })) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.copyFileSync(path.join(source, file), path.join(folder, file))
  }
}

/** Declarations keep the names of sources; the package has none. */
function pointToCompiled(folder: string): void {
  for (const file of fs.globSync('**/*.d.ts', { cwd: folder })) {
    const text = fs.readFileSync(path.join(folder, file), 'utf8')
    fs.writeFileSync(path.join(folder, file), text.replaceAll(/(['"])(\.{1,2}\/[^'"]*?)\.tsx?\1/g, '$1$2.js$1'))
  }
}
