import LogIn from 'lucide/dist/esm/icons/log-in.mjs'
import type { ReactNode } from 'react'
import { Button } from '../../elements/Button'
import { InfoCard } from '../../elements/InfoCard'
import { useTranslator } from '../../i18n/useTranslator'
import { AssetsIcon } from '../../icons/AssetsIcon'
import { createIcon, type Icon } from '../../icons/createIcon'
import { KeyIcon } from '../../icons/KeyIcon'
import { WalletIcon } from '../../icons/WalletIcon'
import { useKit } from '../../kit/useKit'
import { useMessages } from '../messages/MessagesContext'
import { withMessages } from '../messages/withMessages'
import { HelpActions } from './HelpActions'

const SignInIcon: Icon = /* @__PURE__ */ createIcon('log-in', LogIn)

/** Explains the basics before the user chooses a wallet. */
function WhatIsAWallet(): ReactNode {
  const kit = useKit()
  const { t } = useTranslator()
  const messages = useMessages()
  const getWallet = () => {
    kit.events.track('CLICK_GET_WALLET')
    kit.router.push('GetWallet')
  }
  return (
    <>
      <InfoCard icon={<AssetsIcon />} title={messages.t('whatIsAWallet.assetsTitle')}>
        {messages.t('whatIsAWallet.assets')}
      </InfoCard>
      <InfoCard icon={<SignInIcon />} title={messages.t('whatIsAWallet.signInTitle')}>
        {messages.t('whatIsAWallet.signIn')}
      </InfoCard>
      <InfoCard icon={<KeyIcon />} title={messages.t('whatIsAWallet.keysTitle')}>
        {messages.t('whatIsAWallet.keys')}
      </InfoCard>
      <HelpActions>
        <Button variant="primary" fullWidth icon={<WalletIcon />} onClick={getWallet}>
          {t('title.GetWallet')}
        </Button>
      </HelpActions>
    </>
  )
}

export const WhatIsAWalletView: ReturnType<typeof withMessages<'WhatIsAWallet'>> =
  /* @__PURE__ */ withMessages<'WhatIsAWallet'>(WhatIsAWallet)
