import type { AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import { listExport, wordsOf, type Words } from '../../../platform/export/list-export.ts'
import { tellAction, tellChanges, tellEntity } from './audit-telling.ts'
import { listAuditTrail } from './audit-trail.queries.ts'

const SUPPORT: Words = { en: 'Support', fr: 'Assistance', ar: 'الدعم' }

export const auditExport = listExport<AuditEntryRow>({
  title: { en: 'Audit trail', fr: 'Journal d’audit', ar: 'سجل العمليات' },
  list: listAuditTrail,
  columns: [
    {
      header: { en: 'When', fr: 'Date et heure', ar: 'التاريخ والساعة' },
      kind: 'dateTime',
      value: ({ recordedAt }) => recordedAt,
    },
    {
      header: { en: 'Action', fr: 'Opération', ar: 'العملية' },
      kind: 'text',
      value: ({ action }, { language }) => tellAction(action, language),
    },
    {
      header: { en: 'About', fr: 'Objet', ar: 'العنصر' },
      kind: 'text',
      value: ({ entity }, { language }) => tellEntity(entity, language),
    },
    {
      header: { en: 'Name or number', fr: 'Nom ou numéro', ar: 'الاسم أو العدد' },
      kind: 'text',
      value: ({ subject }) => subject,
    },
    { header: { en: 'Who', fr: 'Auteur', ar: 'القائم بها' }, kind: 'text', value: ({ by }) => by },
    {
      header: wordsOf('entity.apiToken'),
      kind: 'text',
      isDetail: true,
      value: ({ token }) => token,
    },
    {
      header: SUPPORT,
      kind: 'text',
      isDetail: true,
      value: ({ isBySupport }, { language }) => (isBySupport ? SUPPORT[language] : null),
    },
    {
      header: { en: 'Reason given by support', fr: 'Motif donné par l’assistance', ar: 'السبب الذي ذكره الدعم' },
      kind: 'text',
      isDetail: true,
      value: ({ reason }) => reason,
    },
    {
      header: { en: 'Recorded details', fr: 'Ce qui a été consigné', ar: 'ما سُجّل' },
      kind: 'text',
      value: ({ action, changes }, reader) => tellChanges(action, changes, reader),
    },
    {
      header: { en: 'Request number', fr: 'N° de requête', ar: 'عدد الطلب' },
      kind: 'text',
      isDetail: true,
      value: ({ requestId }) => requestId,
    },
  ],
})
