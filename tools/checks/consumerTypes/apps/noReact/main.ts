import { AppKitError, createAppKit, type Feature } from '@openappkit/appkit'
import { createAppKit as createBareAppKit } from '@openappkit/appkit/bare'
import { createAppKit as createCompatAppKit } from '@openappkit/appkit/compat'
import { defineAppKitElements } from '@openappkit/appkit/elements'
import { mainnet, solana } from '@openappkit/appkit/networks'

const feature: Feature = {
  name: 'tip',
  views: [{ name: 'WhatIsAWallet', title: { en: 'Tip' }, load: async () => () => 'Thanks' }],
}
const kit = createAppKit({ networks: [mainnet, solana], modules: [feature], enableEmbedded: true })
defineAppKitElements(kit)
createBareAppKit({ networks: [mainnet], modules: [] })
createCompatAppKit({ networks: [mainnet], projectId: 'my-project' })

const button = document.createElement('appkit-network-button')
button.kit = kit
document.querySelector('appkit-modal')?.remove()
kit.connect().catch((error: unknown) => {
  if (error instanceof AppKitError && error.code === 'modal/closed') return
  throw error
})
