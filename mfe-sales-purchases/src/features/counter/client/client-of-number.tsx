import { UserRoundCheck } from 'lucide-react'
import { Box, Button, useCompany, useSettled, useTranslation } from '@comptoir/platform'
import { useFocus } from '../focus/counter-focus.ts'
import { useProductEntry } from '../products/product-entry.ts'
import { useFoundClients } from './client.api.ts'
import { isSameNumber } from './phone-digits.ts'
import { useNameClient } from './use-name-client.ts'
import { usedClients } from './used-clients.ts'

/** Less is asked than letters are typed. */
const PAUSE_MS = 200
/** Of any number at home, with or without the country before it. */
const OWN_DIGITS = 8

/** The digits that were typed are no product: they may be the telephone number of one client, who can be named at once. */
export function ClientOfNumber({ digits }: { digits: string }) {
  const { t } = useTranslation('sales-purchases')
  const { id: companyId } = useCompany()
  const { search } = useProductEntry()
  const focus = useFocus()
  const name = useNameClient()
  const settled = useSettled(digits, PAUSE_MS)
  const { clients = [] } = useFoundClients(settled.slice(-OWN_DIGITS))
  const found = new Map([...usedClients(companyId), ...clients].map((client) => [client.id, client]))
  const [client, ...others] = [...found.values()].filter(({ phone }) => phone !== null && isSameNumber(phone, digits))
  if (!client || others.length > 0) return null
  const choose = (): void => {
    name(client)
    search.getState().setText('')
    focus.toSearch()
  }
  return (
    <Box mb="3">
      <Button variant="subtle" size="xl" maxW="full" onClick={choose}>
        <UserRoundCheck aria-hidden />
        <Box as="bdi" truncate>
          {t('counter.client.nameThem', { name: client.name })}
        </Box>
      </Button>
    </Box>
  )
}
