import { type KeyboardEvent, type Ref, useState } from 'react'
import type { ShortItem } from '@comptoir/contracts/schema'
import { Box, Button, chakra, Flex } from '@comptoir/platform'
import type { ShelfGroup } from '../catalogue/shelf-group.ts'
import type { ShelfProduct } from '../catalogue/shelf-product.ts'
import { useOnHand, withOnHand } from '../shelf/use-on-hand.ts'
import { laidOut, type LaidOut } from './laid-out.ts'
import { isArrow, nextInDirection } from './next-in-direction.ts'
import { placesOf } from './use-arrows.ts'
import { VariantCell } from './variant-cell.tsx'

interface VariantMatrixProps {
  group: ShelfGroup
  onChoose: (product: ShelfProduct) => void
  ref: Ref<HTMLDivElement>
}

/** A group by the values of its variants, with the price of each and what there is of it; arrows go through them. */
export function VariantMatrix({ group, onChoose, ref }: VariantMatrixProps) {
  const layout = laidOut(useWithStock(group))
  const [tabId, setTabId] = useState<string | null>(null)
  if (!layout) return null
  const { tabs } = layout
  const tab = tabs?.values.find(({ id }) => id === tabId) ?? tabs?.values[0]
  return (
    <Box ref={ref} onKeyDown={goByArrows}>
      {tabs ? (
        <Flex role="group" aria-label={tabs.name} gap="2" wrap="wrap" mb="3">
          {tabs.values.map(({ id, name }) => (
            <Button
              key={id}
              size="xl"
              variant={id === tab?.id ? 'subtle' : 'outline'}
              aria-pressed={id === tab?.id}
              onClick={() => setTabId(id)}
            >
              <bdi>{name}</bdi>
            </Button>
          ))}
        </Flex>
      ) : null}
      <Box overflow="auto" maxH="60dvh" mx="-1" px="1">
        <chakra.table w="full" aria-label={group.designation} css={{ borderSpacing: '8px' }} borderCollapse="separate">
          <Columns layout={layout} />
          <tbody>
            {layout.rows.values.map((row) => (
              <tr key={row.id}>
                <Heading scope="row" name={row.name} />
                {(layout.columns?.values ?? [undefined]).map((column) => (
                  <chakra.td key={column?.id ?? ''} p="0">
                    <VariantCell
                      name={namesOf(row, column, tab)}
                      product={layout.at(row, column, tab)}
                      onChoose={onChoose}
                    />
                  </chakra.td>
                ))}
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
    </Box>
  )
}

function Columns({ layout: { rows, columns } }: { layout: LaidOut }) {
  if (!columns) return null
  return (
    <thead>
      <tr>
        <chakra.th scope="col" textStyle="small" fontWeight="normal" color="fg.muted" textAlign="start">
          <bdi>{rows.name}</bdi>
        </chakra.th>
        {columns.values.map(({ id, name }) => (
          <Heading key={id} scope="col" name={name} />
        ))}
      </tr>
    </thead>
  )
}

function Heading({ scope, name }: { scope: 'row' | 'col'; name: string }) {
  return (
    <chakra.th
      scope={scope}
      textAlign={scope === 'row' ? 'start' : 'center'}
      fontWeight="semibold"
      textStyle="body"
      pe={scope === 'row' ? '2' : '0'}
      {...(scope === 'row' ? { position: 'sticky', insetStart: '0', bg: 'bg.raised', zIndex: '1' } : {})}
    >
      <bdi>{name}</bdi>
    </chakra.th>
  )
}

const namesOf = (...items: (ShortItem | undefined)[]): string => items.flatMap((item) => item?.name ?? []).join(', ')

function useWithStock(group: ShelfGroup): ShelfGroup {
  const products = group.variants.map(({ product }) => product)
  const shown = new Map(withOnHand(products, useOnHand(products.map(({ id }) => id))).map((each) => [each.id, each]))
  const variants = group.variants.map((each) => ({ ...each, product: shown.get(each.product.id) ?? each.product }))
  return { ...group, variants }
}

function goByArrows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event
  if (!isArrow(key) || !(target instanceof HTMLElement)) return
  event.preventDefault()
  nextInDirection(placesOf('button', currentTarget), target.getBoundingClientRect(), key)?.focus()
}
