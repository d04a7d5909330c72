import { useState } from 'react'
import type { LoginInput } from '@comptoir/contracts/identity/session'
import { isProblem, signIn } from '@comptoir/platform/site'
import { faultsOf, isEmail, required, useSending, type Faults, type Typed } from '../../common/sending/index.ts'
import { login } from './login.api.ts'

const RULES = { email: [isEmail], password: [required('fields.passwordRequired')] }
const CODE = /^[0-9A-Za-z -]{6,24}$/

type Credentials = Pick<LoginInput, 'email' | 'password'>

/** What is wrong with a code before anybody is asked. */
function codeFaults({ code = '' }: Typed): Faults {
  if (code.trim() === '') return { code: { key: 'login.code.required' } }
  return CODE.test(code.trim()) ? {} : { code: { key: 'login.code.invalid' } }
}

function credentialFaults({ email = '', password = '' }: Typed): Faults {
  return faultsOf({ email, password }, RULES)
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

  const sending = useSending({
    check: known === null ? credentialFaults : codeFaults,
    send: enter,
    onSent: () => undefined,
  })

  function sendPassword(typed: Typed): Promise<string[] | undefined> {
    const { email = '', password = '' } = typed
    setLastEmail(email.trim())
    return sending.send({ email: email.trim(), password }, typed)
  }

  async function sendCode(typed: Typed): Promise<string[] | undefined> {
    if (known === null) return undefined
    return sending.send({ ...known, code: (typed['code'] ?? '').trim() }, typed)
  }

  return { ...sending, isCodeAsked: known !== null, lastEmail, sendPassword, sendCode, goBack: () => setKnown(null) }
}
