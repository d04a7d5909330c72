import { fetchParts } from '@comptoir/platform'
import { fetchPlatformParts } from './platform-parts.ts'

function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true
}

/** Fetches what opens later (menus, dialogs, the search) and the forms, before anybody wants them; not for who saves data. */
export function fetchBeforehand(): void {
  if (savesData()) return
  void fetchParts()
  fetchPlatformParts(['forms'])
}
