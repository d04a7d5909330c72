/** A file that breaks one import rule: the rule's name, the file's path, its content. */
export type BoundaryViolation = readonly [rule: string, file: string, text: string]

const SALES = 'api/src/modules/sales/sales'

/** One fault, at least, for every rule. The test adds those of rules that exist per domain or folder. */
export const BOUNDARY_VIOLATIONS: readonly BoundaryViolation[] = [
  ['money-imports-nothing', 'shared/money/src/a.ts', "import 'typebox'"],
  ['money-imports-nothing', 'shared/money/src/b.ts', "import '@comptoir/contracts'"],
  ['money-imports-nothing', 'shared/money/src/c.ts', "import 'node:fs'"],
  ['contracts-import-money-only', 'shared/contracts/src/a.ts', "import '@comptoir/i18n'"],
  ['contracts-import-money-only', 'shared/contracts/src/b.ts', "import 'react'"],
  ['phrases-import-the-kernel-only', 'shared/i18n/src/a.ts', "import 'react'"],
  ['browser-not-api', 'shell/src/a.ts', "import '../../api/src/platform/db.ts'"],
  ['browser-not-api', 'shared/ui/src/a.ts', "import type { AppDeps } from '../../../api/src/platform/deps.ts'"],
  ['api-not-browser', 'api/src/platform/a.ts', "import '@comptoir/app-kit'"],
  ['api-not-browser', 'api/src/platform/b.ts', "import '@comptoir/build'"],
  ['browser-not-node', 'shared/app-kit/src/a.ts', "import 'node:path'"],
  ['build-only-from-configs', 'shell/src/b.ts', "import '@comptoir/build'"],
  ['scripts-not-browser', 'scripts/a.ts', "import '@comptoir/platform'"],
  ['app-kit-not-ui', 'shared/app-kit/src/b.ts', "import '@comptoir/ui'"],
  ['ui-not-platform', 'shared/ui/src/b.ts', "import '@comptoir/platform'"],
  ['no-test-code-in-product', 'shell/src/c.ts', "import '@comptoir/testing'"],
  ['no-test-code-in-product', 'api/src/platform/c.ts', "import 'fast-check'"],
  ['no-test-code-in-product', 'api/src/platform/d.ts', "import '../../test/template.ts'"],
  ['remotes-apart', 'mfe-inventory/src/a.ts', "import '../../mfe-people/src/common/labels.ts'"],
  ['remote-not-shell', 'mfe-inventory/src/b.ts', "import '../../shell/src/main.ts'"],
  ['shell-not-remote', 'shell/src/d.ts', "import '../../mfe-inventory/src/activate.ts'"],
  ['remote-imports', 'mfe-people/src/common/a.ts', "import '@comptoir/ui'"],
  ['remote-imports', 'mfe-people/src/common/b.ts', "import 'react-router-dom'"],
  ['remote-test-imports', 'mfe-people/src/common/c.test.ts', "import '@comptoir/app-kit'"],
  ['shell-through-platform', 'shell/src/e.ts', "import '@chakra-ui/react'"],
  ['shell-room-is-listed', 'shell/src/office/a.ts', "import '../main.ts'"],
  ['shell-language-alone', 'shell/src/language/a.ts', "import '../common/called.ts'"],
  ['shell-language-by-app', 'shell/src/session/a.ts', "import '../language/called.ts'"],
  ['shell-pages-by-router', 'shell/src/app/a.ts', "import '../pages/called.ts'"],
  ['shell-pages-by-router', 'shell/src/frame/a.ts', "export const page = () => import('../pages/called.ts')"],
  ['feature-by-index', 'mfe-people/src/features/clients/a.ts', "import '../suppliers/supplier-card.tsx'"],
  ['common-not-features', 'mfe-people/src/common/d.ts', "import '../features/suppliers/index.ts'"],
  ['api-feature-by-index', `${SALES}/a.ts`, "import '../returns/returns.queries.ts'"],
  ['api-domain-to-its-features', 'api/src/modules/people/a.ts', "import './clients/clients.repository.ts'"],
  ['api-domain-by-index', `${SALES}/b.ts`, "import '../../people/clients/clients.repository.ts'"],
  ['api-modules-by-index', 'api/seeds/a.ts', "import '../src/modules/people/clients/clients.repository.ts'"],
  ['api-domain-is-listed', 'api/src/modules/loyalty/index.ts', "import '../../platform/db.ts'"],
  ['kysely-in-repositories', `${SALES}/sales.rules.ts`, "import { sql } from 'kysely'\nexport const one = sql"],
  ['fastify-in-routes', `${SALES}/c.ts`, "import fastify from 'fastify'\nexport const app = fastify"],
  ['fastify-in-routes', `${SALES}/d.ts`, "import '@fastify/jwt'"],
  [
    'fastify-in-routes',
    `${SALES}/f.ts`,
    "import type { FastifyRequest } from 'fastify'\nexport type Its = FastifyRequest",
  ],
  [
    'doors-have-no-routes',
    'api/src/modules/sales/quotes/index.ts',
    "import type { JWT } from '@fastify/jwt'\nexport type Its = JWT",
  ],
  [
    'doors-name-the-server',
    'api/src/modules/sales/doors/index.ts',
    "import fastify from 'fastify'\nexport const app = fastify",
  ],
  ['platform-knows-no-module', 'api/src/platform/e.ts', "import '../modules/people/index.ts'"],
  ['application-imports-modules', `${SALES}/e.ts`, "import type { createApp } from '../../../app.ts'"],
  ['migrations-stand-alone', 'api/migrations/0002-a.ts', "import '../src/platform/db.ts'"],
  ['packages-by-exports', 'shared/i18n/src/b.ts', "import '../../money/src/add.ts'"],
  ['scripts-by-exports', 'scripts/b.ts', "import '../shared/money/src/add.ts'"],
  ['api-tests-by-exports', 'api/test/a.ts', "import '../../shared/money/src/add.ts'"],
  ['resolvable', 'shell/src/f.ts', "import './nowhere.ts'"],
  ['resolvable', 'shell/src/g.ts', "import '@comptoir/platform/src/index.ts'"],
  ['resolvable', 'shell/src/h.ts', "import './main'"],
]

/** The rooms of the shell, the upper first. */
export const SHELL_ROOMS_IN_ORDER = ['app', 'router', 'pages', 'frame', 'remotes', 'session', 'common']

export const DOMAINS_IN_ORDER = [
  'federation',
  'identity',
  'company',
  'people',
  'treasury',
  'inventory',
  'purchases',
  'sales',
  'reports',
]
