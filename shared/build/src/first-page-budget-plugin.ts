import { LANGUAGES } from '@comptoir/i18n'
import { shellTranslation } from '@comptoir/i18n/words'
import Type, { type Static } from 'typebox'
import { Check } from 'typebox/value'
import webpack, { type Compilation, type Compiler } from 'webpack'
import { excess, type Weighed } from './budget.ts'
import { firstChunks, mainScripts, namedScripts } from './first-page.ts'
import { readJson } from './read-json.ts'
import { filesOf, packedLength } from './release-files.ts'
import { partScripts } from './shared-groups.ts'

const Kilobytes = Type.Number({ exclusiveMinimum: 0 })
const ShellBudget = Type.Object({ firstPageKb: Kilobytes, backOfficeKb: Kilobytes, phrasesKb: Kilobytes })

function limitsIn(path: string): Static<typeof ShellBudget> {
  const budget = readJson(path)
  if (!Check(ShellBudget, budget))
    throw new Error(
      `${path} must say what the first page may weigh, the first of the back office, and the phrases of every page: { "firstPageKb": 180, "backOfficeKb": 245, "phrasesKb": 7 }.`,
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

/** The phrases that every page has, a sentence for each language in which they weigh too much. */
function phraseProblems(limitKb: number): string[] {
  return LANGUAGES.flatMap((language) => {
    const bytes = packedLength(Buffer.from(JSON.stringify(shellTranslation(language, 'translation'))))
    const name = `translation.json (${language})`
    const file = { integrity: '', size: bytes, packedSize: bytes }
    return excess({ [name]: file }, { what: 'What every page says', names: [name], limitKb }) ?? []
  })
}

/** Fails the shell's build when the scripts of first pages or the phrases of every page weigh more after brotli than its `budget.json` allows. `path` is absolute. */
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
        const limits = limitsIn(this.path)
        for (const problem of phraseProblems(limits.phrasesKb))
          compilation.errors.push(new webpack.WebpackError(problem))
        for (const each of weighed(compilation, limits)) {
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
