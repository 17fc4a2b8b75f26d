import Fuel from 'lucide/dist/esm/icons/fuel.mjs'
import Layers from 'lucide/dist/esm/icons/layers.mjs'
import type { ReactNode } from 'react'
import { Button } from '../../elements/Button'
import { InfoCard } from '../../elements/InfoCard'
import { useTranslator } from '../../i18n/useTranslator'
import { createIcon, type Icon } from '../../icons/createIcon'
import { NetworkIcon } from '../../icons/NetworkIcon'
import { useKit } from '../../kit/useKit'
import { useMessages } from '../messages/MessagesContext'
import { withMessages } from '../messages/withMessages'
import { HelpActions } from './HelpActions'

const LayersIcon: Icon = /* @__PURE__ */ createIcon('layers', Layers)

const FeeIcon: Icon = /* @__PURE__ */ createIcon('fuel', Fuel)

/** Explains why there are several networks, and what that means for the user's assets. */
function WhatIsANetwork(): ReactNode {
  const kit = useKit()
  const { t } = useTranslator()
  const messages = useMessages()
  const chooseNetwork = () => {
    if (kit.router.has('Networks')) kit.router.goBack()
    else kit.router.push('Networks')
  }
  return (
    <>
      <InfoCard icon={<NetworkIcon />} title={messages.t('whatIsANetwork.systemTitle')}>
        {messages.t('whatIsANetwork.system')}
      </InfoCard>
      <InfoCard icon={<FeeIcon />} title={messages.t('whatIsANetwork.feesTitle')}>
        {messages.t('whatIsANetwork.fees')}
      </InfoCard>
      <InfoCard icon={<LayersIcon />} title={messages.t('whatIsANetwork.sameAddressTitle')}>
        {messages.t('whatIsANetwork.sameAddress')}
      </InfoCard>
      <HelpActions>
        <Button variant="primary" fullWidth icon={<NetworkIcon />} onClick={chooseNetwork}>
          {t('title.Networks')}
        </Button>
      </HelpActions>
    </>
  )
}

export const WhatIsANetworkView: ReturnType<typeof withMessages<'WhatIsANetwork'>> =
  /* @__PURE__ */ withMessages<'WhatIsANetwork'>(WhatIsANetwork)
