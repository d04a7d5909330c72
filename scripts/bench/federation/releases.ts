import fs from 'node:fs'
import path from 'node:path'
import type { RemoteRelease } from '@comptoir/contracts/federation'
import { Refusal } from '../../common/refusal.ts'
import { APPS, ROOT } from '../../common/root.ts'

/** Folders of the remotes, as `mfe-inventory`. */
export const REMOTES = APPS.filter((app) => app !== 'shell')

/** The document of a remote's build in its `dist`, as the build wrote it. Refuses when there is none. */
export function readRelease(app: string): RemoteRelease {
  const dist = path.join(ROOT, app, 'dist')
  try {
    const { build } = JSON.parse(fs.readFileSync(path.join(dist, 'current.json'), 'utf8')) as { build: string }
    return JSON.parse(fs.readFileSync(path.join(dist, build, 'release.json'), 'utf8')) as RemoteRelease
  } catch {
    throw new Refusal(`${app} is not built. Run: npm run build`)
  }
}
