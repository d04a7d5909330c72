import Type from 'typebox'
import { Check } from 'typebox/value'
import webpack, { type Compiler } from 'webpack'
import { excess } from './budget.ts'
import { firstChunks, mainScripts } from './first-page.ts'
import { readJson } from './read-json.ts'
import { filesOf } from './release-files.ts'

const ShellBudget = Type.Object({ firstPageKb: Type.Number({ exclusiveMinimum: 0 }) })

function limitIn(path: string): number {
  const budget = readJson(path)
  if (!Check(ShellBudget, budget)) throw new Error(`${path} must say what the first page may weigh: { "firstPageKb": 200 }.`)
  return budget.firstPageKb
}

/** Fails the shell's build when the scripts of the first page weigh more after brotli than its `budget.json` allows. `path` is absolute. */
export class FirstPageBudgetPlugin {
  readonly path: string
  constructor(path: string) {
    this.path = path
  }

  apply(compiler: Compiler): void {
    const name = FirstPageBudgetPlugin.name
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.fileDependencies.add(this.path)
      compilation.hooks.processAssets.tap({ name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const names = [...mainScripts(compilation), ...firstChunks(compilation)]
        const problem = excess(filesOf(compilation, (file) => names.includes(file)), { what: 'The first page', names, limitKb: limitIn(this.path) })
        if (problem !== null) compilation.errors.push(new webpack.WebpackError(problem))
      })
    })
  }
}
