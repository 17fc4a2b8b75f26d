import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import { base, mainnet } from '@openappkit/appkit/networks'
import { createAppKit } from '@openappkit/appkit/react'

const networks = [mainnet, base] as const

export const adapter = new WagmiAdapter({ networks })
createAppKit({ adapters: [adapter], networks })
