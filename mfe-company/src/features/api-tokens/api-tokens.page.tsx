import { Ban, KeyRound } from 'lucide-react'
import { API_TOKEN_STATES, API_TOKENS, type ApiToken } from '@comptoir/contracts/company/api-tokens'
import {
  AddButton,
  ConfirmDialog,
  listFilters,
  ListPage,
  useHasPermission,
  useList,
  useListState,
  useTranslation,
  type ListFilter,
  type RowAction,
} from '@comptoir/platform'
import { SecretDialog } from './secret-dialog.tsx'
import { TokenDialog } from './token-dialog.tsx'
import { useTokenColumns } from './use-token-columns.tsx'
import { useTokenForm } from './use-token-form.ts'
import { useTokenRevocation } from './use-token-revocation.ts'

const LIST = {
  name: API_TOKENS.path,
  defaultSort: { field: 'createdAt', direction: 'desc' },
  filterNames: ['state'],
} as const

/** The tokens by which other programs call the API of the company. */
export function ApiTokensPage() {
  const { t } = useTranslation('company')
  const list = useListState(LIST)
  const token = useTokenForm()
  const revocation = useTokenRevocation()
  const mayWrite = useHasPermission(API_TOKENS.permissions.write)
  const add = mayWrite ? <AddButton label={t('apiTokens.add')} onClick={token.open} /> : null
  const revoke = (row: ApiToken): RowAction[] =>
    row.state === 'revoked'
      ? []
      : [
          {
            id: 'revoke',
            label: t('apiTokens.revoke.action'),
            icon: Ban,
            isDanger: true,
            onSelect: () => revocation.ask(row),
          },
        ]
  return (
    <ListPage
      title={t('apiTokens.title')}
      subtitle={t('apiTokens.subtitle')}
      actions={add}
      list={list}
      result={useList(API_TOKENS, list.query)}
      columns={useTokenColumns()}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      {...(mayWrite ? { rowActions: revoke } : {})}
      searchLabel={t('apiTokens.search')}
      {...listFilters(list, [useStateFilter()])}
      empty={{ icon: KeyRound, title: t('apiTokens.empty.title'), text: t('apiTokens.empty.text'), actions: add }}
    >
      <TokenDialog token={token} />
      <SecretDialog made={token.made} onClose={token.forget} />
      <ConfirmDialog
        isOpen={revocation.item !== null}
        isBusy={revocation.isBusy}
        isDanger
        title={t('apiTokens.revoke.title', { name: revocation.item?.name ?? '' })}
        text={t('apiTokens.revoke.text')}
        confirmLabel={t('apiTokens.revoke.confirm')}
        onConfirm={revocation.revoke}
        onCancel={revocation.close}
      />
    </ListPage>
  )
}

function useStateFilter(): ListFilter {
  const { t } = useTranslation('company')
  return {
    name: 'state',
    label: t('common.status'),
    everything: t('apiTokens.everyState'),
    options: API_TOKEN_STATES.map((state) => ({ value: state, label: t(`apiTokens.state.${state}`) })),
  }
}
