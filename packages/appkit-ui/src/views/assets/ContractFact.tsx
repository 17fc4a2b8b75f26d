import { shortenAddress } from '@openappkit/appkit-core/addresses'
import type { ReactNode } from 'react'
import { CopyButton } from '../../elements/CopyButton'
import type { AssetsTranslator } from './AssetsCatalog'

/** Shows a contract's shortened address with a copy button. The tooltip shows the full address. */
export function ContractFact({
  address,
  messages: { t },
}: {
  readonly address: string
  readonly messages: AssetsTranslator
}): ReactNode {
  return (
    <>
      <bdi dir="ltr" title={address}>
        {shortenAddress(address)}
      </bdi>
      <CopyButton
        value={address}
        label={t('token.copyContract')}
        copiedLabel={t('token.copied')}
        failedMessage={t('token.failedToCopy')}
      />
    </>
  )
}
