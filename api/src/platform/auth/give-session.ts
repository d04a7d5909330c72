import type { FastifyReply } from 'fastify'
import type { AccessClaims } from './tokens.ts'

/** A cookie that only this server reads; `expires` and `maxAge` (in seconds) say until when, one of them. */
export interface SealedCookie {
  name: string
  value: string
  path: string
  secure: boolean
  expires?: Date
  maxAge?: number
}

/** A session as the browser is handed it: what its access token says, its cookies, and what goes beside the token. */
export interface SessionReply<Content extends object> {
  claims: AccessClaims
  cookies: readonly SealedCookie[]
  content: Content
}

/** Sets the cookies of a session and answers with its access token. */
export async function giveSession<Content extends object>(
  reply: FastifyReply,
  { claims, cookies, content }: SessionReply<Content>,
): Promise<Content & { token: string }> {
  for (const { name, value, ...options } of cookies)
    void reply.setCookie(name, value, { ...options, httpOnly: true, sameSite: 'strict' })
  return { ...content, token: await reply.jwtSign(claims) }
}
