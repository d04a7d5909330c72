import { useEffect, useState } from 'react'
import { Box, useCompany, useSearchParams } from '@comptoir/platform'
import { REGISTER_PARAM } from '../../common/client-display.ts'
import { followDisplay } from './display-channel.ts'
import { PausedScreen, SoldScreen, WelcomeScreen } from './quiet-screens.tsx'
import { PAUSED, type Shown } from './shown.ts'
import { TicketScreen } from './ticket-screen.tsx'

/** What the client of a register sees, as the counter in another window of this device tells it. */
export function ClientDisplayPage() {
  const { id: companyId } = useCompany()
  const [params] = useSearchParams()
  const registerId = params.get(REGISTER_PARAM) ?? ''
  const [shown, setShown] = useState<Shown>(PAUSED)
  useEffect(() => followDisplay(companyId, registerId, setShown), [companyId, registerId])
  return (
    <Box h="100dvh" overflow="hidden" bg="bg.page" color="fg.default" textStyle="body-lg">
      <Screen shown={shown} />
    </Box>
  )
}

function Screen({ shown }: { shown: Shown }) {
  switch (shown.kind) {
    case 'ticket':
      return <TicketScreen ticket={shown} />
    case 'sold':
      return <SoldScreen sold={shown} />
    case 'welcome':
      return <WelcomeScreen />
    case 'paused':
      return <PausedScreen />
  }
}
