import { shortenAddress } from '@openappkit/appkit-core/format'
import type { ReactNode } from 'react'
import { CopyButton } from '../../elements/CopyButton'
import { useKit } from '../../kit/useKit'
import type { AssetsTranslator } from './AssetsCatalog'

/** Shows a contract's shortened address with a copy button. The tooltip shows the full address. */
export function ContractFact({
  address,
  messages: { t },
}: {
  readonly address: string
  readonly messages: AssetsTranslator
}): ReactNode {
  const { toasts } = useKit()
  return (
    <>
      <bdi dir="ltr" title={address}>
        {shortenAddress(address)}
      </bdi>
      <CopyButton
        value={address}
        label={t('token.copyContract')}
        onCopy={copied => toasts.show(t(copied ? 'token.copied' : 'token.failedToCopy'), copied ? 'success' : 'error')}
      />
    </>
  )
}
