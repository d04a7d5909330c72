import { useId, useState } from 'react'
import { ChevronDown } from 'lucide-react'
import { Box, chakra, Separator, useTranslation } from '@comptoir/platform'
import type { NavGroup } from './nav-model.ts'
import { NavItemLink, OwnItemLink } from './nav-item.tsx'

const GroupButton = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    w: 'full',
    h: '2.125rem',
    px: '3',
    borderRadius: 'md',
    color: 'fg.subtle',
    textStyle: 'caption',
    fontWeight: 'semibold',
    cursor: 'pointer',
    _hover: { color: 'fg.default' },
    _focusVisible: { outlineOffset: '-2px' },
    '& > svg': { transition: 'transform 120ms' },
    '&[aria-expanded=false] > svg': { transform: 'rotate(90deg)', _rtl: { transform: 'rotate(-90deg)' } },
  },
})

export interface NavGroupListProps {
  group: NavGroup
  isFirst: boolean
  currentAddress: string
  /** Of the entry that the current page, which has none, is below; null where there is none. */
  parentAddress: string | null
  isNarrow: boolean
  onFollow: (() => void) | undefined
}

/** A group of entries under its name, which folds them away; while the drawer is narrow only the entries' icons are left. */
export function NavGroupList({ group, isFirst, currentAddress, parentAddress, isNarrow, onFollow }: NavGroupListProps) {
  const { t } = useTranslation()
  const listId = useId()
  const [isOpen, setOpen] = useState(true)
  const name = t(`shell.section.${group.section}`)
  return (
    <Box mb="2">
      {isNarrow && !isFirst ? <Separator my="2" mx="2" borderColor="border.subtle" /> : null}
      {isNarrow ? null : (
        <GroupButton type="button" aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
          {name}
          <ChevronDown aria-hidden size={14} />
        </GroupButton>
      )}
      <ul id={listId} aria-label={name} data-folded={isOpen || isNarrow ? undefined : ''}>
        {group.items.map((item) => (
          <li key={item.address}>
            <NavItemLink
              item={item}
              current={currentAs(item.address, currentAddress, parentAddress)}
              isNarrow={isNarrow}
              onFollow={onFollow}
            />
          </li>
        ))}
        {group.own.map((item) => (
          <li key={item.address}>
            <OwnItemLink item={item} currentAddress={currentAddress} isNarrow={isNarrow} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </Box>
  )
}

function currentAs(address: string, current: string, parent: string | null): 'page' | 'true' | undefined {
  if (address === current) return 'page'
  return address === parent ? 'true' : undefined
}
