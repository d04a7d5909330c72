import type { ProductImport, UnusedPicture } from '@comptoir/contracts/inventory/product-import'
import { chakra, Section, Text, useFormat, useTranslation } from '@comptoir/platform'
import { Trans } from '@comptoir/platform/text'

/** The pictures that came with the file: how many go to products, and those that go to none. */
export function ImportPictures({ record: { pictures, state } }: { record: ProductImport }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  if (pictures === null) return null
  const isDone = state === 'done'
  const { plannedCount, addedCount, unusedCount } = pictures
  const count = isDone ? addedCount : plannedCount
  const left = plannedCount - addedCount
  return (
    <Section title={t('productImport.pictures.title')}>
      <Text fontWeight="medium">
        {t(isDone ? 'productImport.pictures.added' : 'productImport.pictures.planned', {
          count,
          number: format.number(count),
        })}
      </Text>
      {isDone && left > 0 ? (
        <Text>{t('productImport.pictures.known', { count: left, number: format.number(left) })}</Text>
      ) : null}
      {unusedCount === 0 ? (
        <Text color="fg.muted">{t('productImport.pictures.all')}</Text>
      ) : (
        <Unused pictures={pictures} />
      )}
    </Section>
  )
}

function Unused({
  pictures: { unusedCount, unused },
}: {
  pictures: Pick<NonNullable<ProductImport['pictures']>, 'unused' | 'unusedCount'>
}) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const more = unusedCount - unused.length
  return (
    <>
      <Text>{t('productImport.pictures.unused', { count: unusedCount, number: format.number(unusedCount) })}</Text>
      <chakra.ul textStyle="small" color="fg.muted" ps="5" listStyleType="disc">
        {unused.map((picture, index) => (
          // Two files may have one name.
          <UnusedFile key={`${index} ${picture.name}`} picture={picture} />
        ))}
        {more > 0 ? <li>{t('productImport.pictures.more', { count: more, number: format.number(more) })}</li> : null}
      </chakra.ul>
    </>
  )
}

function UnusedFile({ picture: { name, fault } }: { picture: UnusedPicture }) {
  const { t } = useTranslation('inventory')
  return (
    <chakra.li overflowWrap="anywhere">
      <Trans
        t={t}
        i18nKey="productImport.pictures.fileAnd"
        values={{
          name,
          why: t(fault === null ? 'productImport.pictures.none' : `productImport.pictures.fault.${fault}`),
        }}
        components={{ b: <bdi /> }}
      />
    </chakra.li>
  )
}
