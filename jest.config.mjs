import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { TEST_MS } from './shared/testing/src/time-limits.ts'

const remotes = globSync('mfe-*/remote.json', { cwd: import.meta.dirname }).map(dirname)
const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2023',
        experimental: { keepImportAttributes: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'es6' },
      sourceMaps: true,
    },
  ],
}
/** Modules of a test file stay in its worker's memory; beyond this the next file gets a new worker, but for tests of the API. */
const WORKER_MEMORY = '1.5GB'
/** Libraries in one file each, as `library-bundle.ts` makes them and as Node gets the icons, instead of thousands of modules anew for each test file. */
const LIBRARIES = '<rootDir>/.comptoir/test-libraries'
const OF_SCREENS = {
  '^lucide-react$': '<rootDir>/node_modules/lucide-react/dist/cjs/lucide-react.js',
  '^@chakra-ui/react$': `${LIBRARIES}/chakra.mjs`,
  '^@chakra-ui/react/(preset-base|styled-system)$': `${LIBRARIES}/chakra-$1.mjs`,
  '^typebox$': `${LIBRARIES}/typebox.mjs`,
  '^typebox/(error|value)$': `${LIBRARIES}/typebox-$1.mjs`,
}
/** Whose imports of one another say which tests a change can touch. */
const EVERY_FOLDER = ['api', 'scripts', 'shared', 'shell', ...remotes].map((folder) => `<rootDir>/${folder}`)
const shared = {
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['/dist/', '/.comptoir/(?!test-libraries/)'],
}

export default {
  testTimeout: TEST_MS,
  workerIdleMemoryLimit: WORKER_MEMORY,
  testSequencer: '<rootDir>/scripts/test/long-first.mjs',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      roots: EVERY_FOLDER,
      testMatch: ['<rootDir>/shared/{money,contracts,i18n,build}/**/*.test.ts', '<rootDir>/scripts/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'api',
      // Node loads the code of the API as it does in operation, once for all files of a worker: half the time.
      runner: ['jest-light-runner', { runtime: 'child_process' }],
      roots: EVERY_FOLDER,
      testMatch: ['<rootDir>/api/**/*.test.ts'],
      setupFiles: ['<rootDir>/scripts/test/bare/setup.ts'],
      globalSetup: '<rootDir>/api/test/global-setup.mjs',
      globalTeardown: '<rootDir>/api/test/global-teardown.mjs',
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/shared/testing/src/screen-environment.mjs',
      roots: EVERY_FOLDER,
      testMatch: [
        '<rootDir>/{shell,mfe-*}/src/**/*.test.{ts,tsx}',
        '<rootDir>/shared/{ui,app-kit,platform,testing}/**/*.test.{ts,tsx}',
      ],
      globalSetup: '<rootDir>/scripts/test/screens-setup.mjs',
      moduleNameMapper: OF_SCREENS,
      setupFiles: ['<rootDir>/shared/testing/src/jest-setup.ts'],
      setupFilesAfterEnv: ['<rootDir>/shared/testing/src/patience.ts'],
    },
  ],
}
