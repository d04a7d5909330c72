import { useEffect, useEffectEvent, useRef } from 'react'
import { UserRoundCheck } from 'lucide-react'
import { Box, Button, Flex, useCompany, useSettled, useStore, useTranslation } from '@comptoir/platform'
import type { NamedClient } from '../cart/named-client.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { useNoticeActions } from '../notices/notices.store.ts'
import { useProductEntry } from '../products/product-entry.ts'
import { useFoundClients } from './client.api.ts'
import { isSameNumber } from './phone-digits.ts'
import { useNameClient } from './use-name-client.ts'
import { usedClients } from './used-clients.ts'

/** Less is asked than letters are typed. */
const PAUSE_MS = 200
/** Of any number at home, with or without the country before it. */
const OWN_DIGITS = 8

/**
 * The digits that were typed are no product: they may be the telephone number of one client, who can be named at once, by
 * Enter too. Of several one is chosen, once that was asked.
 */
export function ClientOfNumber({ digits }: { digits: string }) {
  const { search } = useProductEntry()
  const focus = useFocus()
  const name = useNameClient()
  const isAsked = useStore(search, (state) => state.isNumberAsked)
  const { clients, isKnown } = useClientsOf(digits)
  const choose = (client: NamedClient): void => {
    name(client)
    search.getState().setText('')
    focus.toSearch()
  }
  useAnswer({ isAsked, isKnown, clients, choose })
  if (clients.length === 0 || (clients.length > 1 && !isAsked)) return null
  return <Choice clients={clients} isFirstFocused={clients.length > 1} onChoose={choose} />
}

/** Those whose number it is, and whether all of them are known by now. */
function useClientsOf(digits: string): { clients: readonly NamedClient[]; isKnown: boolean } {
  const { id: companyId } = useCompany()
  const settled = useSettled(digits, PAUSE_MS)
  const { clients = [], isFetching, isPlaceholderData } = useFoundClients(settled.slice(-OWN_DIGITS))
  const found = new Map([...usedClients(companyId), ...clients].map((client) => [client.id, client]))
  return {
    clients: [...found.values()].filter(({ phone }) => phone !== null && isSameNumber(phone, digits)),
    isKnown: settled === digits && !isFetching && !isPlaceholderData,
  }
}

interface Asked {
  isAsked: boolean
  isKnown: boolean
  clients: readonly NamedClient[]
  choose: (client: NamedClient) => void
}

/** Enter takes the one client whose number it is; where it is nobody's, that is said as of any other text. */
function useAnswer({ isAsked, isKnown, clients, choose }: Asked): void {
  const { search } = useProductEntry()
  const { tell } = useNoticeActions()
  const answer = useEffectEvent(() => {
    const [client, ...others] = clients
    if (others.length > 0) return
    search.setState({ isNumberAsked: false })
    if (client) choose(client)
    else tell({ kind: 'notExact', code: search.getState().text.trim() })
  })
  useEffect(() => {
    if (isAsked && isKnown) answer()
  }, [isAsked, isKnown])
}

interface ChoiceProps {
  clients: readonly NamedClient[]
  isFirstFocused: boolean
  onChoose: (client: NamedClient) => void
}

function Choice({ clients, isFirstFocused, onChoose }: ChoiceProps) {
  const { t } = useTranslation('sales-purchases')
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFirstFocused) first.current?.focus()
  }, [isFirstFocused])
  return (
    <Flex wrap="wrap" gap="2" mb="3">
      {clients.map((client, at) => (
        <Button
          key={client.id}
          {...(at === 0 && { ref: first })}
          variant="subtle"
          size="xl"
          maxW="full"
          onClick={() => onChoose(client)}
        >
          <UserRoundCheck aria-hidden />
          <Box as="bdi" truncate>
            {t('counter.client.nameThem', { name: client.name })}
          </Box>
        </Button>
      ))}
    </Flex>
  )
}
