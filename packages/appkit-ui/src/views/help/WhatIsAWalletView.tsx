import type { ReactNode } from 'react'
import { Button } from '../../elements/Button'
import { InfoCard } from '../../elements/InfoCard'
import { useTranslator } from '../../i18n/useTranslator'
import { AssetsIcon } from '../../icons/AssetsIcon'
import { KeyIcon } from '../../icons/KeyIcon'
import { SignInIcon } from '../../icons/SignInIcon'
import { WalletIcon } from '../../icons/WalletIcon'
import { useKit } from '../../kit/useKit'
import { HelpEnd } from './HelpEnd'

/** What a newcomer needs to know before choosing one. */
export function WhatIsAWalletView(): ReactNode {
  const kit = useKit()
  const { t } = useTranslator()
  const getWallet = () => {
    kit.events.track('CLICK_GET_WALLET')
    kit.router.push('GetWallet')
  }
  return (
    <>
      <InfoCard icon={<AssetsIcon />} title={t('whatIsAWallet.assetsTitle')}>
        {t('whatIsAWallet.assets')}
      </InfoCard>
      <InfoCard icon={<SignInIcon />} title={t('whatIsAWallet.signInTitle')}>
        {t('whatIsAWallet.signIn')}
      </InfoCard>
      <InfoCard icon={<KeyIcon />} title={t('whatIsAWallet.keysTitle')}>
        {t('whatIsAWallet.keys')}
      </InfoCard>
      <HelpEnd>
        <Button variant="primary" fullWidth icon={<WalletIcon />} onClick={getWallet}>
          {t('connect.getWallet')}
        </Button>
      </HelpEnd>
    </>
  )
}
