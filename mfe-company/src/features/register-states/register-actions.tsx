import { useState } from 'react'
import { Lock, LockOpen, MessageSquare, RefreshCw, type LucideIcon } from 'lucide-react'
import { REGISTER_STATES, type RegisterCommand, type RegisterState } from '@comptoir/contracts/company/register-states'
import { Button, Flex, useHasPermission, useSave, useTranslation } from '@comptoir/platform'
import { sendCommand } from './register-states.api.ts'
import { TextDialog } from './text-dialog.tsx'

/** What can be asked of a register; nothing for who may only look. */
export function RegisterActions({ state }: { state: RegisterState }) {
  const mayCommand = useHasPermission(REGISTER_STATES.permissions.command)
  return mayCommand ? <Actions state={state} /> : null
}

function Actions({ state: { registerId, registerName: name, lock } }: { state: RegisterState }) {
  const { t } = useTranslation('company')
  const [asked, setAsked] = useState<'message' | 'lock'>('message')
  const [isOpen, setIsOpen] = useState(false)
  const { save, isSaving } = useSave((command: RegisterCommand) => sendCommand(registerId, command), {
    invalidates: [REGISTER_STATES],
    success: (_, { kind }) => t(`registerStates.sent.${kind}`, { name }),
  })
  const ask = (kind: 'message' | 'lock'): void => {
    setAsked(kind)
    setIsOpen(true)
  }
  return (
    <Flex gap="2" wrap="wrap">
      <Action
        icon={MessageSquare}
        label={t('registerStates.message.button')}
        name={name}
        onClick={() => ask('message')}
      />
      {lock?.isOn ? (
        <Action
          icon={LockOpen}
          label={t('registerStates.unlock')}
          name={name}
          isBusy={isSaving}
          onClick={() => void save({ kind: 'unlock' })}
        />
      ) : (
        <Action icon={Lock} label={t('registerStates.lockButton')} name={name} onClick={() => ask('lock')} />
      )}
      <Action
        icon={RefreshCw}
        label={t('registerStates.sync')}
        name={name}
        isBusy={isSaving}
        onClick={() => void save({ kind: 'sync' })}
      />
      <TextDialog kind={asked} registerId={registerId} name={name} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Flex>
  )
}

interface ActionProps {
  icon: LucideIcon
  label: string
  name: string
  isBusy?: boolean
  onClick: () => void
}

/** Named with its register for who hears the buttons one after the other. */
function Action({ icon: Icon, label, name, isBusy = false, onClick }: ActionProps) {
  return (
    <Button variant="outline" size="lg" disabled={isBusy} aria-label={`${label} · ${name}`} onClick={onClick}>
      <Icon aria-hidden size={16} />
      {label}
    </Button>
  )
}
