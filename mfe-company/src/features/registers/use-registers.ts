import { useState } from 'react'
import { REGISTERS, registersOf, type Register } from '@comptoir/contracts/company/registers'
import {
  useCompanyQuery,
  useHasPermission,
  useRemoval,
  useSave,
  useTranslation,
  updateOne,
  type Removal,
} from '@comptoir/platform'
import { ALSO_SHOWN_BY } from './registers.api.ts'
import { useEnrolment, type EnrolmentDialogState } from './use-enrolment.ts'

/** What the dialog for adding and renaming is about; kept while it goes away. Each opening is another turn. */
export interface Editing {
  what: Register | 'new'
  turn: number
  isOpen: boolean
}

export interface Registers {
  pointOfSaleId: string
  mayWrite: boolean
  list: { rows: Register[] | undefined; error: Error | null; isFetching: boolean; retry: () => void }
  editing: Editing
  edit: (what: Register | 'new') => void
  stopEditing: () => void
  setActive: (register: Register, isActive: boolean) => void
  removal: Removal<Register>
  enrolment: EnrolmentDialogState
}

/** The registers of a point of sale and all that can be done with them; the section and the dialogs draw it. */
export function useRegisters(pointOfSaleId: string): Registers {
  const mayWrite = useHasPermission(REGISTERS.permissions.write)
  const { data, error, isFetching, refetch } = useCompanyQuery<Register[]>(registersOf(pointOfSaleId), [])
  const [editing, setEditing] = useState<Editing>({ what: 'new', turn: 0, isOpen: false })
  return {
    pointOfSaleId,
    mayWrite,
    list: { rows: data, error: data ? null : error, isFetching, retry: () => void refetch() },
    editing,
    edit: (what) => setEditing(({ turn }) => ({ what, turn: turn + 1, isOpen: true })),
    stopEditing: () => setEditing((now) => ({ ...now, isOpen: false })),
    setActive: useActivity(),
    removal: useRegisterRemoval(pointOfSaleId),
    enrolment: useEnrolment(),
  }
}

function useActivity(): Registers['setActive'] {
  const { t } = useTranslation('company')
  const { save } = useSave(
    ({ register, isActive }: { register: Register; isActive: boolean }) =>
      updateOne(registersOf(register.pointOfSaleId), register, { code: register.code, name: register.name, isActive }),
    {
      invalidates: ALSO_SHOWN_BY,
      success: ({ name, isActive }) => t(isActive ? 'registers.activated' : 'registers.deactivated', { name }),
    },
  )
  return (register, isActive) => void save({ register, isActive })
}

function useRegisterRemoval(pointOfSaleId: string): Removal<Register> {
  const { t } = useTranslation('company')
  return useRemoval(registersOf(pointOfSaleId), {
    inactive: ({ code, name }) => ({ code, name, isActive: false }),
    alsoShownBy: ALSO_SHOWN_BY,
    removed: ({ name }) => t('registers.removed', { name }),
    deactivated: ({ name }) => t('registers.deactivated', { name }),
  })
}
