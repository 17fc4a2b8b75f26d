import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import { defineAppKitElements } from '@openappkit/appkit/elements'
import { base, mainnet } from '@openappkit/appkit/networks'
import { createAppKit } from '@openappkit/appkit/solid'

const networks = [mainnet, base] as const

defineAppKitElements(createAppKit({ adapters: [new WagmiAdapter({ networks })], networks }))
