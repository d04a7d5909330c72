import { closedSql } from './closed-sql.mjs'
import { declaredNames } from './declared-names.mjs'
import { hooksAreHooks } from './hooks-are-hooks.mjs'
import { kebabCaseNames } from './kebab-case-names.mjs'
import { lightSchemas } from './light-schemas.mjs'
import { logicalStyles } from './logical-styles.mjs'
import { noClock } from './no-clock.mjs'
import { noModuleState } from './no-module-state.mjs'
import { noTopLevelAwait } from './no-top-level-await.mjs'
import { themeColours } from './theme-colours.mjs'
import { translatedText } from './translated-text.mjs'

/** Rules of this repository that no package provides. Each is one idea; its cases are in `<rule>.cases.ts`. */
export const localRules = {
  meta: { name: 'comptoir' },
  rules: {
    'closed-sql': closedSql,
    'declared-names': declaredNames,
    'hooks-are-hooks': hooksAreHooks,
    'kebab-case-names': kebabCaseNames,
    'light-schemas': lightSchemas,
    'logical-styles': logicalStyles,
    'no-clock': noClock,
    'no-module-state': noModuleState,
    'no-top-level-await': noTopLevelAwait,
    'theme-colours': themeColours,
    'translated-text': translatedText,
  },
}
