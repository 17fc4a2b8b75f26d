import type { ReactNode } from 'react'
import { InfoCard } from '../../elements/InfoCard'
import { FeeIcon } from '../../icons/FeeIcon'
import { LayersIcon } from '../../icons/LayersIcon'
import { NetworkIcon } from '../../icons/NetworkIcon'
import { useWords } from '../words/WordsContext'
import { withWords } from '../words/withWords'

/** Why there are several networks, and what that means for what one owns. */
function WhatIsANetwork(): ReactNode {
  const words = useWords()
  return (
    <>
      <InfoCard icon={<NetworkIcon />} title={words.t('whatIsANetwork.systemTitle')}>
        {words.t('whatIsANetwork.system')}
      </InfoCard>
      <InfoCard icon={<FeeIcon />} title={words.t('whatIsANetwork.feesTitle')}>
        {words.t('whatIsANetwork.fees')}
      </InfoCard>
      <InfoCard icon={<LayersIcon />} title={words.t('whatIsANetwork.sameAddressTitle')}>
        {words.t('whatIsANetwork.sameAddress')}
      </InfoCard>
    </>
  )
}

export const WhatIsANetworkView: ReturnType<typeof withWords<'WhatIsANetwork'>> =
  /* @__PURE__ */ withWords<'WhatIsANetwork'>(WhatIsANetwork)
