import { pageOf, type Located } from '@comptoir/contracts/declare'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'

/** Where the pages of a declaration are. */
export interface Addresses {
  /** The list, narrowed by filters as the list itself keeps them in its address. */
  list: (filters?: Readonly<Record<string, string>>) => string
  create: string
  edit: (id: string) => string
  /** The page of one, where looking at it and changing it are not apart. */
  one: (id: string) => string
}

/**
 * Addresses of the pages of a declaration: below the point of sale that is open, or below the company for pages that
 * belong to no point of sale.
 */
export function useAddresses(of: Located): Addresses {
  const { companyId = '', pointOfSaleId } = useParams()
  const list = ['', companyId, ...(pointOfSaleId === undefined ? [] : [pointOfSaleId]), pageOf(of)].join('/')
  return useMemo(() => addressesBelow(list), [list])
}

function addressesBelow(list: string): Addresses {
  return {
    list: (filters = {}) => {
      const search = new URLSearchParams(filters).toString()
      return search === '' ? list : `${list}?${search}`
    },
    create: `${list}/create`,
    edit: (id) => `${list}/edit/${id}`,
    one: (id) => `${list}/${id}`,
  }
}
