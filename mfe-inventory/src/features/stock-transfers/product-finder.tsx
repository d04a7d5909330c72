import { useState } from 'react'
import { PRODUCTS, type Product } from '@comptoir/contracts/inventory/products'
import { Box, Button, Code, Flex, SearchInput, Text, useList, useTranslation } from '@comptoir/platform'

export type FoundProduct = Pick<Product, 'id' | 'designation'>

/** Finds products by what is typed or scanned; whoever chooses one goes on with the next. */
export function ProductFinder({ onFound }: { onFound: (product: FoundProduct) => void }) {
  const { t } = useTranslation('inventory')
  const [text, setText] = useState('')
  const isAsked = text.trim() !== ''
  const { data } = useList(PRODUCTS, { page: 1, limit: 6, search: { text } }, { enabled: isAsked })
  const rows = isAsked ? (data?.data ?? []) : []
  const choose = (product: FoundProduct): void => {
    onFound(product)
    setText('')
  }
  return (
    <Box>
      <SearchInput value={text} onChange={setText} label={t('stockTransfers.form.find')} />
      {isAsked && data?.data.length === 0 ? (
        <Text color="fg.muted" mt="2" role="status">
          {t('stockTransfers.form.notFound')}
        </Text>
      ) : null}
      <Flex as="ul" direction="column" listStyleType="none" aria-label={t('stockTransfers.form.lines')}>
        {rows.map((product) => (
          <li key={product.id}>
            <Button variant="ghost" w="full" justifyContent="space-between" onClick={() => choose(product)}>
              <bdi>{product.designation}</bdi>
              <Code>{product.code}</Code>
            </Button>
          </li>
        ))}
      </Flex>
    </Box>
  )
}
