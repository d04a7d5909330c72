import type { LightMyRequestResponse } from 'fastify'

/** The answer of a call that must succeed; throws what was said of one that was refused. */
export async function done(answer: Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
  const response = await answer
  if (response.statusCode >= 300) throw new Error(response.body)
  return response
}
