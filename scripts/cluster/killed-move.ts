import { spawn } from 'node:child_process'
import path from 'node:path'
import { heard } from '../common/heard.ts'
import { ROOT } from '../common/root.ts'

/**
 * Starts the command that moves a company and kills it in the middle, as a machine that loses its power would. False where
 * the move ended before that.
 */
export async function killMove(
  { ownerUrl, dataDir }: { ownerUrl: string; dataDir: string },
  companyId: string,
  to: string,
): Promise<boolean> {
  const command = spawn(
    process.execPath,
    [path.join(ROOT, 'scripts', 'admin.ts'), 'move-company', companyId, '--to', to],
    {
      cwd: ROOT,
      env: { ...process.env, DATABASE_URL: ownerUrl, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let isMoving = false
  command.stdout.on('data', (text: Buffer) => {
    if (!text.toString().includes('Setting Up') && !text.toString().includes('Copying Data')) return
    isMoving = true
    command.kill('SIGKILL')
  })
  await heard(command)
  return isMoving
}
