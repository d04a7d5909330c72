import Type, { type Static } from 'typebox'
import { Check } from 'typebox/value'
import webpack, { type Compilation, type Compiler } from 'webpack'
import { excess, type Weighed } from './budget.ts'
import { firstChunks, mainScripts, namedScripts } from './first-page.ts'
import { readJson } from './read-json.ts'
import { filesOf } from './release-files.ts'
import { partScripts } from './shared-groups.ts'

const Kilobytes = Type.Number({ exclusiveMinimum: 0 })
const ShellBudget = Type.Object({ firstPageKb: Kilobytes, backOfficeKb: Kilobytes })

function limitsIn(path: string): Static<typeof ShellBudget> {
  const budget = readJson(path)
  if (!Check(ShellBudget, budget))
    throw new Error(
      `${path} must say what the first page may weigh, and the first of the back office: { "firstPageKb": 180, "backOfficeKb": 245 }.`,
    )
  return budget
}

/** What every first page begins with, and what one of the back office does. */
function weighed(compilation: Compilation, limits: Static<typeof ShellBudget>): Weighed[] {
  const first = [...mainScripts(compilation), ...firstChunks(compilation)]
  const work = [
    ...new Set([
      ...first,
      ...(partScripts(compilation)['platform'] ?? []),
      ...namedScripts(compilation, 'back-office'),
    ]),
  ]
  return [
    { what: 'The first page', names: first, limitKb: limits.firstPageKb },
    { what: 'The first page of the back office', names: work, limitKb: limits.backOfficeKb },
  ]
}

/** Fails the shell's build when the scripts of first pages weigh more after brotli than its `budget.json` allows. `path` is absolute. */
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
        for (const each of weighed(compilation, limitsIn(this.path))) {
          const problem = excess(
            filesOf(compilation, (file) => each.names.includes(file)),
            each,
          )
          if (problem !== null) compilation.errors.push(new webpack.WebpackError(problem))
        }
      })
    })
  }
}
