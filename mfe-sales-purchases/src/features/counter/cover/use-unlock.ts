import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { BADGE_PATTERN, PIN_PATTERN } from '@comptoir/contracts/company/counter-keys'
import type { CashierKey } from '@comptoir/contracts/sales/cashier-switches'
import { isProblem, useTranslation } from '@comptoir/platform'
import { useForm } from '@comptoir/platform/forms'
import type { Seller } from '../register/kept-lock.ts'
import { isUnanswered } from '../session/last-answer.ts'
import { proveOwn, switchTo } from './cashier-switches.api.ts'
import type { KnownKeys } from './known-keys.ts'

const SECOND_MS = 1000

/** A counter as it was left. */
export interface Away {
  /** Who is signed in. */
  own: { id: string; name: string }
  /** Null where no session is open: whoever is signed in opens it then, and nobody else. */
  registerId: string | null
  /** Who sold last in their place; null where they did themselves. */
  seller: Seller | null
  /** What was scanned since: another object for each scan. */
  badge: { code: string } | null
}

export interface Unlock {
  away: Away
  /** Whose PIN is asked for. */
  userId: string
  isByPassword: boolean
  keys: KnownKeys
  onOpened: (seller: Seller | null) => void
}

/** Asks the server who stands there; where nobody answers, what this page has learnt of them. */
export function useUnlock({ away, userId, isByPassword, keys, onOpened }: Unlock) {
  const { t } = useTranslation('sales-purchases')
  const { registerId, badge } = away
  const ownId = away.own.id
  const form = useForm({ defaultValues: { key: '' } })
  const [isAway, setAway] = useState(false)
  const isBusy = useRef(false)

  const refuse = (message: string): void => {
    form.resetField('key')
    form.setError('key', { message }, { shouldFocus: true })
  }
  const prove = async (key: CashierKey): Promise<Seller | null> => {
    const isBack = away.seller === null && userId === ownId && key.kind !== 'badge'
    if (registerId !== null && !isBack) return switchTo({ registerId, key }, ownId)
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
