import { type ReactNode, useId } from 'react'
import { Search, UserRoundPlus } from 'lucide-react'
import { CLIENTS } from '@comptoir/contracts/people/clients'
import { Box, Button, Flex, Input, InputGroup, Notice, Text, useTranslation, VisuallyHidden } from '@comptoir/platform'
import { type OfferedClient, useClientSearch } from './use-client-search.ts'
import { useOwnMay } from '../register/seller.ts'

interface ClientSearchProps {
  text: string
  onChosen: (client: OfferedClient) => void
  /** Left out where nobody new is asked for. */
  onNew?: (typed: string) => void
}

/** A number is written from left to right, and stands where words do: at the side of the sign. */
const NUMBER_IN_ARABIC = { _rtl: { '&:dir(ltr)': { textAlign: 'end', ps: '3', pe: '12' } } } as const

/** One field, and whom it finds; arrows go through them, Enter takes the highlighted one. */
export function ClientSearch({ text: given, onChosen, onNew }: ClientSearchProps) {
  const { t } = useTranslation('sales-purchases')
  const listId = useId()
  const search = useClientSearch(given, onChosen)
  const { text, offered, active, isAway } = search
  const mayCreate = useOwnMay(CLIENTS.permissions.write)
  return (
    <Flex direction="column" gap="3">
      <InputGroup startElement={<Search aria-hidden size={18} />}>
        <Input
          size="xl"
          role="combobox"
          aria-expanded={offered.length > 0}
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={active && optionId(listId, active)}
          aria-label={t('counter.client.search')}
          placeholder={t('counter.client.search')}
          autoComplete="off"
          maxLength={120}
          {...(text === '' ? {} : { dir: 'auto' })}
          css={NUMBER_IN_ARABIC}
          value={text}
          onChange={(event) => search.type(event.target.value)}
          onKeyDown={search.onKeyDown}
        />
      </InputGroup>
      {isAway ? <Notice tone="attention">{t('counter.client.offline')}</Notice> : null}
      <Outcome search={search} />
      {offered.length > 0 ? <Options id={listId} search={search} /> : null}
      {mayCreate && onNew ? (
        <Button variant="outline" size="xl" onClick={() => onNew(text.trim())}>
          <UserRoundPlus aria-hidden />
          {t('counter.client.new')}
        </Button>
      ) : null}
    </Flex>
  )
}

interface OptionsProps {
  id: string
  search: ReturnType<typeof useClientSearch>
}

function Options({ id, search: { offered, active, choose } }: OptionsProps) {
  const { t } = useTranslation('sales-purchases')
  return (
    <Box role="listbox" id={id} aria-label={t('counter.client.results')} maxH="18rem" overflowY="auto" mx="-2">
      {offered.map((client) => (
        <Option
          key={client.id}
          id={optionId(id, client)}
          client={client}
          isActive={client.id === active?.id}
          onChoose={() => void choose(client)}
        />
      ))}
    </Box>
  )
}

function optionId(listId: string, { id }: OfferedClient): string {
  return `${listId}-${id}`
}

/** What was found, in words: seen where it is nothing, always said. */
function Outcome({ search }: { search: ReturnType<typeof useClientSearch> }) {
  const { t } = useTranslation('sales-purchases')
  const { text, offered, isSearching, isAway } = search
  if (text.trim() === '') return offered.length > 0 ? <Said>{t('counter.client.usedHere')}</Said> : null
  if (offered.length > 0)
    return <VisuallyHidden role="status">{t('counter.client.found', { count: offered.length })}</VisuallyHidden>
  if (isSearching && !isAway) return <Said>{t('counter.client.searching')}</Said>
  return <Said>{t('counter.client.nothing', { text: text.trim() })}</Said>
}

function Said({ children }: { children: ReactNode }) {
  return (
    <Text role="status" textStyle="small" color="fg.muted">
      {children}
    </Text>
  )
}

interface OptionProps {
  id: string
  client: OfferedClient
  isActive: boolean
  onChoose: () => void
}

function Option({ id, client: { name, phone, taxId, city }, isActive, onChoose }: OptionProps) {
  const details = [phone, taxId, city].filter((detail) => detail)
  return (
    <Box
      role="option"
      id={id}
      aria-selected={isActive}
      ref={(element: HTMLElement | null) => (isActive ? element?.scrollIntoView({ block: 'nearest' }) : undefined)}
      display="flex"
      flexDirection="column"
      justifyContent="center"
      minH="12"
      px="3"
      py="1"
      borderRadius="md"
      cursor="pointer"
      bg={isActive ? 'bg.selected' : undefined}
      _hover={{ bg: isActive ? 'bg.selected' : 'bg.sunken' }}
      onClick={onChoose}
    >
      <Text as="span" fontWeight="medium" truncate>
        <bdi>{name}</bdi>
      </Text>
      {details.length === 0 ? null : (
        <Text as="span" textStyle="small" color="fg.muted" truncate>
          {details.map((detail, index) => (
            <span key={detail}>
              {index === 0 ? null : ' · '}
              <bdi>{detail}</bdi>
            </span>
          ))}
        </Text>
      )}
    </Box>
  )
}
