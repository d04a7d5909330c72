import { Users } from 'lucide-react'
import { SECOND_FACTOR_POLICY } from '@comptoir/contracts/company/second-factor-policy'
import { USERS } from '@comptoir/contracts/company/users'
import {
  AddButton,
  Button,
  deferred,
  Link,
  listFilters,
  ListPage,
  useAddresses,
  useHasPermission,
  useList,
  useListExport,
  useListState,
  useTranslation,
} from '@comptoir/platform'
import { UserDialog } from './user-dialog.tsx'
import { useUserActions } from './use-user-actions.ts'
import { useUserColumns } from './user-columns.tsx'
import { useUserFilters } from './use-user-filters.ts'

const sheet = deferred(async () => (await import('./user-sheet.tsx')).UserSheet)

const LIST = {
  name: USERS.path,
  defaultSort: { field: 'name', direction: 'asc' },
  filterNames: ['role', 'state'],
} as const

/** The people of the company: who may do what, where, and who was invited. */
export function UsersPage() {
  const { t } = useTranslation('people')
  const address = useAddresses(USERS)
  const list = useListState(LIST)
  const mayWrite = useHasPermission(USERS.permissions.write)
  const { rowActions, dialog } = useUserActions()
  const mayRequire = useHasPermission(SECOND_FACTOR_POLICY.permissions.write)
  const add = mayWrite ? <AddButton label={t('users.add')} to={address.create} /> : null
  const actions = (
    <>
      {mayRequire ? (
        <Button asChild variant="outline">
          <Link to={`${address.list()}/secondFactor`}>{t('users.secondFactor.title')}</Link>
        </Button>
      ) : null}
      {add}
    </>
  )
  return (
    <ListPage
      title={t('users.title')}
      subtitle={t('users.subtitle')}
      actions={actions}
      list={list}
      result={useList(USERS, list.query)}
      columns={useUserColumns()}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      {...(mayWrite ? { rowActions } : {})}
      sheet={{ part: sheet, editTo: mayWrite ? address.edit : undefined }}
      searchLabel={t('users.search')}
      searchPlaceholder={t('users.searchHint')}
      {...listFilters(list, useUserFilters())}
      exporting={useListExport(USERS, list.query)}
      empty={{ icon: Users, title: t('users.empty.title'), text: t('users.empty.text'), actions: add }}
    >
      <UserDialog dialog={dialog} />
    </ListPage>
  )
}
