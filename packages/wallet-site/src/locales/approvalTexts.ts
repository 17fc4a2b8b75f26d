import { approvalEn } from './approval.en'
import type { TextSource } from './loadTexts'

/** Messages of the approvals. */
export const approvalTexts: TextSource<typeof approvalEn> = {
  en: approvalEn,
  languages: { ar: () => import('./approval.ar'), de: () => import('./approval.de') },
}
