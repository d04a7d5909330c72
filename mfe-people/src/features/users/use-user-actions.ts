import { useState } from 'react'
import { Ban, IdCard, KeyRound, MailX, Pencil, RotateCcw, Send } from 'lucide-react'
import { COUNTER_KEYS } from '@comptoir/contracts/company/counter-keys'
import { OWN_ROLES } from '@comptoir/contracts/company/roles'
import { USERS, type User } from '@comptoir/contracts/company/users'
import {
  removeOne,
  updateOne,
  useAddresses,
  useHasPermission,
  useNavigate,
  useSave,
  useSession,
  useTranslation,
  type RowAction,
} from '@comptoir/platform'
import { inputOfUser, makeBadge, removeCounterKeys, resendInvitation } from './users.api.ts'

/** What is asked before it is done. */
export type Asked = 'revoke' | 'deactivate' | 'badge' | 'removeKeys'

/** A question about a user: kept while the dialog goes away. */
export interface UserDialogState {
  user: User | null
  asked: Asked
  isOpen: boolean
  isBusy: boolean
  confirm: () => void
  close: () => void
}

const setActive = (user: User, isActive: boolean) => updateOne(USERS, user, { ...inputOfUser(user), isActive })

/** What a row of the list offers: to change the user, and to send again, revoke, end or renew their access. */
export function useUserActions(): { rowActions: (user: User) => RowAction[]; dialog: UserDialogState } {
  const { t } = useTranslation('people')
  const address = useAddresses(USERS)
  const navigate = useNavigate()
  const ownId = useSession((state) => state.user?.id)
  const [question, setQuestion] = useState<{ user: User | null; asked: Asked }>({ user: null, asked: 'revoke' })
  const [isOpen, setIsOpen] = useState(false)
  const mayMakeBadges = useHasPermission(COUNTER_KEYS.permissions.write)
  const { save, isSaving } = useSave(({ act }: { act: () => Promise<unknown>; said: string }) => act(), {
    // Roles say how many have them.
    invalidates: [USERS, OWN_ROLES],
    success: (_done, { said }) => said,
  })

  const ask = (asked: Asked, user: User): void => {
    setQuestion({ user, asked })
    setIsOpen(true)
  }
  const confirm = async (): Promise<void> => {
    const { user, asked } = question
    if (user === null) return
    const acts = {
      revoke: () => removeOne(USERS, user),
      deactivate: () => setActive(user, false),
      badge: () => makeBadge(user),
      removeKeys: () => removeCounterKeys(user),
    }
    await save({ act: acts[asked], said: t(`users.${asked}.done`, { name: user.name }) })
    setIsOpen(false)
  }

  const rowActions = (user: User): RowAction[] => {
    const isOwn = user.id === ownId
    if (!user.mayChange && !isOwn) return []
    const edit = {
      id: 'edit',
      label: t('common.edit'),
      icon: Pencil,
      onSelect: () => void navigate(address.edit(user.id)),
    }
    return isOwn ? [edit, ...keyActions(user)] : [edit, ...keyActions(user), ...accessActions(user)]
  }
  const keyActions = (user: User): RowAction[] =>
    user.state === 'active' && mayMakeBadges
      ? [
          { id: 'badge', label: t('users.badge.action'), icon: IdCard, onSelect: () => ask('badge', user) },
          {
            id: 'removeKeys',
            label: t('users.removeKeys.action'),
            icon: KeyRound,
            onSelect: () => ask('removeKeys', user),
          },
        ]
      : []
  const accessActions = (user: User): RowAction[] => {
    const { name } = user
    switch (user.state) {
      case 'invited':
        return [
          {
            id: 'resend',
            label: t('users.resend.action'),
            icon: Send,
            onSelect: () => void save({ act: () => resendInvitation(user), said: t('users.resend.done', { name }) }),
          },
          {
            id: 'revoke',
            label: t('users.revoke.action'),
            icon: MailX,
            isDanger: true,
            onSelect: () => ask('revoke', user),
          },
        ]
      case 'active':
        return [
          {
            id: 'deactivate',
            label: t('common.deactivate'),
            icon: Ban,
            isDanger: true,
            onSelect: () => ask('deactivate', user),
          },
        ]
      case 'inactive':
        return [
          {
            id: 'activate',
            label: t('common.activate'),
            icon: RotateCcw,
            onSelect: () => void save({ act: () => setActive(user, true), said: t('users.activated', { name }) }),
          },
        ]
    }
  }

  return {
    rowActions,
    dialog: {
      ...question,
      isOpen,
      isBusy: isSaving,
      confirm: () => void confirm(),
      close: () => setIsOpen(false),
    },
  }
}
