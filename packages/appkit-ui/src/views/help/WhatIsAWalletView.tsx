import type { ReactNode } from 'react'
import { Button } from '../../elements/Button'
import { InfoCard } from '../../elements/InfoCard'
import { useTranslator } from '../../i18n/useTranslator'
import { AssetsIcon } from '../../icons/AssetsIcon'
import { KeyIcon } from '../../icons/KeyIcon'
import { SignInIcon } from '../../icons/SignInIcon'
import { WalletIcon } from '../../icons/WalletIcon'
import { useKit } from '../../kit/useKit'
import { useWords } from '../words/WordsContext'
import { withWords } from '../words/withWords'
import { HelpActions } from './HelpActions'

/** What a newcomer needs to know before choosing one. */
function WhatIsAWallet(): ReactNode {
  const kit = useKit()
  const { t } = useTranslator()
  const words = useWords()
  const getWallet = () => {
    kit.events.track('CLICK_GET_WALLET')
    kit.router.push('GetWallet')
  }
  return (
    <>
      <InfoCard icon={<AssetsIcon />} title={words.t('whatIsAWallet.assetsTitle')}>
        {words.t('whatIsAWallet.assets')}
      </InfoCard>
      <InfoCard icon={<SignInIcon />} title={words.t('whatIsAWallet.signInTitle')}>
        {words.t('whatIsAWallet.signIn')}
      </InfoCard>
      <InfoCard icon={<KeyIcon />} title={words.t('whatIsAWallet.keysTitle')}>
        {words.t('whatIsAWallet.keys')}
      </InfoCard>
      <HelpActions>
        <Button variant="primary" fullWidth icon={<WalletIcon />} onClick={getWallet}>
          {t('connect.getWallet')}
        </Button>
      </HelpActions>
    </>
  )
}

export const WhatIsAWalletView: ReturnType<typeof withWords<'WhatIsAWallet'>> =
  /* @__PURE__ */ withWords<'WhatIsAWallet'>(WhatIsAWallet)
