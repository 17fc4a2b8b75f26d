import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import { base, mainnet } from '@openappkit/appkit/networks'
import { createAppKit } from '@openappkit/appkit/react'
import { ServerSIWX } from '@openappkit/siwx'

const networks = [mainnet, base] as const

createAppKit({
  adapters: [new WagmiAdapter({ networks })],
  networks,
  // Asks the user to sign in after connecting. The server's routes are below /auth.
  siwx: new ServerSIWX({ url: '/auth', statement: 'Sign in to the example.' }),
})
