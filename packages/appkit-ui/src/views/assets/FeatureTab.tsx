import type { ReactNode } from 'react'
import type { AccountTab } from '../../features/AccountTab'
import { useTranslator } from '../../i18n/useTranslator'
import { useKit } from '../../kit/useKit'
import { useLazyCode } from '../../kit/useLazyCode'
import { ViewFailure } from '../../shell/ViewFailure'
import { AssetRowsSkeleton } from '../account/AssetRowsSkeleton'
import { AccountViewState } from './AccountViewState'

/** Renders a feature's tab once its code has loaded. */
export function FeatureTab({ tab }: { readonly tab: AccountTab }): ReactNode {
  const { t } = useTranslator()
  const part = useKit().controller(AccountViewState).codeOf(tab)
  const code = useLazyCode(part)
  if (code?.status === 'ready') return <code.code.Component />
  if (code?.status === 'failed') return <ViewFailure onRetry={() => part.load()} />
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <AssetRowsSkeleton />
    </>
  )
}
