import { type EmbeddedSettings, type RunningDatabase, findEmbedded, startEmbedded } from './embedded.ts'
import { checkExternal } from './external.ts'

export { ensureRoles } from './roles.ts'
export { freePort, freePorts } from './free-port.ts'
export type { Durability, RunningDatabase } from './embedded.ts'

/** With `ownerUrl` an external server, which is only checked; without, the embedded one of the data folder. */
export type DatabaseSettings = EmbeddedSettings & { ownerUrl?: string | undefined }

/**
 * Gives the owner's address of a database that answers. `stop` shuts an embedded one down and leaves an external one
 * alone. Refuses, in one sentence, what somebody can mend: a wrong address, another start on the same data folder.
 */
export async function startDatabase({ ownerUrl, ...settings }: DatabaseSettings): Promise<RunningDatabase> {
  if (ownerUrl === undefined) return startEmbedded(settings)
  return { ownerUrl: await checkExternal(ownerUrl), stop: async () => undefined }
}

/** The same for a command beside the product, which may be running on the data folder: then its database is used as it is. */
export async function reachDatabase(settings: DatabaseSettings): Promise<RunningDatabase> {
  const running = settings.ownerUrl === undefined ? await findEmbedded(settings.dataDir) : null
  return running ?? startDatabase(settings)
}
