import { searchText } from '@comptoir/contracts/search-text'
import { keptList } from '../../../common/kept-json.ts'
import { type KeyValueStorage, safeStorage } from '../../../common/safe-storage.ts'
import { isNamedClient, type NamedClient } from '../cart/named-client.ts'
import { isSameNumber } from './phone-digits.ts'

/** As many are kept on the device. */
const MOST_KEPT = 50

const keyOf = (companyId: string): string => `clients:${companyId}`

/** Those who were named on this device, the last one first: they can be named again without a network. */
export function usedClients(companyId: string): readonly NamedClient[] {
  return keptList(keyOf(companyId), isNamedClient)
}

export function rememberClient(
  companyId: string,
  { id, name, phone }: NamedClient,
  storage: KeyValueStorage = safeStorage,
): void {
  const others = usedClients(companyId).filter((each) => each.id !== id)
  keep(companyId, [{ id, name, phone }, ...others].slice(0, MOST_KEPT), storage)
}

/** Somebody who is not there any more. */
export function forgetClient(companyId: string, clientId: string): void {
  keep(
    companyId,
    usedClients(companyId).filter(({ id }) => id !== clientId),
  )
}

/** Those whose name has every word that was typed, or whose number it is. */
export function amongUsed(clients: readonly NamedClient[], text: string): readonly NamedClient[] {
  const words = searchText(text).split(' ')
  return clients.filter(({ name, phone }) => {
    const own = searchText(`${name} ${phone ?? ''} ${phone?.replaceAll(/\D/g, '') ?? ''}`)
    return words.every((word) => own.includes(word)) || (phone !== null && isSameNumber(phone, text))
  })
}

function keep(companyId: string, clients: readonly NamedClient[], storage: KeyValueStorage = safeStorage): void {
  storage.setItem(keyOf(companyId), JSON.stringify(clients))
}
