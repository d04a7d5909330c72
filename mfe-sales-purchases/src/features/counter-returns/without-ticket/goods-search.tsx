import { useState } from 'react'
import { CLIENTS, type Client } from '@comptoir/contracts/people/clients'
import { Button, Code, Flex, Text, UnitPrice, useList, useQuery, useSettled, useTranslation } from '@comptoir/platform'
import type { AtRegister, ReturnedGoods } from '../return-dialog.tsx'
import { PickOne } from './pick-one.tsx'

/** How long the typing pauses before it is asked. */
const PAUSE_MS = 200
/** As many fit below the field. */
const MOST_FOUND = 8

export interface GoodsSearchProps {
  at: AtRegister
  currency: string
  onPick: (goods: ReturnedGoods) => void
}

/** Finds what comes back by its name, code or barcode. */
export function GoodsSearch({ at, currency, onPick }: GoodsSearchProps) {
  const { t } = useTranslation('sales-purchases')
  const [text, setText] = useState('')
  const words = useSettled(text.trim(), PAUSE_MS)
  const { data } = useQuery({
    queryKey: ['return-goods', at.registerId, words],
    queryFn: ({ signal }) => at.find(words, signal),
    enabled: words !== '',
    retry: false,
  })
  return (
    <PickOne
      label={t('counterReturns.without.product')}
      text={text}
      onText={setText}
      rows={words === text.trim() ? data?.slice(0, MOST_FOUND) : undefined}
      rowKey={({ id, packId }) => `${id}${packId ?? ''}`}
      show={(goods) => (
        <Flex justify="space-between" gap="3">
          <Text as="span" minW="0">
            <bdi>{goods.designation}</bdi>
            <Text as="span" display="block" textStyle="small" color="fg.muted">
              <Code>{goods.code}</Code>
            </Text>
          </Text>
          <UnitPrice unitPriceMicro={goods.unitPriceMicro} currency={currency} />
        </Flex>
      )}
      onPick={(goods) => {
        setText('')
        onPick(goods)
      }}
    />
  )
}

type NamedClient = Pick<Client, 'id' | 'name'>

export interface ClientChoiceProps {
  client: NamedClient | null
  onClient: (client: NamedClient | null) => void
}

/** Who brings the goods back: without a ticket somebody has to be named. */
export function ClientChoice({ client, onClient }: ClientChoiceProps) {
  const { t } = useTranslation('sales-purchases')
  const [text, setText] = useState('')
  const words = useSettled(text.trim(), PAUSE_MS)
  const { data } = useList(
    CLIENTS,
    { page: 1, limit: MOST_FOUND, search: { text: words }, filter: { isActive: 'true' } },
    { enabled: words !== '' && client === null },
  )
  if (client)
    return (
      <Flex justify="space-between" align="center" gap="3">
        <Text>
          {t('counterReturns.without.client')}{' '}
          <Text as="bdi" fontWeight="semibold">
            {client.name}
          </Text>
        </Text>
        <Button variant="outline" size="lg" onClick={() => onClient(null)}>
          {t('counterReturns.without.otherClient')}
        </Button>
      </Flex>
    )
  return (
    <PickOne
      label={t('counterReturns.without.client')}
      text={text}
      onText={setText}
      rows={words === text.trim() ? data?.data.filter(({ isDefault }) => !isDefault) : undefined}
      rowKey={({ id }) => id}
      show={({ name, phone }) => (
        <>
          <bdi>{name}</bdi>
          {phone ? (
            <Text as="span" display="block" textStyle="small" color="fg.muted">
              <bdi>{phone}</bdi>
            </Text>
          ) : null}
        </>
      )}
      onPick={({ id, name }) => {
        setText('')
        onClient({ id, name })
      }}
    />
  )
}
