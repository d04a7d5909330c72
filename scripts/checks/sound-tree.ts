import fs from 'node:fs'
import path from 'node:path'
import { writeFiles } from './write-files.ts'

const PACKAGES = ['app-kit', 'build', 'contracts', 'i18n', 'money', 'platform', 'testing', 'ui']
const INSTALLED = [
  '@chakra-ui/react',
  '@fastify/jwt',
  '@jest/globals',
  'fast-check',
  'fastify',
  'kysely',
  'lucide-react',
  'react',
  'react-router-dom',
  'typebox',
  'zustand',
]

/** One of each kind of file that the rules speak of, importing as it may. */
const SOUND: Readonly<Record<string, string>> = {
  'shared/money/src/index.ts': "export { add } from './add.ts'",
  'shared/money/src/add.ts': 'export const add = 1',
  'shared/money/src/add.rules.test.ts': "import 'fast-check'\nimport './add.ts'",
  'shared/contracts/src/index.ts': "import '@comptoir/money'\nimport 'typebox'\nexport {}",
  'shared/i18n/src/index.ts': "import '@comptoir/contracts'\nexport {}",
  'shared/app-kit/src/index.ts': "import 'zustand'\nimport '@comptoir/i18n'\nexport {}",
  'shared/ui/src/index.ts': "import '@chakra-ui/react'\nimport '@comptoir/app-kit'\nexport {}",
  'shared/platform/src/index.ts': "export * from '@comptoir/ui'\nexport * from '@comptoir/app-kit'",
  'shared/testing/src/index.ts': "import '@comptoir/platform'\nexport {}",
  'shared/build/src/index.ts': "import 'node:path'\nexport {}",
  'shell/src/main.ts': "import '@comptoir/platform'\nimport './app/app.tsx'\nexport {}",
  'shell/src/app/app.tsx': "import '../language/language.ts'\nimport '../router/routes.tsx'\nexport {}",
  'shell/src/language/language.ts': "import '@comptoir/platform'\nexport {}",
  'shell/src/router/routes.tsx':
    "import '../frame/bar.tsx'\nimport '../session/session.ts'\nexport const page = () => import('../pages/profile.page.tsx')",
  'shell/src/pages/profile.page.tsx': "import '../frame/bar.tsx'\nexport {}",
  'shell/src/frame/bar.tsx': "import '../remotes/registry.ts'\nexport {}",
  'shell/src/remotes/registry.ts': "import '../session/session.ts'\nexport {}",
  'shell/src/session/session.ts': "import '../common/title.ts'\nexport {}",
  'shell/src/common/title.ts': 'export {}',
  'shell/webpack.config.mjs': "import '@comptoir/build'\nexport {}",
  'mfe-people/webpack.config.mjs': "import '@comptoir/build'\nexport {}",
  'mfe-people/src/common/labels.ts': "import 'react'\nexport {}",
  'mfe-people/src/features/clients/clients.page.tsx':
    "import '@comptoir/platform'\nimport 'lucide-react'\nimport '../suppliers/index.ts'\nimport '../../common/labels.ts'\nimport './client-row.tsx'\nexport {}",
  'mfe-people/src/features/clients/client-row.tsx': "import 'react'\nexport {}",
  'mfe-people/src/features/clients/clients.page.test.tsx':
    "import '@comptoir/testing'\nimport '@jest/globals'\nimport './clients.page.tsx'",
  'mfe-people/src/features/suppliers/index.ts': "export * from './supplier-card.tsx'",
  'mfe-people/src/features/suppliers/supplier-card.tsx': 'export {}',
  'mfe-inventory/src/activate.ts': 'export {}',
  'api/src/app.ts': "import 'fastify'\nimport './modules/sales/index.ts'",
  'api/src/platform/deps.ts': 'export type AppDeps = string',
  'api/src/platform/db.ts': "import 'kysely'\nexport {}",
  'api/src/modules/people/index.ts':
    "import type { AppDeps } from '../../platform/deps.ts'\nimport './clients/index.ts'\nexport type Its = AppDeps",
  'api/src/modules/people/clients/index.ts': "import './clients.routes.ts'\nexport {}",
  'api/src/modules/people/clients/clients.routes.ts': "import 'fastify'\nimport './clients.repository.ts'\nexport {}",
  'api/src/modules/people/clients/clients.repository.ts':
    "import 'kysely'\nimport '../../../platform/db.ts'\nexport {}",
  'api/src/modules/sales/index.ts':
    "import type { FastifyInstance } from 'fastify'\nimport './sales/index.ts'\nexport type App = FastifyInstance",
  'api/src/modules/sales/sales/index.ts': "import './sales.service.ts'\nexport {}",
  'api/src/modules/sales/sales/sales.service.ts':
    "import type { Kysely } from 'kysely'\nimport '../returns/index.ts'\nimport '../../people/clients/index.ts'\nexport type Known = Kysely",
  'api/src/modules/sales/returns/index.ts': "import './returns.queries.ts'\nexport {}",
  'api/src/modules/sales/returns/returns.queries.ts': "import 'kysely'\nexport {}",
  'api/migrations/0001-platform.ts': "import 'kysely'\nimport './support.ts'\nexport {}",
  'api/migrations/support.ts': 'export {}',
  'api/seeds/demo.ts': "import '../src/modules/people/clients/index.ts'\nexport {}",
  'api/test/template.ts': "import '../../scripts/database/index.ts'\nexport {}",
  'scripts/checks/phrases.ts': "import '@comptoir/i18n'\nexport {}",
  'scripts/database/index.ts': "import '../../api/src/platform/db.ts'\nexport {}",
}

function install(folder: string, name: string): void {
  writeFiles(folder, {
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, main: 'index.js' }),
    [`node_modules/${name}/index.js`]: '',
  })
}

/** Builds a small repository that keeps every import rule, for violations to be added to. */
export function writeSoundTree(folder: string): void {
  writeFiles(folder, SOUND)
  writeFiles(folder, {
    'package.json': JSON.stringify({ name: 'sound', private: true, type: 'module', workspaces: ['shared/*'] }),
  })
  for (const name of INSTALLED) install(folder, name)
  fs.mkdirSync(path.join(folder, 'node_modules/@comptoir'))
  for (const name of PACKAGES) {
    writeFiles(folder, {
      [`shared/${name}/package.json`]: JSON.stringify({
        name: `@comptoir/${name}`,
        type: 'module',
        exports: { '.': './src/index.ts' },
      }),
    })
    fs.symlinkSync(path.join(folder, 'shared', name), path.join(folder, 'node_modules/@comptoir', name), 'junction')
  }
}
