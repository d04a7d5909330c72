import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, companyPath } from '../http/api.ts'
import { notify } from '../notify/notify.ts'
import { session } from '../session/store.ts'
import { companyKey, useInvalidate } from './keys.ts'
import { tellRefusal } from './use-save.ts'

/** What follows a removal. */
export interface RemoveOptions {
  /** Other resources that show it; its own is always refreshed. */
  invalidates?: readonly string[] | undefined
  /** What to say when it is gone, in the reader's language. */
  success?: string | undefined
}

/** What a screen needs to remove a row. */
export interface Remove {
  /** True when it is gone; false when it was refused (the user has been told) or another removal is under way. */
  remove: (id: string, version?: number) => Promise<boolean>
  isRemoving: boolean
}

/** Deletes one row of a resource. What is in use is refused by the API, which says what uses it. */
export function useRemove(resource: string, options: RemoveOptions = {}): Remove {
  const [isRemoving, setIsRemoving] = useState(false)
  const client = useQueryClient()
  const invalidate = useInvalidate()

  const remove = async (id: string, version?: number): Promise<boolean> => {
    if (isRemoving) return false
    setIsRemoving(true)
    try {
      await api.delete(companyPath(...resource.split('/'), id), { version })
      client.removeQueries({ queryKey: companyKey(session.getState().company?.id ?? '', resource, 'item', id) })
      void invalidate([resource, ...(options.invalidates ?? [])])
      if (options.success !== undefined) notify.success(options.success)
      return true
    } catch (error) {
      tellRefusal(error)
      return false
    } finally {
      setIsRemoving(false)
    }
  }
  return { remove, isRemoving }
}
