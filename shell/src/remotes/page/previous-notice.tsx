import { Box, Button, Notice, useTranslation } from '@comptoir/platform/site'
import type { Version } from './use-version.ts'

/** Above a page that comes from the previous release, because the live one failed. */
export function PreviousNotice({ version: { release, runCurrent } }: { version: Version }) {
  const { t } = useTranslation()
  return (
    <Box px={{ base: '4', md: '6' }} pt="3" maxW="page" mx="auto" w="full" data-print="hide">
      <Notice
        tone="attention"
        action={
          <Button variant="ghost" size="sm" onClick={runCurrent}>
            {t('shell.previous.back')}
          </Button>
        }
      >
        {t('shell.previous.running', { version: release.remote.version })}
      </Notice>
    </Box>
  )
}
