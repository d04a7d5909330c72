import { RuleTester, type Rule } from 'eslint'
import path from 'node:path'
import tseslint from 'typescript-eslint'
import { aFolder } from '../fixtures/folder.ts'
import type { RuleCases } from './eslint-rules/cases.ts'
import { closedSqlCases } from './eslint-rules/closed-sql.cases.ts'
import { declaredNamesCases } from './eslint-rules/declared-names.cases.ts'
import { hooksAreHooksCases } from './eslint-rules/hooks-are-hooks.cases.ts'
import { localRules } from './eslint-rules/index.mjs'
import { kebabCaseNamesCases } from './eslint-rules/kebab-case-names.cases.ts'
import { lightSchemasCases } from './eslint-rules/light-schemas.cases.ts'
import { logicalStylesCases } from './eslint-rules/logical-styles.cases.ts'
import { noClockCases } from './eslint-rules/no-clock.cases.ts'
import { noModuleStateCases } from './eslint-rules/no-module-state.cases.ts'
import { noTopLevelAwaitCases } from './eslint-rules/no-top-level-await.cases.ts'
import { themeColoursCases } from './eslint-rules/theme-colours.cases.ts'
import { translatedTextCases } from './eslint-rules/translated-text.cases.ts'

const CASES: Record<keyof typeof localRules.rules, RuleCases> = {
  'closed-sql': closedSqlCases,
  'declared-names': declaredNamesCases,
  'hooks-are-hooks': hooksAreHooksCases,
  'kebab-case-names': kebabCaseNamesCases,
  'light-schemas': lightSchemasCases,
  'logical-styles': logicalStylesCases,
  'no-clock': noClockCases,
  'no-module-state': noModuleStateCases,
  'no-top-level-await': noTopLevelAwaitCases,
  'theme-colours': themeColoursCases,
  'translated-text': translatedTextCases,
}

const folder = aFolder()
const plain = new RuleTester({
  languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
})
const typed = new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { projectService: { allowDefaultProject: ['*.ts'] }, tsconfigRootDir: folder },
  },
})

function inFolder(cases: RuleCases): RuleCases {
  const filename = path.join(folder, 'case.ts')
  return {
    valid: cases.valid.map((each) => ({ ...each, filename })),
    invalid: cases.invalid.map((each) => ({ ...each, filename })),
  }
}

const rules: Record<string, Rule.RuleModule> = localRules.rules
for (const [name, cases] of Object.entries(CASES)) {
  const rule = rules[name]
  if (!rule) throw new Error(`No rule is called ${name}`)
  if (name === 'closed-sql') typed.run(name, rule, inFolder(cases))
  else plain.run(name, rule, cases)
}
