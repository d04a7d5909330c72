import { useTranslation } from '@comptoir/platform'
import type { KeyedAction } from '../keys/key-map.ts'

const GROUPS = {
  selling: [
    'search',
    'browse',
    'client',
    'discount',
    'ticketDiscount',
    'price',
    'custom',
    'note',
    'goods',
    'held',
    'split',
    'return',
    'clientPays',
  ],
  paying: ['method', 'part', 'received', 'exact', 'foreign', 'pay'],
  register: ['cash', 'xReport', 'lock', 'close'],
} as const satisfies Record<string, readonly KeyedAction[]>

const FIXED = [
  ['enter', ['Enter']],
  ['move', ['↑', '↓']],
  ['step', ['+', '−']],
  ['remove', ['Del']],
  ['methods', ['Alt 1…9']],
  ['back', ['Backspace']],
  ['escape', ['Esc']],
  ['tags', ['Alt']],
  ['keys', ['?']],
] as const

/** The keys of the counter by what they are for, each action in the words of its button. */
export function useListedKeys() {
  const { t } = useTranslation('sales-purchases')
  const names: Record<KeyedAction, string> = {
    search: t('counter.search.label'),
    browse: t('counter.browse.label'),
    client: t('counter.client.label'),
    discount: t('counter.discount.title'),
    ticketDiscount: t('counter.discount.ticket'),
    price: t('counterPrice.change'),
    custom: t('counter.custom.title'),
    note: t('counterTools.note.open'),
    goods: t('counterGoods.choose'),
    clientPays: t('clientPayments.button'),
    held: t('counter.held.title'),
    split: t('ticketSplitting.title'),
    return: t('counterReturns.action'),
    method: t('counterShortcuts.nextMethod'),
    part: t('counter.pay.part'),
    received: t('counter.pay.received'),
    exact: t('counter.pay.exact'),
    foreign: t('foreignCash.title'),
    pay: t('counter.pay.pay'),
    cash: t('cashMovements.button'),
    xReport: t('counter.bar.xReport'),
    lock: t('counterTools.lock.lock'),
    close: t('counter.bar.close'),
  }
  return {
    nameOf: (action: KeyedAction): string => names[action],
    groups: (['selling', 'paying', 'register'] as const).map((group) => ({
      id: group,
      title: t(`counterShortcuts.groups.${group}`),
      actions: GROUPS[group],
    })),
    fixedTitle: t('counterShortcuts.groups.fixed'),
    fixed: [
      ...FIXED.map(([id, keys]) => ({ id, name: t(`counterShortcuts.fixed.${id}`), keys })),
      { id: 'pay', name: t('counter.pay.pay'), keys: ['Ctrl Enter'] },
    ],
  }
}
