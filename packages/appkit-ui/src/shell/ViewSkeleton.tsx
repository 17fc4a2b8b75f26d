import type { ReactNode } from 'react'
import { Skeleton } from '../elements/Skeleton'
import { useTranslator } from '../i18n/useTranslator'
import { useAnnouncement } from '../kit/useAnnouncement'

/**
 * Renders a placeholder while a view's code or the language loads. With `hasMessages`, screen readers announce a view
 * that is still loading after a moment.
 */
export function ViewSkeleton({ hasMessages }: { readonly hasMessages: boolean }): ReactNode {
  const { t } = useTranslator()
  useAnnouncement(hasMessages && t('loading'))
  return <Skeleton rows={3} />
}
