import { useMemo, useState } from 'react'
import type { Device } from '@comptoir/contracts/identity/accounts'
import {
  Button,
  Chip,
  ConfirmDialog,
  DataTable,
  DateTime,
  ErrorPanel,
  Flex,
  Section,
  useSave,
  useTranslation,
  type Column,
} from '@comptoir/platform'
import { signOutDevice, signOutOtherDevices, useDevices, useRefreshProfile } from './profile.api.ts'

function useDeviceName(): (device: Device) => string {
  const { t } = useTranslation()
  return ({ browser, system }) => {
    if (browser === null && system === null) return t('profile.devices.unknown')
    return browser !== null && system !== null
      ? t('profile.devices.name', { browser, system })
      : (browser ?? system ?? '')
  }
}

function useColumns(onSignOut: (device: Device) => void): readonly Column<Device>[] {
  const { t } = useTranslation()
  const nameOf = useDeviceName()
  return useMemo(
    () => [
      {
        id: 'device',
        header: t('profile.devices.device'),
        cell: (device) => <Name name={nameOf(device)} isThisOne={device.isThisOne} />,
        isPrimary: true,
      },
      {
        id: 'signedIn',
        header: t('profile.devices.signedIn'),
        cell: ({ signedInAt }) => <DateTime value={signedInAt} />,
        isMuted: true,
        hideBelow: 'lg',
      },
      {
        id: 'lastSeen',
        header: t('profile.devices.lastSeen'),
        cell: ({ lastSeenAt }) => <DateTime value={lastSeenAt} />,
        isMuted: true,
      },
      {
        id: 'signOut',
        header: t('common.actions'),
        cell: (device) =>
          device.isThisOne ? null : (
            <Button
              variant="outline"
              size="sm"
              aria-label={t('profile.devices.signOutOf', { name: nameOf(device) })}
              onClick={() => onSignOut(device)}
            >
              {t('profile.devices.signOut')}
            </Button>
          ),
      },
    ],
    [t, nameOf, onSignOut],
  )
}

function Name({ name, isThisOne }: { name: string; isThisOne: boolean }) {
  const { t } = useTranslation()
  return (
    <Flex align="center" gap="2" wrap="wrap">
      {/* Not isolated: in Arabic the names of browser and system are part of an Arabic phrase. */}
      <span>{name}</span>
      {isThisOne ? <Chip label={t('profile.devices.thisOne')} /> : null}
    </Flex>
  )
}

function OthersQuestion({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const refresh = useRefreshProfile()
  const onSaved = (): void => {
    refresh.devices()
    onClose()
  }
  const leaving = useSave(signOutOtherDevices, { success: t('profile.devices.othersDone'), onSaved })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('profile.devices.othersTitle')}
      text={t('profile.devices.othersText')}
      confirmLabel={t('profile.devices.others')}
      isDanger
      isBusy={leaving.isSaving}
      onConfirm={() => void leaving.save(undefined)}
      onCancel={onClose}
    />
  )
}

/** An account that signs in anew each day has hundreds. */
const FIRST_SHOWN = 10

/** This device, and behind it the others, those seen last first. */
function thisOneFirst(devices: readonly Device[]): Device[] {
  return [...devices.filter(({ isThisOne }) => isThisOne), ...devices.filter(({ isThisOne }) => !isThisOne)]
}

/** Where the account is signed in; one device or all others can be signed out from here. */
export function DevicesSection() {
  const { t } = useTranslation()
  const { data, error, refetch } = useDevices()
  const refresh = useRefreshProfile()
  const [isAsking, setAsking] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const leaving = useSave(signOutDevice, { success: t('profile.devices.signedOut'), onSaved: refresh.devices })
  const columns = useColumns(({ id }) => void leaving.save(id))
  const devices = data && thisOneFirst(data.data)
  const total = devices?.length ?? 0
  const others = (
    <Button variant="outline" onClick={() => setAsking(true)}>
      {t('profile.devices.others')}
    </Button>
  )
  return (
    <Section
      title={t('profile.devices.title')}
      description={t('profile.devices.text')}
      actions={total > 1 ? others : null}
    >
      {error !== null && data === undefined ? (
        <ErrorPanel title={t('profile.devices.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t('profile.devices.title')}
          columns={columns}
          rows={isWhole ? devices : devices?.slice(0, FIRST_SHOWN)}
          rowKey={({ id }) => id}
          rowName={({ id }) => id}
        />
      )}
      {total > FIRST_SHOWN && !isWhole ? (
        <Button variant="outline" mt="3" onClick={() => setWhole(true)}>
          {t('profile.devices.all', { total })}
        </Button>
      ) : null}
      <OthersQuestion isOpen={isAsking} onClose={() => setAsking(false)} />
    </Section>
  )
}
