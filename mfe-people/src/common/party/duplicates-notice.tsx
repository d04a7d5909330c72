import type { Located } from '@comptoir/contracts/declare'
import type { Duplicate } from '@comptoir/contracts/people/parties'
import { Box, chakra, Notice, useAddresses, useLanguage, useTranslation, TextLink } from '@comptoir/platform'
import { useWatch, type Control } from '@comptoir/platform/forms'
import type { PartyValues } from './party-values.ts'
import { useDuplicates } from './use-duplicates.ts'

interface DuplicatesNoticeProps {
  control: Control<PartyValues>
  of: Located
  /** The one that the form is about, where it is there already. */
  exceptId?: string | undefined
  title: string
}

/** Names those who have the same tax id, telephone or e-mail, while it is typed. It warns, and forbids nothing. */
export function DuplicatesNotice({ control, of, exceptId, title }: DuplicatesNoticeProps) {
  const [taxId, phone, email] = useWatch({ control, name: ['taxId', 'phone', 'email'] })
  const duplicates = useDuplicates(of, { taxId, phone, email }, exceptId)
  if (duplicates.length === 0) return null
  return (
    <Box gridColumn="1 / -1">
      <Notice tone="attention" title={title}>
        <chakra.ul listStyleType="none">
          {duplicates.map((duplicate) => (
            <SameAs key={duplicate.id} of={of} duplicate={duplicate} />
          ))}
        </chakra.ul>
      </Notice>
    </Box>
  )
}

function SameAs({ of, duplicate: { id, name, code, same } }: { of: Located; duplicate: Duplicate }) {
  const { t } = useTranslation('people')
  const { edit } = useAddresses(of)
  const list = new Intl.ListFormat(useLanguage(), { type: 'conjunction' })
  return (
    <li>
      <TextLink to={edit(id)}>
        <bdi>{name}</bdi>
      </TextLink>{' '}
      (<bdi>{code}</bdi>)
      {t('party.duplicates.says', { same: list.format(same.map((key) => t(`party.duplicates.${key}`))) })}
    </li>
  )
}
