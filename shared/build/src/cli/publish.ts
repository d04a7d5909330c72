import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseSummary } from '@comptoir/contracts/federation'
import type { Installation } from './installation.ts'
import type { BuiltRelease } from './remote-folder.ts'

/** Uploads a build: its document first, then every file that the document lists. Nothing changes for users. */
export async function publish(installation: Installation, { folder, release }: BuiltRelease): Promise<ReleaseSummary> {
  const form = new FormData()
  form.set('release', JSON.stringify(release))
  for (const path of Object.keys(release.files)) {
    form.append('file', new Blob([await readFile(join(folder, path))]), path)
  }
  return installation.publish(release.remote.id, form)
}
