import type { ReactNode } from 'react'
import { Button } from '../../elements/Button'
import { IconTile } from '../../elements/IconTile'
import { Message } from '../../elements/Message'
import { Icon } from '../../features/Icon'
import { useAccountItems } from '../../features/useAccountItems'
import { textIn } from '../../i18n/TextByLanguage'
import { AssetsIcon } from '../../icons/AssetsIcon'
import { useActiveChain } from '../../kit/useActiveChain'
import { useAnnouncement } from '../../kit/useAnnouncement'
import { useKit } from '../../kit/useKit'
import { shownAccountButtons } from '../account/shownAccountButtons'
import { receiveButton } from '../receive/receiveButton'
import type { AssetsTranslator } from './AssetsCatalog'

/** Shows that an account has no tokens, and offers ways to get some. */
export function NoTokens({ messages: { locale, t } }: { readonly messages: AssetsTranslator }): ReactNode {
  const kit = useKit()
  useAnnouncement(t('tokens.none'))
  const { items } = useAccountItems()
  const network = useActiveChain()?.network?.name ?? ''
  const buttons = shownAccountButtons(kit, items.buttons)
  const buy = buttons.find(({ fund }) => fund)
  const receive = buttons.find(({ name }) => name === receiveButton.name)
  return (
    <Message
      media={<IconTile icon={<AssetsIcon />} size="large" />}
      title={t('tokens.none')}
      detail={t('tokens.noneDetail', { network })}
    >
      {buy?.fund && (
        <Button
          variant="primary"
          icon={<Icon {...buy.icon} />}
          onClick={() => kit.router.push(buy.view as 'FundWallet')}
        >
          {textIn(buy.fund.label, locale)}
        </Button>
      )}
      {receive && (
        <Button
          variant={buy ? 'neutral' : 'primary'}
          icon={<Icon {...receive.icon} />}
          onClick={() => kit.router.push('WalletReceive')}
        >
          {t('tokens.receive')}
        </Button>
      )}
    </Message>
  )
}
