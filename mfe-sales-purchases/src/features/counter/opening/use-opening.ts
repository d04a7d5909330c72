import { useForm } from '@comptoir/platform/forms'
import { POINTS_OF_SALE } from '@comptoir/contracts/company/points-of-sale'
import { CASH_SESSIONS } from '@comptoir/contracts/sales/cash-sessions'
import {
  newId,
  serverNow,
  useCompany,
  usePointOfSale,
  useSave,
  useSession,
  useToday,
  useTranslation,
} from '@comptoir/platform'
import { lastRegister, rememberRegister } from '../session/last-register.ts'
import type { RegisterStatus } from '../session/registers.api.ts'
import { obstacleOf } from '../session/registers.ts'
import { type Opened, openSession } from './open-session.ts'

export interface OpeningValues {
  registerId: string | null
  openingFloatMinor: number | null
}

/**
 * Opening a session: the register that this browser used last is proposed when it is free, or else the first free one;
 * and what its last closing left in the drawer, which is empty where a register has never sold.
 */
export function useOpening(registers: readonly RegisterStatus[]) {
  const { t } = useTranslation('sales-purchases')
  const pointOfSale = usePointOfSale()
  const proposed = proposedRegister(registers, lastRegister(pointOfSale.id))
  const form = useForm<OpeningValues>({
    defaultValues: { registerId: proposed, openingFloatMinor: proposedFloat(registers, proposed) },
  })
  const company = useCompany()
  const today = useToday()
  const user = useSession((state) => state.user)
  const { save, isSaving } = useSave(
    (opened: Opened) => openSession(company.id, opened, t('counter.opening.unknownHere')),
    {
      invalidates: [CASH_SESSIONS, POINTS_OF_SALE],
      form,
    },
  )
  const submit = async ({ registerId, openingFloatMinor }: OpeningValues): Promise<void> => {
    if (openingFloatMinor === null)
      form.setError('openingFloatMinor', { message: t('counter.opening.floatRequired') }, { shouldFocus: true })
    const register = registers.find((status) => status.register.id === registerId)?.register
    if (!register || !user || openingFloatMinor === null) return
    rememberRegister(pointOfSale.id, register.id)
    await save({
      ...{ id: newId(), registerId: register.id, registerCode: register.code, registerName: register.name },
      ...{ pointOfSaleId: pointOfSale.id, pointOfSaleName: pointOfSale.name, currency: company.currency },
      ...{ openedBy: user.name, openedById: user.id, openedAt: new Date(serverNow()).toISOString() },
      ...{ businessDate: today, openingFloatMinor },
    })
  }
  const { openingFloatMinor: isTyped } = form.formState.dirtyFields
  const choose = (registerId: string | null): void => {
    form.setValue('registerId', registerId)
    if (!isTyped) form.setValue('openingFloatMinor', proposedFloat(registers, registerId))
  }
  return { form, choose, submit: form.handleSubmit(submit), isSaving }
}

function proposedFloat(registers: readonly RegisterStatus[], registerId: string | null): number | null {
  const chosen = registers.find(({ register }) => register.id === registerId)?.register
  if (!chosen || chosen.keptFloatMinor !== null) return chosen?.keptFloatMinor ?? null
  return chosen.epoch === 1 && chosen.lastNumber === 0 ? 0 : null
}

function proposedRegister(registers: readonly RegisterStatus[], last: string | null): string | null {
  const free = registers.filter((status) => obstacleOf(status) === null)
  return (free.find(({ register }) => register.id === last) ?? free[0])?.register.id ?? null
}
