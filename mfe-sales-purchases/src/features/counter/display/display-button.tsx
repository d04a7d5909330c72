import { useState } from 'react'
import { MonitorUp } from 'lucide-react'
import { notify, useAddresses, useTranslation } from '@comptoir/platform'
import { CLIENT_DISPLAY, REGISTER_PARAM } from '../../../common/client-display.ts'
import { BarButton } from '../bar-button.tsx'
import { useFocus } from '../focus/counter-focus.ts'
import { useCounterSession } from '../session/counter-session.ts'
import { openOnOtherScreen } from './open-on-other-screen.ts'
import { hasDisplay, rememberDisplay } from './opened-displays.ts'
import { SendShown } from './send-shown.tsx'

/** Opens the screen that the client looks at. From then on this device keeps it up to date whenever the counter is open. */
export function DisplayButton() {
  const { t } = useTranslation('sales-purchases')
  const { register } = useCounterSession()
  const [isSending, setIsSending] = useState(() => hasDisplay(register.id))
  const page = useAddresses(CLIENT_DISPLAY)
  const focus = useFocus()
  const open = (): void => {
    rememberDisplay(register.id)
    setIsSending(true)
    const address = `${page.list()}?${REGISTER_PARAM}=${encodeURIComponent(register.id)}`
    if (!openOnOtherScreen(address, register.id)) notify.error(t('counter.display.blocked'))
    focus.toSearch()
  }
  return (
    <>
      <BarButton label={t('counter.display.open')} display={{ base: 'none', md: 'inline-flex' }} onClick={open}>
        <MonitorUp aria-hidden />
      </BarButton>
      {isSending ? <SendShown /> : null}
    </>
  )
}
