import { v7 as newId } from 'uuid'
import type { NewPlace } from '../../../platform/beginning.ts'
import { insertWalkInClient } from './clients.repository.ts'

const CODE = 'PASSAGER'

/** A company begins with the walk-in client, whom sales without a named client belong to. */
export function beginClients(place: NewPlace): Promise<void> {
  return insertWalkInClient(place, { id: newId(), code: CODE })
}
