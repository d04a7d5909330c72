import { Ban, Building2, DoorOpen, RotateCcw } from 'lucide-react'
import { POINTS_OF_SALE } from '@comptoir/contracts/company/points-of-sale'
import type { SupervisedCompany } from '@comptoir/contracts/company/supervision'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import {
  addressesAt,
  listFilters,
  ListPage,
  signIn,
  useListState,
  useNavigate,
  useTranslation,
  type RowAction,
} from '@comptoir/platform'
import { useCompanyColumns } from './company-columns.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { enterCompany, useSupervised } from './supervision.api.ts'
import { useStateFilter } from './use-state-filter.ts'
import { useSupervision, type Supervision } from './use-supervision.ts'

const LIST = { name: 'companies', defaultSort: { field: 'name', direction: 'asc' }, filterNames: ['state'] } as const

/** All companies of the installation, for super-administrators: sizes and life, nothing of their business; closed, opened, or entered with a reason. */
export function CompaniesPage() {
  const { t } = useTranslation('company')
  const list = useListState(LIST)
  const supervision = useSupervision<SupervisedCompany>('companies')
  return (
    <ListPage
      title={t('supervision.companies.title')}
      subtitle={t('supervision.companies.subtitle')}
      list={list}
      result={useSupervised<SupervisedCompany>('companies', list.query)}
      columns={useCompanyColumns()}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowActions={useCompanyActions(supervision)}
      searchLabel={t('supervision.companies.search')}
      searchPlaceholder={t('supervision.companies.searchHint')}
      {...listFilters(list, [useStateFilter()])}
      empty={{
        icon: Building2,
        title: t('supervision.companies.empty.title'),
        text: t('supervision.companies.empty.text'),
      }}
    >
      <CompanyDialog supervision={supervision} />
    </ListPage>
  )
}

function useCompanyActions({
  ask,
  restore,
}: Supervision<SupervisedCompany>): (company: SupervisedCompany) => RowAction[] {
  const { t } = useTranslation('company')
  return (company) => [
    { id: 'enter', label: t('supervision.enter.action'), icon: DoorOpen, onSelect: () => ask(company, 'enter') },
    company.suspendedAt === null
      ? {
          id: 'suspend',
          label: t('supervision.suspend'),
          icon: Ban,
          isDanger: true,
          onSelect: () => ask(company, 'suspend'),
        }
      : { id: 'restore', label: t('supervision.restore'), icon: RotateCcw, onSelect: () => restore(company) },
  ]
}

function CompanyDialog({ supervision }: { supervision: Supervision<SupervisedCompany> }) {
  const { t } = useTranslation('company')
  const navigate = useNavigate()
  const { asked, isOpen, close } = supervision
  if (asked === null) return null
  const { name, id } = asked.item
  if (asked.act === 'suspend') {
    return (
      <ReasonDialog
        key={asked.turn}
        isOpen={isOpen}
        title={t('supervision.companies.suspendTitle', { name })}
        text={t('supervision.companies.suspendText')}
        confirmLabel={t('supervision.companies.suspendConfirm')}
        isDanger
        act={supervision.suspendAsked}
        onDone={supervision.done}
        onClose={close}
      />
    )
  }
  const enter = async (reason: string): Promise<void> => {
    const answer = await enterCompany(id, reason)
    signIn(answer)
    void navigate(
      answer.pointOfSale
        ? addressesAt({ companyId: id, pointOfSaleId: answer.pointOfSale.id }, PRODUCTS).list()
        : addressesAt({ companyId: id }, POINTS_OF_SALE).list(),
    )
  }
  return (
    <ReasonDialog
      key={asked.turn}
      isOpen={isOpen}
      title={t('supervision.enter.title', { name })}
      text={t('supervision.enter.text')}
      confirmLabel={t('supervision.enter.confirm')}
      act={enter}
      onDone={close}
      onClose={close}
    />
  )
}
