import { Ban, RotateCcw, Users } from 'lucide-react'
import type { SupervisedUser } from '@comptoir/contracts/company/supervision'
import { listFilters, ListPage, useListState, useSession, useTranslation } from '@comptoir/platform'
import { ReasonDialog } from './reason-dialog.tsx'
import { useSupervised } from './supervision.api.ts'
import { useStateFilter } from './use-state-filter.ts'
import { useSupervision } from './use-supervision.ts'
import { useUserColumns } from './user-columns.tsx'

const LIST = { name: 'users', defaultSort: { field: 'name', direction: 'asc' }, filterNames: ['state'] } as const

/** All accounts of the installation, for super-administrators: closed and opened, but for one's own. */
export function UsersPage() {
  const { t } = useTranslation('company')
  const list = useListState(LIST)
  const supervision = useSupervision<SupervisedUser>('users')
  const ownEmail = useSession((state) => state.user?.email)
  const { asked, ask, restore } = supervision
  return (
    <ListPage
      title={t('supervision.users.title')}
      subtitle={t('supervision.users.subtitle')}
      list={list}
      result={useSupervised<SupervisedUser>('users', list.query)}
      columns={useUserColumns()}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowActions={(user) =>
        user.suspendedAt === null
          ? [
              {
                id: 'suspend',
                label: t('supervision.suspend'),
                icon: Ban,
                isDanger: true,
                isDisabled: user.email === ownEmail,
                onSelect: () => ask(user, 'suspend'),
              },
            ]
          : [{ id: 'restore', label: t('supervision.restore'), icon: RotateCcw, onSelect: () => restore(user) }]
      }
      searchLabel={t('supervision.users.search')}
      searchPlaceholder={t('supervision.users.searchHint')}
      {...listFilters(list, [useStateFilter()])}
      empty={{ icon: Users, title: t('supervision.users.empty.title'), text: t('supervision.users.empty.text') }}
    >
      {asked === null ? null : (
        <ReasonDialog
          key={asked.turn}
          isOpen={supervision.isOpen}
          title={t('supervision.users.suspendTitle', { name: asked.item.name })}
          text={t('supervision.users.suspendText')}
          confirmLabel={t('supervision.users.suspendConfirm')}
          isDanger
          act={supervision.suspendAsked}
          onDone={supervision.done}
          onClose={supervision.close}
        />
      )}
    </ListPage>
  )
}
