import type { Config } from '../../api/src/platform/config.ts'
import { ensureRoles } from '../database/index.ts'
import { readArguments, type Command } from './arguments.ts'
import { createAdministrator } from './create-administrator.ts'
import { reachCluster } from './reach-cluster.ts'

/** What a command that takes long needs from whoever runs it. */
export interface Runner {
  /** Told what goes on, a line at a time. */
  say: (line: string) => void
  /** Aborted when somebody asks to stop. */
  stop: AbortSignal
}

/** Runs a command of the installation that the settings name: see `Command`. Gives the lines to print at its end. */
export async function runAdmin(args: readonly string[], config: Config, runner: Runner): Promise<string[]> {
  const command = readArguments(args)
  return command.name === 'create'
    ? createAdministrator(command.email, command.isPromotion, config)
    : changePlace(command, config, runner)
}

async function changePlace(
  command: Exclude<Command, { name: 'create' }>,
  config: Config,
  runner: Runner,
): Promise<string[]> {
  const ownerUrl = await reachCluster(config)
  const { adminUrl } = await ensureRoles(ownerUrl, config.dataDir, config.database)
  const { isolateCompany, moveCompany } = await import('./cluster/index.ts')
  const { company, timeLimit } = command
  const orders = { ...runner, ownerUrl, adminUrl, timeLimit }
  return command.name === 'move-company' ? moveCompany(company, command.to, orders) : isolateCompany(company, orders)
}
