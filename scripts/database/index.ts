import { type EmbeddedSettings, type RunningDatabase, startEmbedded } from './embedded.ts'
import { checkExternal } from './external.ts'

export { ensureRoles } from './roles.ts'
export { freePort } from './free-port.ts'
export type { RunningDatabase } from './embedded.ts'

/** With `ownerUrl` an external server, which is only checked; without, the embedded one of the data folder. */
export type DatabaseSettings = EmbeddedSettings & { ownerUrl?: string | undefined }

/**
 * Gives the owner's address of a database that answers. `stop` shuts an embedded one down and leaves an external one
 * alone. Refuses, in one sentence, what somebody can mend: a wrong address, another start on the same data folder.
 */
export async function startDatabase({ ownerUrl, ...settings }: DatabaseSettings): Promise<RunningDatabase> {
  if (ownerUrl === undefined) return startEmbedded(settings)
  await checkExternal(ownerUrl)
  return { ownerUrl, stop: async () => undefined }
}
