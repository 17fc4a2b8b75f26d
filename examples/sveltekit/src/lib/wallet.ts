import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import { type AppKitInstance, cookieStorage, createAppKit } from '@openappkit/appkit'
import { base, mainnet } from '@openappkit/appkit/networks'
import { createStorage, cookieStorage as wagmiCookies } from '@wagmi/core'
import { createContext } from 'svelte'
import { readable } from 'svelte/store'
import { createWalletClient, custom } from 'viem'

const networks = [mainnet, base] as const

/** Creates a kit that keeps its state in cookies. On the server, each request needs its own. */
export function createKit(cookie: string) {
  const adapter = new WagmiAdapter({ networks, cookie, storage: createStorage({ storage: wagmiCookies }) })
  return createAppKit({ adapters: [adapter], networks, storage: cookieStorage({ cookie }) })
}

/** Returns and sets the kit of the layout. */
export const [getKit, setKit] = createContext<AppKitInstance>()

/** Returns a store that follows the account and its network. */
export function accountOf(kit: AppKitInstance) {
  const read = () => ({ ...kit.getAccount('eip155'), network: kit.getCaipNetwork('eip155')?.name })
  return readable(read(), set => {
    const update = () => set(read())
    const stops = [kit.subscribeAccount(update, 'eip155'), kit.subscribeNetwork(update)]
    return () => {
      for (const stop of stops) stop()
    }
  })
}

/** Returns viem's client of the connected wallet. */
export async function walletClient(kit: AppKitInstance) {
  const { address } = kit.getAccount('eip155')
  const provider = await kit.getProvider('eip155')
  if (!address || !provider) throw new Error('Connect a wallet first.')
  return createWalletClient({ account: address, transport: custom(provider) })
}
