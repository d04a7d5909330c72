import { useRef, useState } from 'react'
import { ApiProblem, ConnectionError, signIn } from '@comptoir/platform'
import type { LoginInput } from '@comptoir/contracts'
import { checkLogin, type LoginFaults } from './login-check.ts'
import { login } from './login.api.ts'

/** What to say about a refusal: the API's own words when there are any, else the phrase of that key. */
export type LoginRefusal = { words: string } | { key: string }

function refusalOf(problem: unknown): LoginRefusal {
  if (problem instanceof ApiProblem || problem instanceof ConnectionError) return { words: problem.message }
  return { key: 'login.failed' }
}

/**
 * The state of the sign-in form. After a success the shell leads on, to the address that was asked for or to where work
 * begins; nothing is left to do here.
 */
export function useLogin() {
  const [faults, setFaults] = useState<LoginFaults>({})
  const [refusal, setRefusal] = useState<LoginRefusal | null>(null)
  const [isSending, setSending] = useState(false)
  const isUnderWay = useRef(false)

  async function send(input: LoginInput): Promise<LoginFaults> {
    const found = checkLogin(input)
    setFaults(found)
    setRefusal(null)
    if (Object.keys(found).length > 0 || isUnderWay.current) return found
    isUnderWay.current = true
    setSending(true)
    try {
      signIn(await login(input))
    } catch (problem) {
      setRefusal(refusalOf(problem))
    } finally {
      isUnderWay.current = false
      setSending(false)
    }
    return {}
  }

  return { faults, refusal, isSending, send }
}
