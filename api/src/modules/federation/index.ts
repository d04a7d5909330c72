import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../platform/deps.ts'
import { publishBuiltIns } from './built-in/index.ts'
import { scheduleCleanUp } from './clean-up/index.ts'
import type { FederationParts } from './federation-parts.ts'
import { pointerRoutes } from './pointers/index.ts'
import { BuiltShell, LiveRegistry } from './registry/index.ts'
import { findKept, releaseRoutes } from './releases/index.ts'
import { reportRoutes, SeenReleases } from './reports/index.ts'
import { keptSigningKey, type SigningKey } from './signing/index.ts'
import { bucketStore, folderStore, s3Bucket, type ReleaseStore } from './store/index.ts'
import { tokenRoutes } from './tokens/index.ts'

/** Opens what releases depend on: the store, the installation's key, and the registry of what is live. */
export function openFederation(deps: AppDeps): FederationParts {
  const { db, admin, clock, dataDir, webRoot, environment, loggerInstance: log } = deps
  const key = keptSigningKey(dataDir)
  const registry = new LiveRegistry({ db, key, shell: new BuiltShell(webRoot), environment, log })
  return {
    db,
    admin: admin.db,
    clock,
    store: openStore(deps, key),
    key,
    registry,
    seen: new SeenReleases({ db, clock, log }),
  }
}

/** A folder of its own for what a bucket keeps: the other one holds releases whole. */
function openStore({ db, dataDir, releaseBucket, loggerInstance: log }: AppDeps, key: SigningKey): ReleaseStore {
  if (releaseBucket === null) return folderStore(path.join(dataDir, 'releases'))
  return bucketStore({
    bucket: s3Bucket(releaseBucket),
    cache: folderStore(path.join(dataDir, 'release-cache')),
    releaseOf: (remote, build) => findKept(db, key, remote, build),
    log,
  })
}

/** Releases of remotes: publishing, what is live, who may, and how releases fare. Builds beside the shell are published before the server listens. */
export async function federationModule(app: FastifyInstance, deps: AppDeps, parts: FederationParts): Promise<void> {
  await releaseRoutes(app, parts)
  await pointerRoutes(app, parts)
  await tokenRoutes(app, parts)
  await reportRoutes(app, parts)
  scheduleCleanUp(deps.jobs, parts, deps.loggerInstance)
  const { webRoot } = deps
  if (webRoot !== null) app.addHook('onReady', () => publishBuiltIns(parts, webRoot, deps.loggerInstance))
}
