import { useEffect } from 'react'
import { LogOut, Wrench } from 'lucide-react'
import { Box, Button, Code, Flex, Text, useTranslation } from '@comptoir/platform/site'
import { markTitles } from '../../common/use-title.ts'
import { useRemotes } from '../context.tsx'
import { hostedAddress } from './hosted.ts'
import { markIcon } from './mark-icon.ts'

const MARK = '🔧 '

function useMarks(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined
    markTitles(MARK)
    const restoreIcon = markIcon()
    return () => {
      markTitles('')
      restoreIcon()
    }
  }, [isOn])
}

/** Keeps anybody from taking a developer's own build for the product: always in sight, naming each remote and where it comes from, with the way out. */
export function OverrideBar() {
  const { t } = useTranslation()
  const { known } = useRemotes()
  const overridden = known.remotes.filter(({ why }) => why === 'override')
  const hosted = hostedAddress()
  useMarks(overridden.length > 0)
  if (overridden.length === 0) return null
  return (
    <>
      <Box h="12" aria-hidden data-print="hide" />
      <Flex
        as="aside"
        aria-label={t('shell.override.label')}
        position="fixed"
        bottom="0"
        insetInline="0"
        zIndex="toast"
        minH="12"
        px="4"
        py="1.5"
        gap="3"
        align="center"
        wrap="wrap"
        bg="attention.solid"
        color="attention.onSolid"
        data-print="hide"
      >
        <Wrench aria-hidden size={18} />
        <Text flex="1" fontWeight="semibold">
          {t('shell.override.text')}{' '}
          {overridden.map(({ active }) => (
            <Code
              key={active.container}
            >{`${active.remote.id} ${active.remote.version} · ${new URL(active.base, location.origin).origin} `}</Code>
          ))}
        </Text>
        {hosted === null ? null : (
          <Button
            size="sm"
            variant="outline"
            colorPalette="neutral"
            bg="bg.card"
            color="fg.default"
            onClick={() => location.assign(hosted)}
          >
            <LogOut aria-hidden size={16} />
            {t('shell.override.leave')}
          </Button>
        )}
      </Flex>
    </>
  )
}
