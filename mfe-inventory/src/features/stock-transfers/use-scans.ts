import { useRef, useState } from 'react'
import { newId, notify, useTranslation } from '@comptoir/platform'
import { findScanned } from '../../common/find-scanned.ts'
import type { EntryStep } from './line-entries.rules.ts'
import { lineOf, lineOfProduct } from './line-entries.rules.ts'
import {
  beyond,
  counted,
  type EntryState,
  named,
  numbered,
  type Saying,
  type Scanning,
  type Taken,
} from './scans.rules.ts'

/** What is taken of a scan; null where it is of nothing that is known. */
type Taking = (known: EntryState) => Taken | null

/** Says what became of a scan. */
function useSaying(step: EntryStep | null): (says: Saying) => void {
  const { t } = useTranslation('inventory')
  return (says) => {
    if (says.what === 'added') notify.success(t('stockTransfers.extra.added', { name: says.name }))
    else if (says.what === 'number')
      notify.success(t('stockTransfers.scanNumber', { code: says.code, name: says.name }))
    else if (says.what === 'goods') notify.error(t('stockTransfers.scanGoods', { name: says.name }))
    else if (says.what === 'tooMuch')
      notify.error(t(`stockTransfers.tooMuch.${step ?? 'receive'}`, { name: says.name }))
    else if (says.what === 'several')
      notify.error(t('stockTransfers.scanSeveral', { code: says.code, names: says.names.join(' · ') }))
    else if (says.what === 'lost') notify.error(t('stockTransfers.scanLost', { code: says.code }))
    else notify.error(t('stockTransfers.scanUnknown', { code: says.code }))
  }
}

/** What a scanned code changes: goods and products of the transfer at once, any other code once it was looked up. */
export function useScans(scanning: Scanning | null, change: (how: Taking) => Taken | null) {
  const say = useSaying(scanning?.step ?? null)
  const [pending, setPending] = useState(0)
  const lookUps = useRef(Promise.resolve())
  const take = (how: Taking): boolean => {
    const taken = change(how)
    if (taken?.says) say(taken.says)
    return taken !== null
  }
  const lookUp = async (code: string, asked: Scanning): Promise<void> => {
    const found = await findScanned(code).catch(() => 'lost' as const)
    take((known) => {
      if (found === 'lost') return { state: known, says: { what: 'lost', code } }
      const unknown: Taken = { state: known, says: { what: 'unknown', code } }
      if (found === null) return numbered(known, asked, code) ?? unknown
      const { product, quantityMilli } = found
      const line = lineOfProduct(asked.lines, product.id)
      if (line) return counted(known, asked, { line, quantityMilli, id: newId() })
      return asked.step === 'receive' ? beyond(known, product, { id: newId(), quantityMilli }) : unknown
    })
  }
  const scan = (code: string): void => {
    if (scanning === null) return
    const line = lineOf(scanning.lines, code)
    const one = { quantityMilli: 1000, id: newId() }
    const isKnown = take(
      (known) =>
        named(known, scanning, { code, id: newId() }) ?? (line ? counted(known, scanning, { line, ...one }) : null),
    )
    if (isKnown) return
    setPending((count) => count + 1)
    lookUps.current = lookUps.current.then(() => lookUp(code, scanning)).finally(() => setPending((count) => count - 1))
  }
  return { scan, take, isLooking: pending > 0 }
}
