import { useState } from 'react'
import { POINTS_OF_SALE_AT } from '@comptoir/contracts/addresses'
import type { Register } from '@comptoir/contracts/company/registers'
import {
  APPROVAL_CODES,
  CLOSING_PERMISSIONS,
  CODE_APPROVABLE,
  codeDigits,
  type ApprovalCodeInput,
  type CodeApprovable,
  type GivenCode,
} from '@comptoir/contracts/sales/approval-codes'
import { CASH_SESSIONS } from '@comptoir/contracts/sales/cash-sessions'
import { SALES } from '@comptoir/contracts/sales/sales'
import {
  api,
  pathOf,
  useCompanyQuery,
  useHasPermission,
  usePointOfSale,
  useSave,
  useTranslation,
} from '@comptoir/platform'
import { useForm } from '@comptoir/platform/forms'

const REQUEST = /^\d{8}$/

interface RequestValues {
  registerId: string
  request: string
  isDiscount: boolean
  isPrice: boolean
  isCredit: boolean
  isClosing: boolean
  totalMinor: number | null
  discountMinor: number | null
}

/** The field that each kind of approval is ticked in. */
export const KIND_FIELDS = {
  'sales.exceedDiscount': 'isDiscount',
  'sales.editPrice': 'isPrice',
  'sales.exceedCreditLimit': 'isCredit',
  'cashSessions.approveDifference': 'isClosing',
} as const satisfies Record<CodeApprovable, keyof RequestValues>

/** An answer with what it was given for. */
export interface Given {
  answer: string
  registerName: string
  totalMinor: number
}

export interface RequestFormOptions {
  onGiven: (given: Given) => void
}

const NONE: readonly Register[] = []

export function useRequestForm({ onGiven }: RequestFormOptions) {
  const { t } = useTranslation('sales-purchases')
  const { id: pointOfSaleId } = usePointOfSale()
  const { data } = useCompanyQuery<Register[]>(POINTS_OF_SALE_AT, [pointOfSaleId, 'registers'])
  const registers = data?.filter(({ isActive, numbering }) => isActive && numbering === 'register') ?? NONE
  const kinds = useOwnKinds()
  const [kindsError, setKindsError] = useState<string | null>(null)
  const form = useForm<RequestValues>({
    values: {
      registerId: registers.length === 1 ? (registers[0]?.id ?? '') : '',
      ...{ request: '', isDiscount: kinds.has('sales.exceedDiscount'), isPrice: false, isCredit: false },
      isClosing: false,
      ...{ totalMinor: null, discountMinor: null },
    },
    resetOptions: { keepDirtyValues: true },
  })
  const { save, isSaving } = useSave((input: ApprovalCodeInput) => api.post<GivenCode>(pathOf(APPROVAL_CODES), input), {
    invalidates: [APPROVAL_CODES],
    form,
    fieldOfCode: { 'approvalCode.requestWrong': 'request', 'register.notFound': 'registerId' },
  })
  const submit = form.handleSubmit(async (values) => {
    const { registerId, totalMinor, discountMinor } = values
    const request = codeDigits(values.request)
    const { isClosing } = values
    const permissions = isClosing ? CLOSING_PERMISSIONS : CODE_APPROVABLE.filter((each) => values[KIND_FIELDS[each]])
    const isDiscountMissing = !isClosing && values.isDiscount && discountMinor === null
    setKindsError(permissions.length === 0 ? t('approvalCodes.whatRequired') : null)
    if (!REQUEST.test(request)) form.setError('request', { message: t('approvalCodes.eightDigits') })
    if (isDiscountMissing) form.setError('discountMinor', { message: t('approvalCodes.amountRequired') })
    if (totalMinor === null) form.setError('totalMinor', { message: t('approvalCodes.amountRequired') })
    if (permissions.length === 0 || !REQUEST.test(request) || isDiscountMissing || totalMinor === null) return
    const said = { registerId, request, permissions: [...permissions], totalMinor }
    const given = await save({ ...said, discountMinor: isClosing ? 0 : (discountMinor ?? 0) })
    const registerName = registers.find(({ id }) => id === registerId)?.name ?? ''
    if (given) onGiven({ answer: given.answer, registerName, totalMinor })
  })
  return { form, registers, kinds, kindsError, isSaving, submit }
}

/** What the reader may do alone, and so approve. */
function useOwnKinds(): ReadonlySet<CodeApprovable> {
  const may: Record<CodeApprovable, boolean> = {
    'sales.exceedDiscount': useHasPermission(SALES.permissions.exceedDiscount),
    'sales.editPrice': useHasPermission(SALES.permissions.editPrice),
    'sales.exceedCreditLimit': useHasPermission(SALES.permissions.exceedCreditLimit),
    'cashSessions.approveDifference': useHasPermission(CASH_SESSIONS.permissions.approveDifference),
  }
  return new Set(CODE_APPROVABLE.filter((each) => may[each]))
}
