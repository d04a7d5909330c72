import { CLIENTS, type Client } from '@comptoir/contracts/people/clients'
import { isProblem, notify, readOne, useCompany, useOnline, useSettled, useTranslation } from '@comptoir/platform'
import { type KeyboardEvent, useState } from 'react'
import { useFoundClients } from './client.api.ts'
import type { NamedClient } from '../cart/named-client.ts'
import { amongUsed, forgetClient, usedClients } from './used-clients.ts'

/** How long the typing pauses before it is asked. */
const PAUSE_MS = 200

/** Somebody to be named, with what tells them from others of that name. */
export type OfferedClient = NamedClient & Partial<Pick<Client, 'taxId' | 'city' | 'code'>>

/** Finds who buys: those who were named on this device first, then whom the server knows. */
export function useClientSearch(given: string, onChosen: (client: OfferedClient) => void) {
  const { t } = useTranslation('sales-purchases')
  const { id: companyId } = useCompany()
  const [text, setText] = useState(given)
  const [at, setAt] = useState(0)
  const [used, setUsed] = useState(() => usedClients(companyId))
  const words = useSettled(text.trim(), PAUSE_MS)
  const { clients: found, error, isFetching, isPlaceholderData } = useFoundClients(words)
  const isOnline = useOnline()
  const isAway = !isOnline || (error !== null && !isProblem(error))
  const isSearching = words !== text.trim() || isFetching || isPlaceholderData
  const offered = text.trim() === '' ? used : together(amongUsed(used, text), words === '' ? [] : (found ?? []))
  const active = offered[Math.min(at, offered.length - 1)]

  const type = (typed: string): void => {
    setText(typed)
    setAt(0)
  }
  /** Whoever was named before may be gone since, which the server says where it answers. */
  const choose = async (client: OfferedClient): Promise<void> => {
    const isKnown = found?.some(({ id }) => id === client.id) ?? false
    if (isKnown || isAway || !(await isGone(client.id))) {
      onChosen(client)
      return
    }
    forgetClient(companyId, client.id)
    setUsed(usedClients(companyId))
    notify.error(t('counter.client.gone', { name: client.name }))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (step !== undefined) setAt(Math.min(Math.max(at + step, 0), Math.max(offered.length - 1, 0)))
    else if (active && !isSearching) void choose(active)
  }
  return { text, type, offered, active, choose, onKeyDown, isAway, isSearching }
}

/** Each once, as the server describes them. */
function together(used: readonly NamedClient[], found: readonly Client[]): readonly OfferedClient[] {
  const known = new Map<string, OfferedClient>(used.map((client) => [client.id, client]))
  for (const client of found) known.set(client.id, client)
  return [...known.values()]
}

async function isGone(clientId: string): Promise<boolean> {
  try {
    return !(await readOne(CLIENTS, clientId)).isActive
  } catch (error) {
    return isProblem(error) && error.status === 404
  }
}
