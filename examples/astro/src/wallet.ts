import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import { createAppKit } from '@openappkit/appkit'
import { base, mainnet } from '@openappkit/appkit/networks'
import { createWalletClient, custom } from 'viem'

const networks = [mainnet, base] as const

export const kit = createAppKit({ adapters: [new WagmiAdapter({ networks })], networks })

/** Returns viem's client of the connected wallet. */
export async function walletClient() {
  const { address } = kit.getAccount('eip155')
  const provider = await kit.getProvider('eip155')
  if (!address || !provider) throw new Error('Connect a wallet first.')
  return createWalletClient({ account: address, transport: custom(provider) })
}
