import type { CompanyProfile } from '@comptoir/contracts/company/company-profile'
import {
  api,
  companyKey,
  serverNow,
  Text,
  useCompany,
  useLanguage,
  useQuery,
  useSession,
  useTranslation,
  type ExtensionPoints,
} from '@comptoir/platform'
import { paperLanguageFor, PaperTray, Ticket } from '../ticket/index.ts'
import { SampleProof } from '../ticket-proofs/index.ts'
import { ticketSample } from './ticket-sample.ts'

const PROFILE = { path: 'company-of-paper' }

/** In the form of a point of sale: the ticket that it would print, of two invented lines, with what is typed. */
export function TicketPreview({ pointOfSale }: ExtensionPoints['pointOfSale.ticket']) {
  const { t } = useTranslation('sales-purchases')
  const company = useCompany()
  const profile = useCompanyProfile()
  const cashier = useSession(({ user }) => user?.name ?? '')
  const language = useLanguage()
  const sale = ticketSample(pointOfSale, {
    cashier,
    company: {
      name: company.name,
      currency: company.currency,
      taxId: profile?.taxId ?? null,
      phone: profile?.phone ?? null,
      isVatSubject: profile?.isVatSubject ?? true,
    },
    language: paperLanguageFor(language).main,
    now: new Date(serverNow()),
  })
  return (
    <>
      <Text color="fg.muted" textStyle="small" mb="3">
        {t('ticketPreview.help')}
      </Text>
      <PaperTray>
        <Ticket sale={sale} proof={<SampleProof />} />
      </PaperTray>
    </>
  )
}

/** Of the company's own data what stands on paper: tax id and telephone; nothing until it is here. */
function useCompanyProfile(): CompanyProfile | undefined {
  const companyId = useSession(({ company }) => company?.id ?? '')
  const { data } = useQuery({
    queryKey: companyKey(companyId, PROFILE),
    queryFn: ({ signal }) => api.get<CompanyProfile>(`company/${companyId}`, { signal }),
    enabled: companyId !== '',
    retry: false,
  })
  return data
}
