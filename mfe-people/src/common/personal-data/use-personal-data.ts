import { useState } from 'react'
import { Eraser, FileDown } from 'lucide-react'
import type { AnyListed, Located } from '@comptoir/contracts/declare'
import type { ErasureInput } from '@comptoir/contracts/people/parties'
import type { Permission } from '@comptoir/contracts/permissions'
import { api, isProblem, pathOf, saveFile, useHasPermission, useSave, useTranslation } from '@comptoir/platform'
import type { RowAction } from '@comptoir/platform'
import { useForm, type UseFormReturn } from '@comptoir/platform/forms'

/** Somebody whose data the company holds. */
export interface Person {
  id: string
  name: string
  version: number
}

interface ErasureValues {
  name: string
}

export interface PersonalDataOptions {
  /** Whose lists may look different afterwards, in addition to its own. */
  alsoShownBy?: readonly Located[]
  isOffered?: (row: Person) => boolean
}

/** What a list and its dialog need to give a person their data, and to erase them. */
export interface PersonalDataState {
  form: UseFormReturn<ErasureValues>
  item: Person | null
  isOpen: boolean
  isBusy: boolean
  actions: (row: Person) => RowAction[]
  close: () => void
  erase: () => void
}

/** Where the answer gives no name. */
const FILE_NAME = 'personal-data.zip'

type Holder = AnyListed & { readonly permissions: Readonly<Record<'personalData', Permission>> }

/** Taking the personal data of a row away as a file, and erasing them, once their name was typed. */
export function usePersonalData(
  of: Holder,
  { alsoShownBy = [], isOffered = () => true }: PersonalDataOptions = {},
): PersonalDataState {
  const { t } = useTranslation('people')
  const may = useHasPermission(of.permissions.personalData)
  const form = useForm<ErasureValues>({ defaultValues: { name: '' } })
  const [item, setItem] = useState<Person | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const taking = useSave(({ id }: Person) => api.file(pathOf(of, id, 'personal-data')), {
    onSaved: ({ file, name }) => saveFile(file, name ?? FILE_NAME),
  })
  const send = async ({ id, body }: { id: string; body: ErasureInput }): Promise<void> => {
    try {
      await api.post<undefined>(pathOf(of, id, 'erase'), body)
    } catch (error) {
      // Somebody changed it: the list that is read again says what it is now.
      if (isProblem(error, 'request.versionStale')) setIsOpen(false)
      throw error
    }
  }
  const saving = useSave(send, {
    form,
    invalidates: [of, ...alsoShownBy],
    success: t('party.personalData.done'),
    onSaved: () => setIsOpen(false),
  })
  const open = (row: Person): void => {
    form.reset({ name: '' })
    setItem(row)
    setIsOpen(true)
  }
  const takeAway: Omit<RowAction, 'onSelect'> = {
    id: 'personalData',
    label: t('party.personalData.take'),
    icon: FileDown,
  }
  const eraseIt = { id: 'erase', label: t('party.personalData.erase'), icon: Eraser, isDanger: true } as const
  return {
    form,
    item,
    isOpen,
    isBusy: saving.isSaving,
    actions: (row) =>
      may && isOffered(row)
        ? [
            { ...takeAway, onSelect: () => void taking.save(row) },
            { ...eraseIt, onSelect: () => open(row) },
          ]
        : [],
    close: () => setIsOpen(false),
    erase: () => {
      if (item) void saving.save({ id: item.id, body: { name: form.getValues('name'), version: item.version } })
    },
  }
}
