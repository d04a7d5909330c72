import { useMemo } from 'react'
import { Handshake } from 'lucide-react'
import { REPRESENTATIVES, type Representative } from '@comptoir/contracts/people/representatives'
import {
  activityColumn,
  AddButton,
  chakra,
  Code,
  listFilters,
  ListPage,
  RemovalDialog,
  useActivityFilter,
  useAddresses,
  useHasPermission,
  useList,
  useListExport,
  useListState,
  useNavigate,
  useRemoval,
  useTranslation,
  type Column,
} from '@comptoir/platform'
import { usePartyActions } from '../../common/party/use-party-actions.ts'
import { ErasureDialog } from '../../common/personal-data/erasure-dialog.tsx'
import { usePersonalData } from '../../common/personal-data/use-personal-data.ts'
import { valuesOf } from './representative-values.ts'

const LIST = {
  name: REPRESENTATIVES.path,
  defaultSort: { field: 'name', direction: 'asc' },
  filterNames: ['isActive'],
} as const

export function RepresentativesPage() {
  const { t } = useTranslation('people')
  const address = useAddresses(REPRESENTATIVES)
  const list = useListState(LIST)
  const removal = useRepresentativeRemoval()
  const mayWrite = useHasPermission(REPRESENTATIVES.permissions.write)
  const navigate = useNavigate()
  const edit = ({ id }: Representative): void => void navigate(address.edit(id))
  const personalData = usePersonalData(REPRESENTATIVES)
  const ownActions = usePartyActions<Representative>(REPRESENTATIVES, { onEdit: edit, onDelete: removal.ask })
  const rowActions = (row: Representative) => [...ownActions(row), ...personalData.actions(row)]
  const add = mayWrite ? <AddButton label={t('representatives.add')} to={address.create} /> : null
  const name = removal.item?.name ?? ''
  return (
    <ListPage
      title={t('representatives.title')}
      subtitle={t('representatives.subtitle')}
      actions={add}
      list={list}
      result={useList(REPRESENTATIVES, list.query)}
      columns={useRepresentativeColumns()}
      rowKey={({ id }) => id}
      rowName={({ name: rowName }) => rowName}
      rowActions={rowActions}
      {...(mayWrite ? { onRowClick: edit } : {})}
      searchLabel={t('representatives.search')}
      {...listFilters(list, [useActivityFilter()])}
      exporting={useListExport(REPRESENTATIVES, list.query)}
      empty={{
        icon: Handshake,
        title: t('representatives.empty.title'),
        text: t('representatives.empty.text'),
        actions: add,
      }}
    >
      <RemovalDialog
        removal={removal}
        name={name}
        text={t('representatives.remove.text')}
        confirmLabel={t('representatives.remove.confirm')}
        inUseTitle={t('representatives.remove.inUseTitle', { name })}
      />
      <ErasureDialog state={personalData} kept={t('party.personalData.keptOther')} />
    </ListPage>
  )
}

function useRepresentativeRemoval() {
  const { t } = useTranslation('people')
  return useRemoval(REPRESENTATIVES, {
    inactive: (row) => ({ ...valuesOf(row), isActive: false }),
    removed: ({ name }) => t('representatives.removed', { name }),
    deactivated: ({ name }) => t('representatives.deactivated', { name }),
  })
}

function useRepresentativeColumns(): readonly Column<Representative>[] {
  const { t } = useTranslation('people')
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('representatives.column.name'),
        cell: ({ name }) => <chakra.bdi>{name}</chakra.bdi>,
        isPrimary: true,
        isSortable: true,
      },
      {
        id: 'code',
        header: t('representatives.column.code'),
        cell: ({ code }) => <Code>{code}</Code>,
        isMuted: true,
        isSortable: true,
      },
      {
        id: 'phone',
        isEmpty: ({ phone }) => phone === null,
        header: t('party.phone'),
        cell: ({ phone }) => (phone === null ? '–' : <Code>{phone}</Code>),
        isMuted: true,
      },
      {
        id: 'email',
        isEmpty: ({ email }) => email === null,
        header: t('party.email'),
        cell: ({ email }) => (email === null ? '–' : <Code>{email}</Code>),
        isMuted: true,
        hideBelow: 'lg',
      },
      activityColumn(t('common.status')),
    ],
    [t],
  )
}
