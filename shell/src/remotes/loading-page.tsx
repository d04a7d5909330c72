import { useEffect, useState } from 'react'
import { Box, PageSkeleton, Text, useTranslation } from '@comptoir/platform'
import type { RemoteRoute } from '@comptoir/contracts'

/** After this long without the page a sentence says that it is still on its way. */
const LONG_MS = 2000

/** The shape of the page that comes; with words once it takes long. */
export function LoadingPage({ kind }: { kind: RemoteRoute['skeleton'] }) {
  const { t } = useTranslation()
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Box>
      <Box role="status" px={{ base: '4', md: '6' }} pt="4" maxW="page" mx="auto" minH="9">
        {isLong ? (
          <Text textStyle="small" color="fg.muted">
            {t('shell.stillLoading')}
          </Text>
        ) : null}
      </Box>
      <PageSkeleton kind={kind} />
    </Box>
  )
}
