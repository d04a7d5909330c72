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

/** Which company, and which of its points of sale where pages belong to one. */
export interface Place {
  companyId: string
  pointOfSaleId?: string | undefined
}

/**
 * Addresses of the pages of a declaration: below the point of sale that is open, or below the company for pages that
 * belong to no point of sale.
 */
export function useAddresses({ path }: Located): Addresses {
  const { companyId = '', pointOfSaleId } = useParams()
  return useMemo(() => addressesAt({ companyId, pointOfSaleId }, { path }), [companyId, pointOfSaleId, path])
}

/** The same at a place that is not open. */
export function addressesAt({ companyId, pointOfSaleId }: Place, of: Located): Addresses {
  const list = ['', companyId, ...(pointOfSaleId === undefined ? [] : [pointOfSaleId]), pageOf(of)].join('/')
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
