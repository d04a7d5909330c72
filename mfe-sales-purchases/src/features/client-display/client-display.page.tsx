import { useEffect, useState } from 'react'
import { Box, Center, Flex, useCompany, useSearchParams } from '@comptoir/platform'
import { REGISTER_PARAM } from '../../common/client-display.ts'
import { followDisplay } from './display-channel.ts'
import { PausedScreen, SoldScreen, WelcomeScreen } from './quiet-screens.tsx'
import { Said } from './said.tsx'
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
    <Flex direction="column" h="100dvh" overflow="hidden" bg="bg.page" color="fg.default" textStyle="body-lg">
      {shown.isTraining ? <TrainingNote /> : null}
      <Box flex="1" minH="0">
        <Screen shown={shown} />
      </Box>
    </Flex>
  )
}

/** For whoever looks at it while somebody practises. */
function TrainingNote() {
  return (
    <Center
      p="3"
      bg="purple.solid"
      color="white"
      fontSize="clamp(1.25rem, 3vw, 2.25rem)"
      fontWeight="bold"
      role="status"
    >
      <Said word="training" isInline />
    </Center>
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
