import { mainnet } from '@openappkit/appkit/networks'
import type { Feature } from '@openappkit/appkit/react'
import {
  AppKitButton,
  AppKitModal,
  AppKitNetworkButton,
  AppKitProvider,
  useAppKit,
  useAppKitAccount,
} from '@openappkit/appkit/react'
import { Component, memo, type ReactNode } from 'react'

class Tip extends Component<{ readonly params: undefined }> {
  override render(): ReactNode {
    return <p>Thanks</p>
  }
}

const feature: Feature = {
  name: 'tip',
  views: [
    { name: 'WhatIsAWallet', title: { en: 'Tip' }, load: async () => Tip },
    { name: 'Networks', title: { en: 'Networks' }, component: memo(() => <p>Networks</p>) },
  ],
}

function Account(): ReactNode {
  const { address } = useAppKitAccount()
  const { open } = useAppKit()
  return (
    <button type="button" onClick={() => void open({ view: 'Networks' })}>
      {address}
    </button>
  )
}

export const App = () => (
  <AppKitProvider networks={[mainnet]} modules={[feature]} enableEmbedded>
    <AppKitButton size="sm" />
    <AppKitNetworkButton className="mine" />
    <AppKitModal />
    <Account />
    <appkit-button size="sm" charsStart={6} class="mine" />
    <w3m-network-button disabled />
    <appkit-modal ref={element => void element?.remove()} />
  </AppKitProvider>
)
