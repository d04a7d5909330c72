import { useState } from 'react'
import { COUNTER_KEYS, type CounterKeys } from '@comptoir/contracts/company/counter-keys'
import {
  api,
  Button,
  ConfirmDialog,
  DateTime,
  Flex,
  notify,
  pathOf,
  Section,
  Stack,
  tellRefusal,
  Text,
  useSession,
  useTranslation,
} from '@comptoir/platform'
import { PinDialog } from './pin-dialog.tsx'
import { useOwnKeys } from './own-keys.api.ts'

/** The PIN by which somebody approves at a counter where another is signed in; of the company's own people. */
export function PinSection() {
  const isOneOfThem = useSession(({ user, company }) => company !== null && user?.impersonation === undefined)
  return isOneOfThem ? <OwnPin /> : null
}

function OwnPin() {
  const { t } = useTranslation()
  const { data: keys, refetch } = useOwnKeys()
  const [isOpen, setOpen] = useState(false)
  const [isAskingToDelete, setAskingToDelete] = useState(false)
  const remove = async (): Promise<void> => {
    setAskingToDelete(false)
    try {
      await api.delete(pathOf(COUNTER_KEYS, 'own'))
      notify.success(t('profile.saved'))
      await refetch()
    } catch (error) {
      tellRefusal(error)
    }
  }
  const hasPin = keys !== undefined && keys.pinSetAt !== null
  const actions = (
    <Flex gap="2" wrap="wrap">
      {hasPin ? (
        <Button variant="outline" onClick={() => setAskingToDelete(true)}>
          {t('common.delete')}
        </Button>
      ) : null}
      <Button variant="outline" disabled={keys === undefined} onClick={() => setOpen(true)}>
        {t(hasPin ? 'common.edit' : 'profile.pin.set')}
      </Button>
    </Flex>
  )
  return (
    <Section title={t('profile.pin.title')} description={t('profile.pin.text')} actions={actions}>
      {keys ? <Since keys={keys} /> : null}
      <ConfirmDialog
        isOpen={isAskingToDelete}
        isDanger
        title={t('common.deleteTitle', { name: t('profile.pin.title') })}
        confirmLabel={t('common.delete')}
        onConfirm={() => void remove()}
        onCancel={() => setAskingToDelete(false)}
      />
      <PinDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSet={() => {
          setOpen(false)
          void refetch()
        }}
      />
    </Section>
  )
}

function Since({ keys: { pinSetAt, badgeMadeAt } }: { keys: CounterKeys }) {
  const { t } = useTranslation()
  const said = [
    { label: t('profile.pin.since'), at: pinSetAt },
    { label: t('profile.pin.badgeSince'), at: badgeMadeAt },
  ].filter(({ at }) => at !== null)
  if (said.length === 0) return null
  return (
    <Stack gap="1">
      {said.map(({ label, at }) => (
        <Text key={label} color="fg.muted">
          {label} <DateTime value={at ?? ''} />
        </Text>
      ))}
    </Stack>
  )
}
