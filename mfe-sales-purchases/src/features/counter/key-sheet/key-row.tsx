import { type KeyboardEvent, useState } from 'react'
import { Box, Button, Flex, Kbd, Text, useStore, useTranslation } from '@comptoir/platform'
import { type KeyedAction } from '../keys/key-map.ts'
import { useKeyStore } from '../keys/key-tag.tsx'
import { shortName } from '../keys/short-name.ts'
import { type ChosenKey, chosenKey, withKey } from './chosen-key.ts'
import { useListedKeys } from './listed-keys.ts'

/** An action with its key, which another one can be pressed for. */
export function KeyRow({ action }: { action: KeyedAction }) {
  const { t } = useTranslation('sales-purchases')
  const store = useKeyStore()
  const key = useStore(store, (keys) => keys[action])
  const { nameOf } = useListedKeys()
  const [isWaiting, setWaiting] = useState(false)
  const [chosen, setChosen] = useState<ChosenKey | null>(null)
  const name = nameOf(action)
  const take = (wanted: string): void => {
    store.setState(withKey(store.getState(), action, wanted), true)
    setChosen(null)
    setWaiting(false)
  }
  const press = (event: KeyboardEvent): void => {
    if (!isWaiting || event.key === 'Escape') return
    const pressed = chosenKey(store.getState(), action, event)
    if (event.key !== 'Tab') event.preventDefault()
    if (!pressed) return
    event.stopPropagation()
    if (pressed.kind === 'free') take(pressed.key)
    else setChosen(pressed)
  }
  return (
    <Box as="li" py="1" borderBottomWidth="1px" borderColor="border.subtle">
      <Flex align="center" justify="space-between" gap="3">
        <Text>{name}</Text>
        <Button
          variant={isWaiting ? 'subtle' : 'ghost'}
          size="xl"
          px="2.5"
          flexShrink={0}
          aria-label={labelOf()}
          onClick={() => {
            setChosen(null)
            setWaiting(true)
          }}
          onBlur={() => setWaiting(false)}
          onKeyDown={press}
          onKeyUp={(event) => {
            // A button is pressed when its key is let go.
            if (isWaiting) event.preventDefault()
          }}
        >
          {isWaiting ? (
            t('counterShortcuts.press')
          ) : key ? (
            <Kbd dir="ltr">{shortName(key)}</Kbd>
          ) : (
            t('counterShortcuts.choose')
          )}
        </Button>
      </Flex>
      <Flex role="status" align="center" wrap="wrap" gap="2" textStyle="small" color="attention.fg">
        {chosen?.kind === 'refused'
          ? t(`counterShortcuts.refused.${chosen.reason}`, { key: isolated(chosen.key), ctrl: isolated('Ctrl') })
          : null}
        {chosen?.kind === 'taken' ? (
          <>
            {t('counterShortcuts.taken', { key: isolated(chosen.key), action: nameOf(chosen.by) })}
            <Button variant="outline" size="xl" onClick={() => take(chosen.key)}>
              {t('counterShortcuts.swap')}
            </Button>
          </>
        ) : null}
      </Flex>
    </Box>
  )

  function labelOf(): string {
    if (isWaiting) return `${name}: ${t('counterShortcuts.press')}`
    if (!key) return t('counterShortcuts.chooseFor', { action: name })
    return t('counterShortcuts.change', { key: shortName(key), action: name })
  }
}

/** Keeps its direction among words of any script. */
function isolated(key: string): string {
  return `\u2066${shortName(key)}\u2069`
}
