import { Id, Strict } from '@comptoir/contracts/schema'
import Type from 'typebox'

/** Ids in addresses are checked as ids: anything else is the same 404 as an unknown one, decided by the auth plugin or here. */
export const CompanyParams = Strict({ companyId: Type.String() })
export const ItemParams = Strict({ companyId: Type.String(), id: Id })
