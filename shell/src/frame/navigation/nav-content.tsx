import { Box, useLocation, useTranslation } from '@comptoir/platform'
import { NavGroupList } from './nav-group.tsx'
import { parentAddress } from './nav-model.ts'
import { navStyles } from './nav-styles.ts'
import { useNavGroups } from './use-nav-groups.ts'

export interface NavContentProps {
  isNarrow?: boolean
  /** Called when an entry is followed: the sheet on small screens closes itself. */
  onFollow?: () => void
}

/** The side navigation's groups. The active entry is the one whose address is the current one; a page without an entry marks the one that it is below. */
export function NavContent({ isNarrow = false, onFollow }: NavContentProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const groups = useNavGroups()
  return (
    <Box
      as="nav"
      aria-label={t('shell.navigation')}
      px="2"
      py="3"
      css={navStyles}
      data-narrow={isNarrow ? '' : undefined}
    >
      {groups.map((group, index) => (
        <NavGroupList
          key={group.section}
          group={group}
          isFirst={index === 0}
          currentAddress={pathname}
          parentAddress={parentAddress(groups, pathname)}
          isNarrow={isNarrow}
          onFollow={onFollow}
        />
      ))}
    </Box>
  )
}
