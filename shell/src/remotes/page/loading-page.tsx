import { useEffect, useState } from 'react'
import { useRemoteServices } from '../context.tsx'
import { Box, Button, Flex, PageSkeleton, Text, useTranslation } from '@comptoir/platform/site'
import type { RemoteRoute } from '@comptoir/contracts/federation'
import type { Version } from './use-version.ts'

/** After this long a sentence says that the page is still loading; after as long again there is a way out. */
const LONG_MS = 2000
const TOO_LONG_MS = 4000

/** Whether so much time has passed since the component was drawn first. */
function useHasPassed(ms: number): boolean {
  const [hasPassed, setPassed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return hasPassed
}

export interface LoadingPageProps {
  kind: RemoteRoute['skeleton']
  /** The earlier release that may be taken instead of waiting on. */
  previous: Version['previous']
}

/** The shape of the page that comes; with words once it takes long. */
export function LoadingPage({ kind, previous }: LoadingPageProps) {
  const { t } = useTranslation()
  const isLong = useHasPassed(LONG_MS)
  const isTooLong = useHasPassed(TOO_LONG_MS)
  const { complete } = useRemoteServices()
  useEffect(() => {
    if (isLong) void complete()
  }, [isLong, complete])
  return (
    <Box position="relative">
      {/* Over the edge of the page, so that what comes stands where its shape was. */}
      <Flex
        align="center"
        gap="3"
        wrap="wrap"
        px={{ base: '4', md: '6' }}
        position="absolute"
        insetX="0"
        zIndex="1"
        minH="6"
      >
        <Text role="status" textStyle="small" color="fg.muted">
          {isLong ? t('shell.stillLoading') : null}
        </Text>
        {isTooLong && previous !== null ? (
          <Button variant="outline" size="sm" onClick={previous.run}>
            {t('shell.previous.use', { version: previous.version })}
          </Button>
        ) : null}
      </Flex>
      <PageSkeleton kind={kind} />
    </Box>
  )
}
