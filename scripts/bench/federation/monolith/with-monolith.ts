import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { lastLines, runLogged } from '../../../common/child.ts'
import { Refusal } from '../../../common/refusal.ts'
import { ROOT } from '../../../common/root.ts'
import { copyRepository } from '../../../fixtures/copied-repository.ts'
import { withTemporaryFolder } from '../../../test/temporary-folder.ts'
import { type Installation, withInstallation } from '../installation.ts'

const BUILD = fileURLToPath(new URL('./build-process.ts', import.meta.url))

/**
 * Lends an installation of the monolith: the same server from a copy of the repository, in which only the monolith is
 * built, so that no remote is published there and the page carries no hints for one.
 */
export function withMonolith<T>(work: (installation: Installation) => Promise<T>): Promise<T> {
  return withTemporaryFolder('comptoir-monolith-', async (folder) => {
    copyRepository(folder)
    const log = path.join(ROOT, '.comptoir', 'logs', 'build-monolith.log')
    const code = await runLogged(log, process.execPath, [BUILD, folder], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production', BUILD_ID: 'monolith' },
    })
    if (code !== 0) throw new Refusal(`${lastLines(log, 40)}\nThe build of the monolith failed (full log: ${log}).`)
    return withInstallation(work, folder)
  })
}
