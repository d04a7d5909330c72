import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { BADGE_PATTERN, PIN_PATTERN } from '@comptoir/contracts/company/counter-keys'
import type { CashierKey } from '@comptoir/contracts/sales/cashier-switches'
import { isProblem, useStore, useTranslation } from '@comptoir/platform'
import { useForm } from '@comptoir/platform/forms'
import { useCounterRegisterStore } from '../register/counter-register.ts'
import type { Seller } from '../register/kept-lock.ts'
import { isUnanswered } from '../session/last-answer.ts'
import { useCounterSession } from '../session/counter-session.ts'
import { proveOwn, switchTo } from './cashier-switches.api.ts'
import type { KnownKeys } from './known-keys.ts'

const SECOND_MS = 1000

export interface Unlock {
  /** Whose PIN is asked for. */
  userId: string
  isByPassword: boolean
  keys: KnownKeys
  onOpened: (seller: Seller | null) => void
}

/** Asks the server who stands there; where nobody answers, what this page has learnt of them. */
export function useUnlock({ userId, isByPassword, keys, onOpened }: Unlock) {
  const { t } = useTranslation('sales-purchases')
  const { register, session } = useCounterSession()
  const ownId = session.openedById
  const store = useCounterRegisterStore()
  const badge = useStore(store, (state) => state.badge)
  const form = useForm({ defaultValues: { key: '' } })
  const [isAway, setAway] = useState(false)
  const isBusy = useRef(false)

  const refuse = (message: string): void => {
    form.resetField('key')
    form.setError('key', { message }, { shouldFocus: true })
  }
  const prove = async (key: CashierKey): Promise<Seller | null> => {
    const isBack = store.getState().seller === null && userId === ownId && key.kind !== 'badge'
    if (!isBack) return switchTo({ registerId: register.id, key }, ownId)
    await proveOwn(key)
    return null
  }
  /** Nobody answers. */
  const proveHere = async (key: CashierKey): Promise<void> => {
    if (!keys.knows(key, ownId)) {
      setAway(true)
      return refuse(t('counterCashier.unknownHere'))
    }
    const waitMs = keys.waitMs()
    if (waitMs > 0) return refuse(t('counterCashier.wait', { count: Math.ceil(waitMs / SECOND_MS) }))
    const found = await keys.find(key)
    if (found) onOpened(found.seller)
    else refuse(t('counterCashier.wrongHere'))
  }
  const ask = async (key: CashierKey | null): Promise<void> => {
    if (!key) return refuse(t('counter.approval.unreadable'))
    if (isBusy.current) return
    isBusy.current = true
    try {
      const seller = await prove(key)
      onOpened(seller)
      void keys.keep(key, ownId, seller)
    } catch (error) {
      if (isUnanswered(error)) await proveHere(key)
      else refuse(isProblem(error) ? error.message : t('counterCashier.unknownHere'))
    } finally {
      isBusy.current = false
    }
  }
  const submit = form.handleSubmit(({ key }) => {
    const typed = key.trim()
    return ask(badgeOf(typed) ?? (isByPassword ? { kind: 'password', password: key } : pinOf(typed, userId)))
  })
  // What is scanned is a badge or nothing: the digits of some barcode are nobody's PIN.
  const scanned = useEffectEvent((code: string) => {
    if (!badgeOf(code)) return refuse(t('counter.approval.unreadable'))
    form.setValue('key', code)
    void submit()
  })
  useEffect(() => {
    if (badge) scanned(badge.code)
  }, [badge])
  return { form, isAsking: form.formState.isSubmitting, isAway, submit }
}

function badgeOf(text: string): CashierKey | null {
  const code = text.toUpperCase()
  return new RegExp(BADGE_PATTERN).test(code) ? { kind: 'badge', code } : null
}

function pinOf(pin: string, userId: string): CashierKey | null {
  return new RegExp(PIN_PATTERN).test(pin) ? { kind: 'pin', userId, pin } : null
}
