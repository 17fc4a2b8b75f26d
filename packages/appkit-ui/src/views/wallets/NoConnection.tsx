import type { ChainNamespace } from '@openappkit/appkit-core'
import type { ReactNode } from 'react'
import { IconTile } from '../../elements/IconTile'
import { Message } from '../../elements/Message'
import { Skeleton } from '../../elements/Skeleton'
import { useTranslator } from '../../i18n/useTranslator'
import { WalletIcon } from '../../icons/WalletIcon'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { useWords } from '../words/WordsContext'
import { RestoreFailure } from './RestoreFailure'
import type { Restore } from './useRestore'

export interface NoConnectionProps {
  readonly namespace: ChainNamespace
  readonly restore: Restore
}

/** What stands where the wallets of a chain family would: one is on its way back, did not come back, or there never was one. */
export function NoConnection({ namespace, restore }: NoConnectionProps): ReactNode {
  const { t } = useTranslator()
  const words = useWords()
  const status = useSnapshot(useKit().chains.state).namespaces[namespace]?.status
  if (restore.isFailed) return <RestoreFailure restore={restore} />
  if (status === 'reconnecting') {
    return (
      <>
        <p className="visually-hidden" role="status">
          {t('loading')}
        </p>
        <Skeleton />
      </>
    )
  }
  return (
    <Message
      media={<IconTile icon={<WalletIcon />} size="large" />}
      title={words.t('wallets.none')}
      detail={words.t('wallets.noneDetail')}
    />
  )
}
