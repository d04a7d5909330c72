import { useState } from 'react'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '@comptoir/i18n'
import { Button, Flex, IconButton, Text } from '../chakra.ts'
import { useLanguage } from '../frame/language.ts'
import type { MenuAction } from '../overlay/action-menu.tsx'

export interface BulkBarProps {
  count: number
  actions: readonly MenuAction[]
  onClear: () => void
  /** Offered once all rows of the page are ticked and there are more of them. */
  rest: RestOfPages | null
}

/** What lies beyond a page whose rows are all ticked. */
export interface RestOfPages {
  /** "Select all 312", or that there are too many to select. */
  label: string
  /** None where there are too many. */
  onSelectAll: (() => Promise<void>) | undefined
}

/**
 * What can be done with the ticked rows. It lies over the head of the table, on a phone at the foot of the screen, so that
 * no row moves when it comes.
 */
export function BulkBar({ count, actions, onClear, rest }: BulkBarProps) {
  const { t } = useTranslation()
  const shown = formatNumber(count, useLanguage(), 0)
  if (count === 0) return null
  return (
    <Flex
      role="toolbar"
      aria-label={t('common.selectedCount', { count: shown })}
      align="center"
      gap="2"
      px="2.5"
      h={{ base: '14', md: '10' }}
      bg="bg.inverse"
      color="fg.inverse"
      zIndex="docked"
      overflowX="auto"
      position={{ base: 'sticky', md: 'absolute' }}
      insetBlockEnd={{ base: '0', md: 'auto' }}
      insetBlockStart={{ base: 'auto', md: '0' }}
      insetInline="0"
      order={{ base: 1, md: 0 }}
      data-print="hide"
    >
      <Text as="span" role="status" fontWeight="semibold" whiteSpace="nowrap" px="1.5">
        {t('common.selectedCount', { count: shown })}
      </Text>
      {rest ? <SelectAll {...rest} /> : null}
      {actions.map(({ id, label, icon: Icon, onSelect, isDisabled }) => (
        <Button key={id} size="sm" {...ON_INVERSE} disabled={isDisabled ?? false} onClick={onSelect}>
          {Icon ? <Icon aria-hidden size={16} /> : null}
          {label}
        </Button>
      ))}
      <IconButton size="sm" {...ON_INVERSE} {...IN_REACH} aria-label={t('common.clearSelection')} onClick={onClear}>
        <X aria-hidden />
      </IconButton>
    </Flex>
  )
}

function SelectAll({ label, onSelectAll }: RestOfPages) {
  const [isBusy, setBusy] = useState(false)
  if (!onSelectAll)
    return (
      <Text as="span" fontSize="sm" whiteSpace="nowrap" px="1.5">
        {label}
      </Text>
    )
  const selectAll = async (): Promise<void> => {
    setBusy(true)
    await onSelectAll().finally(() => setBusy(false))
  }
  return (
    <Button size="sm" {...ON_INVERSE} textDecoration="underline" loading={isBusy} onClick={() => void selectAll()}>
      {label}
    </Button>
  )
}

/** However far the actions are moved sideways. */
const IN_REACH = {
  ms: 'auto',
  position: 'sticky',
  insetInlineEnd: '0',
  bg: 'bg.inverse',
  _hover: { bg: 'bg.inverse' },
} as const

const ON_INVERSE = {
  variant: 'ghost',
  color: 'inherit',
  flexShrink: 0,
  _hover: { bg: 'transparent', textDecoration: 'underline' },
  _focusVisible: { outlineColor: 'currentColor' },
} as const
