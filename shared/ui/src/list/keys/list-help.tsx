import { useTranslation } from 'react-i18next'
import { Box, Grid } from '../../chakra.ts'
import { FormPanel } from '../../overlay/form-panel.tsx'
import { KeyHint } from '../../status/key-hint.tsx'

export interface ListHelpProps {
  isOpen: boolean
  onClose: () => void
  hasSearch: boolean
  hasTicks: boolean
  hasSheet: boolean
}

/** What the keys of a list do. */
export function ListHelp({ isOpen, onClose, hasSearch, hasTicks, hasSheet }: ListHelpProps) {
  const { t } = useTranslation()
  const lines: readonly { keys: string[]; text: string }[] = [
    ...(hasSearch ? [{ keys: ['/'], text: t('common.keys.search') }] : []),
    { keys: ['↑', '↓'], text: t('common.keys.move') },
    { keys: [t('common.keys.home'), t('common.keys.end')], text: t('common.keys.ends') },
    { keys: ['↵'], text: t('common.keys.open') },
    ...(hasSheet
      ? [
          { keys: ['J', 'K'], text: t('common.keys.sheetRows') },
          { keys: ['Esc'], text: t('common.keys.sheetClose') },
        ]
      : []),
    ...(hasTicks
      ? [
          { keys: [t('common.keys.space')], text: t('common.keys.tick') },
          { keys: ['⇧', '↓'], text: t('common.keys.tickMany') },
          { keys: ['⇧', t('common.keys.click')], text: t('common.keys.tickRange') },
        ]
      : []),
    { keys: ['Alt', 'T'], text: t('common.keys.notice') },
    { keys: ['?'], text: t('common.keys.help') },
  ]
  return (
    <FormPanel isOpen={isOpen} onClose={onClose} title={t('common.keys.title')}>
      <Grid as="dl" templateColumns="auto 1fr" columnGap="4" rowGap="3" alignItems="center">
        {lines.map(({ keys, text }) => (
          <Box key={text} display="contents">
            <dt>
              <KeyHint keys={keys} />
            </dt>
            <dd>{text}</dd>
          </Box>
        ))}
      </Grid>
    </FormPanel>
  )
}
