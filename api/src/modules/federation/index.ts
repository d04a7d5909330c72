import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../app.ts'
import { publishBuiltIns } from './built-in/index.ts'
import type { FederationParts } from './federation-parts.ts'
import { pointerRoutes } from './pointers/index.ts'
import { BuiltShell, LiveRegistry } from './registry/index.ts'
import { releaseRoutes } from './releases/index.ts'
import { reportRoutes } from './reports/index.ts'
import { keptSigningKey } from './signing/index.ts'
import { folderStore } from './store/index.ts'
import { tokenRoutes } from './tokens/index.ts'

/** Opens what releases stand on: the store, the installation's key, and the registry of what is live. */
export function openFederation({ db, admin, clock, dataDir, webRoot, environment, loggerInstance: log }: AppDeps): FederationParts {
  const key = keptSigningKey(dataDir)
  const registry = new LiveRegistry({ db, key, shell: new BuiltShell(webRoot), environment, log })
  return { db, admin: admin.db, clock, store: folderStore(dataDir), key, registry }
}

/** Releases of remotes: publishing, what is live, who may, and how releases fare. Builds beside the shell are published before the server listens. */
export async function federationModule(app: FastifyInstance, deps: AppDeps, parts: FederationParts): Promise<void> {
  await releaseRoutes(app, parts)
  await pointerRoutes(app, parts)
  await tokenRoutes(app, parts)
  await reportRoutes(app, parts)
  const { webRoot } = deps
  if (webRoot !== null) app.addHook('onReady', () => publishBuiltIns(parts, webRoot, deps.loggerInstance))
}
