import { Building2 } from 'lucide-react'
import type { OwnCompanies, SessionAnswer } from '@comptoir/contracts/identity/session'
import { api, queryClient, signIn, tellRefusal, useNavigate, useQuery, useTranslation } from '@comptoir/platform'
import { Menu } from '@comptoir/platform/overlays'
import { landingAddress } from '../../session/landing.ts'

const PATH = 'users/me/companies'

/** The other companies that the person works for: one click opens a session there, in place of this one. */
export function OtherCompanies() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data } = useQuery({
    queryKey: ['own-companies'],
    queryFn: ({ signal }) => api.get<OwnCompanies>(PATH, { signal }),
    staleTime: 0,
  })
  const others = (data?.data ?? []).filter(({ isThisOne }) => !isThisOne)
  const open = async (id: string): Promise<void> => {
    try {
      const answer = await api.post<SessionAnswer>(`${PATH}/${id}/open`)
      signIn(answer)
      queryClient.clear()
      await navigate(landingAddress(answer))
    } catch (error) {
      tellRefusal(error)
    }
  }
  if (others.length === 0) return null
  return (
    <>
      <Menu.Separator />
      {others.map(({ id, name }) => (
        <Menu.Item key={id} value={id} onClick={() => void open(id)}>
          <Building2 aria-hidden />
          {t('shell.openCompany', { company: name })}
        </Menu.Item>
      ))}
    </>
  )
}
