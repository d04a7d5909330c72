import {
  API_TOKENS,
  type ApiToken,
  type ApiTokenGrants,
  type ApiTokenInput,
  type NewApiToken,
} from '@comptoir/contracts/company/api-tokens'
import { api, pathOf, useCompanyQuery } from '@comptoir/platform'

/** In whose name tokens may be made, and what they may be given. */
export function useGrants() {
  return useCompanyQuery<ApiTokenGrants>(API_TOKENS, ['grants'])
}

/** Makes a token; only this answer has its secret. */
export function makeToken(input: ApiTokenInput): Promise<NewApiToken> {
  return api.post<NewApiToken>(pathOf(API_TOKENS), input)
}

/** Ends a token at once. */
export function revokeToken({ id }: ApiToken): Promise<unknown> {
  return api.delete(pathOf(API_TOKENS, id))
}
