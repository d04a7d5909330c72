import { useRef } from 'react'
import { COUNTER_CATALOGUE_AT } from '@comptoir/contracts/addresses'
import { companyKey, FormDialog, serverNow, useCompany, useQuery, useStore } from '@comptoir/platform'
import { useDevice } from '../catalogue/device-context.ts'
import type { ShelfProduct } from '../catalogue/shelf-product.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { useProductEntry } from '../products/product-entry.ts'
import { useTurn } from '../register/seller.ts'
import { VariantMatrix } from './variant-matrix.tsx'

/** Which variant of a group is sold. */
export function VariantChoice() {
  const body = useRef<HTMLDivElement>(null)
  const { browse, take } = useProductEntry()
  const { toSearch } = useFocus()
  const chosenFrom = useStore(browse, (each) => each.chosenFrom)
  useTurn(() => browse.setState({ chosenFrom: null }))
  const { data: group } = useGroup(chosenFrom)
  const close = (): void => {
    browse.setState({ chosenFrom: null })
    toSearch()
  }
  const choose = (product: ShelfProduct): void => {
    close()
    take(product)
  }
  return (
    <FormDialog
      isOpen={chosenFrom !== null && group !== undefined}
      onClose={close}
      size="lg"
      initialFocus={() => body.current?.querySelector<HTMLElement>('[data-cell]') ?? null}
      title={group?.designation ?? ''}
    >
      {group ? <VariantMatrix ref={body} group={group} onChoose={choose} /> : null}
    </FormDialog>
  )
}

function useGroup(productId: string | null) {
  const company = useCompany()
  const { finder, state } = useDevice()
  const { revision } = useStore(state)
  return useQuery({
    queryKey: companyKey(company.id, COUNTER_CATALOGUE_AT, 'group', productId, revision),
    queryFn: async () => (await finder?.group(productId ?? '', serverNow())) ?? undefined,
    enabled: productId !== null,
    networkMode: 'always',
  })
}
