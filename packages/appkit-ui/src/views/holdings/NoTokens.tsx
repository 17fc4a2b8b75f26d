import type { ReactNode } from 'react'
import { Button } from '../../elements/Button'
import { IconTile } from '../../elements/IconTile'
import { Message } from '../../elements/Message'
import { useAccountItems } from '../../features/useAccountItems'
import { AddIcon } from '../../icons/AddIcon'
import { AssetsIcon } from '../../icons/AssetsIcon'
import { ReceiveIcon } from '../../icons/ReceiveIcon'
import { useActiveChain } from '../../kit/useActiveChain'
import { useKit } from '../../kit/useKit'
import { shownAccountButtons } from '../account/shownAccountButtons'
import type { HoldingTranslator } from './HoldingWords'

/** An account without tokens, and how to get some. */
export function NoTokens({ words: { t } }: { readonly words: HoldingTranslator }): ReactNode {
  const kit = useKit()
  const { items } = useAccountItems()
  const network = useActiveChain()?.network?.name ?? ''
  const buttons = shownAccountButtons(kit, items.buttons)
  const buy = buttons.find(({ name }) => name === 'onramp')
  const receive = buttons.find(({ name }) => name === 'receive')
  return (
    <Message
      media={<IconTile icon={<AssetsIcon />} size="large" />}
      title={t('tokens.none')}
      detail={t('tokens.noneDetail', { network })}
    >
      {buy && (
        <Button variant="primary" icon={<AddIcon />} onClick={() => kit.router.push(buy.view as 'FundWallet')}>
          {t('tokens.buy')}
        </Button>
      )}
      {receive && (
        <Button
          variant={buy ? 'neutral' : 'primary'}
          icon={<ReceiveIcon />}
          onClick={() => kit.router.push('WalletReceive')}
        >
          {t('tokens.receive')}
        </Button>
      )}
    </Message>
  )
}
