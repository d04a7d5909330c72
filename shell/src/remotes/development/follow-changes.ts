import type { i18n as I18n } from 'i18next'
import { isFields } from '../registry/check/fields.ts'
import { replaceRemote, type LiveRemotes } from '../registry/live-remotes.ts'
import { soundRemote } from '../registry/check/release-check.ts'

const ADDRESS = '/__comptoir/changes'

function readEvent(event: Event): Record<string, unknown> {
  const value: unknown = event instanceof MessageEvent && typeof event.data === 'string' ? JSON.parse(event.data) : null
  return isFields(value) ? value : {}
}

/** The remote that an entry of the registry is of. */
function idOf({ active }: Record<string, unknown>): string | null {
  const id = isFields(active) && isFields(active['remote']) ? active['remote']['id'] : null
  return typeof id === 'string' ? id : null
}

/** Behind a developer's proxy: what remote.json and the phrases of a remote say now is shown at once, without loading the page again. */
export function followChanges(live: LiveRemotes, i18n: I18n): void {
  const changes = new EventSource(ADDRESS)
  changes.addEventListener('registry', (event) => {
    const entry = readEvent(event)
    const id = idOf(entry)
    const remote = id === null ? null : soundRemote(id, entry)
    if (remote !== null) replaceRemote(live, remote)
  })
  changes.addEventListener('phrases', (event) => {
    const { remote, language, phrases } = readEvent(event)
    if (typeof remote !== 'string' || typeof language !== 'string') return
    i18n.addResourceBundle(language, remote, phrases, true, true)
    i18n.emit('languageChanged', i18n.language)
  })
}
