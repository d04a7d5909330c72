import { useState } from 'react'
import type { LoginInput } from '@comptoir/contracts/identity/session'
import { isProblem, signIn } from '@comptoir/platform/site'
import { faultsOf, isEmail, required, useSending, type Typed } from '../../common/sending/index.ts'
import { login } from './login.api.ts'

const RULES = { email: [isEmail], password: [required('fields.passwordRequired')] }
const CODE = /^[0-9A-Za-z -]{6,24}$/

type Credentials = Pick<LoginInput, 'email' | 'password'>

/** What is wrong with a code before anybody is asked. */
function codeFaults(code: string) {
  if (code.trim() === '') return { code: { key: 'login.code.required' } }
  return CODE.test(code.trim()) ? {} : { code: { key: 'login.code.invalid' } }
}

/**
 * Signing in, in one step or two. After a success the shell leads on, to the address that was asked for or to where work
 * begins; nothing is left to do here.
 */
export function useLogin() {
  /** Kept while the code is asked for; null before. */
  const [known, setKnown] = useState<Credentials | null>(null)
  const [lastEmail, setLastEmail] = useState('')

  async function enter(input: LoginInput): Promise<void> {
    try {
      signIn(await login(input))
    } catch (problem) {
      if (!isProblem(problem, 'auth.secondFactorRequired')) throw problem
      setKnown({ email: input.email, password: input.password })
    }
  }

  const sending = useSending({ send: enter, onSent: () => undefined })

  function sendPassword({ email = '', password = '' }: Typed): Promise<string[] | undefined> {
    setLastEmail(email.trim())
    return sending.send({ email: email.trim(), password }, faultsOf({ email, password }, RULES))
  }

  async function sendCode({ code = '' }: Typed): Promise<string[] | undefined> {
    if (known === null) return undefined
    return sending.send({ ...known, code: code.trim() }, codeFaults(code))
  }

  return { ...sending, isCodeAsked: known !== null, lastEmail, sendPassword, sendCode, goBack: () => setKnown(null) }
}
