import { chakra, useTranslation } from '@comptoir/platform/site'

/** A field that people neither see nor reach: if it is filled in, the sender is no person. */
export function Honeypot() {
  const { t } = useTranslation('marketing')
  return (
    <chakra.div aria-hidden position="absolute" insetStart="-624.9375rem" top="auto" w="1px" h="1px" overflow="hidden">
      <label>
        {t('fields.website')}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </chakra.div>
  )
}
