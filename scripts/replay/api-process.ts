import { readConfig } from '../../api/src/platform/config.ts'
import { startServer } from '../../api/src/server.ts'
import { onStopRequest } from '../common/stop-request.ts'
import { mutateApi } from './mutants/in-api.ts'
import { isMutantName } from './mutants/names.ts'

// The last step of a start, in a process that may be killed: settings come from the environment, the database runs already.
const config = readConfig(process.env)
const { appUrl, adminUrl, isPooled } = config.database
if (appUrl === undefined || adminUrl === undefined)
  throw new Error('DATABASE_APP_URL and DATABASE_ADMIN_URL are not set')
const mutant = process.env['COMPTOIR_MUTANT'] ?? ''
if (isMutantName(mutant)) mutateApi(mutant)
const server = await startServer({ ...config, database: { appUrl, adminUrl, isPooled } })
onStopRequest(() => void server.stop().then(() => process.exit(0)))
process.send?.('ready')
