import path from 'node:path'
import { type Config, readConfig } from '../../api/src/platform/config.ts'
import { reportFailure } from '../common/failure.ts'
import { ROOT } from '../common/root.ts'
import { onStopRequest } from '../common/stop-request.ts'
import { CleanUps } from './clean-up.ts'
import { startProduct } from './product.ts'

const cleanUps = new CleanUps()
let isStopping = false
let logFolder = path.join(ROOT, '.comptoir', 'logs')

/** Ends the process once, after everything it started has stopped: code 0 when somebody asked for it. */
async function stop(code: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  if (code === 0) console.log('Stopping...')
  await cleanUps.run()
  if (code === 0) console.log('Stopped')
  process.exit(code)
}

/** Errors that come while stopping are of what was interrupted. */
function fail(error: unknown): void {
  if (isStopping) return
  reportFailure(error, logFolder)
  void stop(1)
}

process.on('uncaughtException', fail)
process.on('unhandledRejection', fail)
onStopRequest(() => void stop(0))

try {
  const config: Config = readConfig(process.env)
  logFolder = path.join(config.dataDir, 'logs')
  // The launcher starts again what ends with another code than 0.
  await startProduct(config, cleanUps, () => void stop(1))
  // From here on the launcher starts it again if it dies.
  process.send?.('ready')
} catch (error) {
  fail(error)
}
