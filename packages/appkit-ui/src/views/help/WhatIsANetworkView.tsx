import type { ReactNode } from 'react'
import { InfoCard } from '../../elements/InfoCard'
import { useTranslator } from '../../i18n/useTranslator'
import { FeeIcon } from '../../icons/FeeIcon'
import { LayersIcon } from '../../icons/LayersIcon'
import { NetworkIcon } from '../../icons/NetworkIcon'

/** Why there are several networks, and what that means for what one owns. */
export function WhatIsANetworkView(): ReactNode {
  const { t } = useTranslator()
  return (
    <>
      <InfoCard icon={<NetworkIcon />} title={t('whatIsANetwork.systemTitle')}>
        {t('whatIsANetwork.system')}
      </InfoCard>
      <InfoCard icon={<FeeIcon />} title={t('whatIsANetwork.feesTitle')}>
        {t('whatIsANetwork.fees')}
      </InfoCard>
      <InfoCard icon={<LayersIcon />} title={t('whatIsANetwork.sameAddressTitle')}>
        {t('whatIsANetwork.sameAddress')}
      </InfoCard>
    </>
  )
}
