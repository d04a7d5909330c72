import { useState } from 'react'
import type { PartyImport, PartyKind } from '@comptoir/contracts/people/party-import'
import { notify, tellRefusal, useInvalidate, useTranslation } from '@comptoir/platform'
import { IMPORT_SUBJECTS } from '../import-subject.ts'
import { removeImport } from '../party-import.api.ts'

/** Removing an import: asks first. Any refusal is shown, and the list is read again. */
export function useImportRemoval(kind: PartyKind) {
  const { t } = useTranslation('people')
  const invalidate = useInvalidate()
  const [item, setItem] = useState<PartyImport | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const remove = async (record: PartyImport): Promise<void> => {
    setIsBusy(true)
    try {
      await removeImport(record)
      notify.success(t('partyImport.removed', { name: record.fileName }))
    } catch (error) {
      tellRefusal(error)
    } finally {
      setIsBusy(false)
      setIsOpen(false)
    }
    void invalidate([IMPORT_SUBJECTS[kind].imports])
  }
  return {
    item,
    isOpen,
    isBusy,
    ask: (record: PartyImport) => {
      setItem(record)
      setIsOpen(true)
    },
    close: () => setIsOpen(false),
    remove: () => {
      if (item) void remove(item)
    },
  }
}
