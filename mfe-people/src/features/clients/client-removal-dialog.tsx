import { ConfirmDialog, useTranslation } from '@comptoir/platform'
import type { useClientRemoval } from './use-client-removal.ts'

/** Asks before deleting; for a client who has tickets it says so and offers what is possible. */
export function ClientRemovalDialog({ removal }: { removal: ReturnType<typeof useClientRemoval> }) {
  const { t } = useTranslation('people')
  const { client, isOpen, refusal, isBusy, close, remove, deactivate } = removal
  const name = client?.name ?? ''
  const common = { isOpen, isBusy, onCancel: close }
  if (refusal === null) {
    return (
      <ConfirmDialog {...common} isDanger title={t('clients.remove.title', { name })} text={t('clients.remove.text')} confirmLabel={t('clients.remove.confirm')} onConfirm={remove} />
    )
  }
  if (client?.isActive === true) {
    return <ConfirmDialog {...common} title={t('clients.remove.inUseTitle', { name })} text={refusal} confirmLabel={t('clients.remove.deactivate')} onConfirm={deactivate} />
  }
  return <ConfirmDialog {...common} title={t('clients.remove.inUseTitle', { name })} text={refusal} confirmLabel={t('common.close')} onConfirm={close} />
}
