import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import { base, mainnet } from '@openappkit/appkit/networks'
import { createAppKit } from '@openappkit/appkit/react'

const networks = [mainnet, base] as const

createAppKit({ adapters: [new WagmiAdapter({ networks })], networks })
