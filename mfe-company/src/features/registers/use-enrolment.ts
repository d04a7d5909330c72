import { useState } from 'react'
import type { Enrolment, Register } from '@comptoir/contracts/company/registers'
import { newId, useSave } from '@comptoir/platform'
import { ALSO_SHOWN_BY, enrolDevice } from './registers.api.ts'

export interface EnrolmentDialogState {
  /** Opens the dialog that explains before it does. */
  ask: (register: Register) => void
  register: Register | null
  isOpen: boolean
  /** What the device receives once it is enrolled. */
  enrolment: Enrolment | null
  isSaving: boolean
  enrol: () => void
  close: () => void
}

/** One enrolment, from the explanation to what the device receives. The key makes a second click harmless. */
export function useEnrolment(): EnrolmentDialogState {
  const [register, setRegister] = useState<Register | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [key, setKey] = useState(newId)
  const { save, isSaving } = useSave((one: Register) => enrolDevice(one, key), {
    invalidates: ALSO_SHOWN_BY,
    onSaved: setEnrolment,
  })
  return {
    ask: (one) => {
      setRegister(one)
      setEnrolment(null)
      setKey(newId())
      setIsOpen(true)
    },
    register,
    isOpen,
    enrolment,
    isSaving,
    enrol: () => register && void save(register),
    close: () => setIsOpen(false),
  }
}
