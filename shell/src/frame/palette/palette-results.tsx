import { Box, Text, useTranslation } from '@comptoir/platform'
import { useIntent } from '../navigation/use-intent.ts'
import type { PaletteEntry } from './palette-entries.ts'
import { byGroup } from './ranking.ts'

export interface PaletteResultsProps {
  id: string
  entries: PaletteEntry[]
  /** The one that Enter follows. */
  activeId: string | undefined
  onPoint: (entry: PaletteEntry) => void
  onChoose: (entry: PaletteEntry) => void
}

/** The id of an entry's element, for `aria-activedescendant`. */
export function optionId(listId: string, entry: PaletteEntry): string {
  return `${listId}-${entry.id.replaceAll(/[^\w]/g, '-')}`
}

function Option({
  id,
  entry,
  activeId,
  onPoint,
  onChoose,
}: Omit<PaletteResultsProps, 'entries'> & { entry: PaletteEntry }) {
  const { icon: Icon } = entry
  const intent = useIntent(entry.owned)
  const isActive = entry.id === activeId
  return (
    <Box
      role="option"
      id={optionId(id, entry)}
      aria-selected={isActive}
      ref={(element: HTMLElement | null) => (isActive ? element?.scrollIntoView({ block: 'nearest' }) : undefined)}
      display="flex"
      alignItems="center"
      gap="3"
      px="3"
      minH="10"
      borderRadius="md"
      cursor="pointer"
      bg={isActive ? 'bg.selected' : undefined}
      color={isActive ? 'brand.fg' : 'fg.default'}
      onClick={() => onChoose(entry)}
      onPointerMove={() => (isActive ? undefined : onPoint(entry))}
      onPointerEnter={intent.onPointerEnter}
      onPointerLeave={intent.onPointerLeave}
    >
      <Icon aria-hidden size={18} />
      <Text as="span" flex="1" truncate>
        <bdi>{entry.label}</bdi>
      </Text>
      {entry.detail === undefined ? null : (
        <Text as="span" textStyle="caption" color="fg.muted" fontWeight="normal" maxW="50%" truncate>
          <bdi>{entry.detail}</bdi>
        </Text>
      )}
    </Box>
  )
}

/** What was found, to be gone through by arrow keys or pointer. */
export function PaletteResults({ entries, ...props }: PaletteResultsProps) {
  const { t } = useTranslation()
  return (
    <Box
      role="listbox"
      id={props.id}
      aria-label={t('shell.palette.results')}
      maxH="min(24rem, 60dvh)"
      overflowY="auto"
      p="2"
    >
      {byGroup(entries).map(({ group, entries: ofIt }) => (
        <Box key={group} role="group" aria-label={group} mb="1">
          <Text aria-hidden px="3" pt="2" pb="1" textStyle="caption" fontWeight="semibold" color="fg.muted">
            {group}
          </Text>
          {ofIt.map((entry) => (
            <Option key={entry.id} entry={entry} {...props} />
          ))}
        </Box>
      ))}
    </Box>
  )
}
