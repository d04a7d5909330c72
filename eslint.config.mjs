import hooks from 'eslint-plugin-react-hooks'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { localRules } from './scripts/checks/eslint-rules/index.mjs'

const BROWSER = ['shell/src/**', 'mfe-*/src/**', 'shared/{app-kit,platform,ui}/src/**']
const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**', 'api/test/**', 'shell/e2e/**']
/** Places where colours are defined, and flags, whose colours no theme may change. */
const COLOUR_SOURCES = [
  'shared/ui/src/theme/{color-tokens,scales,semantic-colors,shadows}.ts',
  'shell/src/frame/language/flag.tsx',
]
/** Names and abbreviations that every language writes alike. */
const ALIKE = ['Comptoir']

/** Syntax that is refused everywhere. */
const REFUSED_SYNTAX = [
  {
    selector: 'TSAsExpression > TSAsExpression[typeAnnotation.type="TSUnknownKeyword"].expression',
    message: 'A cast by way of unknown hides a wrong type: narrow it, or parse it with its schema.',
  },
  {
    selector:
      ':matches(ImportDeclaration, ExportAllDeclaration, ExportNamedDeclaration, ImportExpression) > Literal.source[value=/^\\.{1,2}\\u002F/]:not([value=/\\.(tsx?|mjs|json|svg|css|woff2)$/])',
    message: 'Relative imports name their file with its extension.',
  },
  {
    selector: ':matches(TSEnumDeclaration, TSModuleDeclaration[kind="namespace"], TSParameterProperty)',
    message: 'Only erasable TypeScript: Node runs these files as they are.',
  },
]

const MARKUP_OF_TEXT = {
  selector:
    'JSXAttribute[name.name="dangerouslySetInnerHTML"], Property[key.name="dangerouslySetInnerHTML"], AssignmentExpression[left.property.name=/^(inner|outer)HTML$/], CallExpression[callee.property.name="insertAdjacentHTML"]',
  message: 'Markup made of text may carry a script: render elements.',
}

/** Limits of single tests grow old: what was patient once is what fails on a busy machine. */
const IMPATIENCE = {
  selector:
    'CallExpression[callee.name=/^(test|it|(before|after)(All|Each))$/] > Literal[raw=/^\\d/], CallExpression[callee.callee.object.name=/^(test|it)$/] > Literal[raw=/^\\d/], Property[key.name="timeout"] > Literal[raw=/^\\d/]',
  message:
    'Tests wait as long as `@comptoir/testing/time-limits` says; a file whose tests take longer calls jest.setTimeout.',
}

export default defineConfig(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '**/coverage/',
      '**/playwright-report/',
      '**/test-results/',
      '.cache/',
      '.comptoir/',
    ],
  },
  { linterOptions: { noInlineConfig: true } },
  tseslint.configs.recommended,
  {
    plugins: { comptoir: localRules },
    rules: {
      'comptoir/kebab-case-names': 'error',
      'comptoir/hooks-are-hooks': 'error',
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
      'no-restricted-syntax': ['error', ...REFUSED_SYNTAX, MARKUP_OF_TEXT],
      eqeqeq: 'error',
      'no-debugger': 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-self-compare': 'error',
      'no-unreachable': 'error',
      'no-unsafe-finally': 'error',
      'no-constant-binary-expression': 'error',
      'no-irregular-whitespace': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    name: 'default exports that a tool asks for',
    files: [
      '*.config.mjs',
      '.dependency-cruiser.mjs',
      '**/{webpack,playwright}.config.{mjs,ts}',
      'shell/e2e/{screens.config,screens/prepare-once}.ts',
      'api/test/global-{setup,teardown}.mjs',
      'scripts/test/{long-first,screens-setup}.mjs',
      'shared/testing/src/screen-environment.mjs',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    name: 'default exports that the shell asks remotes for',
    files: ['mfe-*/src/{activate.ts,x/*.tsx}'],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    name: 'pages that tests write',
    files: TESTS,
    rules: { 'no-restricted-syntax': ['error', ...REFUSED_SYNTAX, IMPATIENCE] },
  },
  {
    name: 'rules that ask for types',
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: { project: 'scripts/checks/tsconfig.lint.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    name: 'browser packages',
    files: BROWSER,
    plugins: { 'react-hooks': hooks },
    rules: {
      ...hooks.configs.flat.recommended.rules,
      // Takes what form.handleSubmit is given for something that runs while rendering.
      'react-hooks/refs': 'off',
      // Of use to those who let the compiler memoize; this build does not.
      'react-hooks/incompatible-library': 'off',
      'comptoir/logical-styles': 'error',
      'comptoir/hooks-are-hooks': ['error', { areHooksHere: true }],
      'no-console': ['error', { allow: ['error'] }],
    },
  },
  { name: 'words', files: BROWSER, ignores: TESTS, rules: { 'comptoir/translated-text': ['error', { allow: ALIKE }] } },
  {
    name: 'names of declarations',
    files: ['mfe-*/src/**'],
    ignores: TESTS,
    rules: { 'comptoir/declared-names': 'error' },
  },
  {
    name: 'schemas that come with pages',
    files: ['shared/contracts/src/**', 'mfe-*/src/**'],
    rules: { 'comptoir/light-schemas': 'error' },
  },
  {
    name: 'state',
    files: BROWSER,
    ignores: TESTS,
    rules: { 'comptoir/no-module-state': 'error' },
  },
  {
    name: 'colours',
    files: BROWSER,
    ignores: [...TESTS, ...COLOUR_SOURCES],
    rules: { 'comptoir/theme-colours': 'error' },
  },
  { name: 'API', files: ['api/src/**'], rules: { 'no-console': 'error' } },
  {
    name: 'statements of the API',
    files: ['api/**/*.ts'],
    ignores: [
      ...TESTS,
      'api/migrations/support.ts',
      'api/src/platform/db/{apply-functions,catalogue-lint,distributed-engine}.ts',
    ],
    rules: { 'comptoir/closed-sql': 'error' },
  },
  {
    name: 'modules that are imported',
    files: ['api/src/**', 'shared/*/src/**', ...BROWSER],
    ignores: TESTS,
    rules: { 'comptoir/no-top-level-await': 'error' },
  },
  { name: 'time in modules', files: ['api/src/modules/**'], ignores: TESTS, rules: { 'comptoir/no-clock': 'error' } },
)
