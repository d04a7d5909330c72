import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Flex, IconButton, Text } from '../chakra.ts'

export interface BulkBarProps {
  /** Says how many are chosen, in words. */
  label: string
  onClear: () => void
  /** Buttons of what can be done with all of them. */
  children: ReactNode
}

/** Dark, on top of the table, while rows are chosen; it pushes nothing sideways. */
export function BulkBar({ label, onClear, children }: BulkBarProps) {
  const { t } = useTranslation()
  return (
    <Flex
      role="toolbar"
      aria-label={label}
      align="center"
      columnGap="4"
      rowGap="0"
      minH="11"
      px="4"
      py="1"
      wrap="wrap"
      bg="bg.inverse"
      color="fg.inverse"
    >
      <Text as="span" fontWeight="semibold" aria-live="polite">
        {label}
      </Text>
      {children}
      <IconButton
        variant="ghost"
        size="sm"
        ms="auto"
        color="inherit"
        _hover={{ bg: 'fg.muted' }}
        aria-label={t('common.close')}
        onClick={onClear}
      >
        <X aria-hidden />
      </IconButton>
    </Flex>
  )
}
