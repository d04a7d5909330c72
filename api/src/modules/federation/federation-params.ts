import { BuildId } from '@comptoir/contracts/federation'
import { Id, Strict } from '@comptoir/contracts/schema'
import Type from 'typebox'

/** Names in addresses that are none are refused before anything is looked up. */
export const RemoteParams = Strict({ remote: Type.String({ pattern: '^[a-z][a-z0-9-]{1,40}$' }) })
export const ReleaseParams = Strict({ ...RemoteParams.properties, build: BuildId })
export const TokenParams = Strict({ ...RemoteParams.properties, id: Id })
