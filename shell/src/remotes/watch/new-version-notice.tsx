import { useEffect, useState } from 'react'
import { RefreshCw, X } from 'lucide-react'
import { Button, Flex, IconButton, isPageBusy, Text, useTranslation } from '@comptoir/platform/site'
import { useRemotes } from '../context.tsx'

/** How soon after a sale or a form has ended the notice may come. */
const LOOK_MS = 2000

/** Whether nobody is in the middle of anything: no open sale, no typed work. Looked after only while there is something to say. */
function useIsQuiet(hasNews: boolean): boolean {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    if (!hasNews) return undefined
    const look = () => setQuiet(!isPageBusy())
    const first = setTimeout(look, 0)
    const timer = setInterval(look, LOOK_MS)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
      setQuiet(false)
    }
  }, [hasNews])
  return isQuiet
}

/** Says that what is live is not what this tab runs, once that disturbs nobody; dismissible until the next change. */
export function NewVersionNotice() {
  const { t } = useTranslation()
  const { outdatedBy } = useRemotes()
  const [dismissed, setDismissed] = useState<string | null>(null)
  const hasNews = outdatedBy !== null && outdatedBy !== dismissed
  const isQuiet = useIsQuiet(hasNews)
  if (!hasNews || !isQuiet) return null
  return (
    <Flex
      position="fixed"
      bottom="4"
      insetInline="4"
      justify="center"
      zIndex="toast"
      pointerEvents="none"
      data-print="hide"
    >
      <Flex
        role="status"
        pointerEvents="auto"
        align="center"
        gap="2"
        ps="4"
        pe="2"
        py="2"
        bg="bg.raised"
        color="fg.default"
        borderWidth="1px"
        borderColor="border.default"
        borderRadius="lg"
        boxShadow="raised"
      >
        <Text flex="1">{t('shell.newVersion')}</Text>
        <Button variant="ghost" size="sm" onClick={() => location.reload()}>
          <RefreshCw aria-hidden size={16} />
          {t('shell.reload')}
        </Button>
        <IconButton variant="ghost" size="sm" aria-label={t('common.close')} onClick={() => setDismissed(outdatedBy)}>
          <X aria-hidden />
        </IconButton>
      </Flex>
    </Flex>
  )
}
