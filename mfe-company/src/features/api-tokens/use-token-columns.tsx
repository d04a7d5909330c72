import { useMemo } from 'react'
import type { ApiToken } from '@comptoir/contracts/company/api-tokens'
import { chakra, Code, DateTime, useCompany, useTranslation, type Column } from '@comptoir/platform'
import { TokenState } from './token-state.tsx'

const NOTHING = '–'

export function useTokenColumns(): readonly Column<ApiToken>[] {
  const { t } = useTranslation('company')
  const { timeZone } = useCompany()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('apiTokens.column.name'),
        cell: ({ name }) => <chakra.bdi overflowWrap="anywhere">{name}</chakra.bdi>,
        isPrimary: true,
        isSortable: true,
      },
      { id: 'ending', header: t('apiTokens.column.ending'), cell: ({ ending }) => <Code>…{ending}</Code> },
      {
        id: 'user',
        onPhone: 'line',
        header: t('apiTokens.column.user'),
        cell: ({ user }) => <chakra.bdi>{user.name}</chakra.bdi>,
      },
      {
        id: 'permissions',
        header: t('apiTokens.column.permissions'),
        cell: ({ permissions }) => permissions.length,
        isNumeric: true,
      },
      {
        id: 'expiresOn',
        header: t('apiTokens.column.expiresOn'),
        cell: ({ expiresOn }) => <DateTime value={expiresOn} kind="date" />,
        isSortable: true,
      },
      {
        id: 'lastUsedAt',
        header: t('apiTokens.column.lastUsedAt'),
        cell: ({ lastUsedAt }) => (lastUsedAt === null ? NOTHING : <DateTime value={lastUsedAt} timeZone={timeZone} />),
        isSortable: true,
      },
      {
        id: 'state',
        onPhone: 'end',
        header: t('common.status'),
        cell: ({ state }) => <TokenState state={state} />,
      },
    ],
    [t, timeZone],
  )
}
