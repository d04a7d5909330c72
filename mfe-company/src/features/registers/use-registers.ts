import { REGISTERS, registersOf, type Register } from '@comptoir/contracts/company/registers'
import { useHasPermission, useRemoval, useSave, useTranslation, updateOne, type Removal } from '@comptoir/platform'
import { usePlaceRows, type PlaceRows } from '../../common/use-place-rows.ts'
import { ALSO_SHOWN_BY } from './registers.api.ts'

export interface Registers extends PlaceRows<Register> {
  setActive: (register: Register, isActive: boolean) => void
  removal: Removal<Register>
}

/** The registers of a point of sale and all that can be done with them; the section and the dialogs draw it. */
export function useRegisters(pointOfSaleId: string): Registers {
  const mayWrite = useHasPermission(REGISTERS.permissions.write)
  const rows = usePlaceRows<Register>(pointOfSaleId, registersOf(pointOfSaleId), mayWrite)
  return {
    ...rows,
    setActive: useActivity(),
    removal: useRegisterRemoval(pointOfSaleId),
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
