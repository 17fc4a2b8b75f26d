import Fuel from 'lucide/dist/esm/icons/fuel.mjs'
import Layers from 'lucide/dist/esm/icons/layers.mjs'
import type { ReactNode } from 'react'
import { InfoCard } from '../../elements/InfoCard'
import { createIcon, type Icon } from '../../icons/createIcon'
import { NetworkIcon } from '../../icons/NetworkIcon'
import { useWords } from '../words/WordsContext'
import { withWords } from '../words/withWords'

const LayersIcon: Icon = /* @__PURE__ */ createIcon('layers', Layers)

const FeeIcon: Icon = /* @__PURE__ */ createIcon('fuel', Fuel)

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
