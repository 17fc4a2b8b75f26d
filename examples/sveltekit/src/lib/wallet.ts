import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import { base, mainnet } from '@openappkit/appkit/networks'
import { cookieStorage, createAppKit } from '@openappkit/appkit/svelte'
import { createStorage, cookieStorage as wagmiCookies } from '@wagmi/core'

const networks = [mainnet, base] as const

/** Creates a kit that keeps its state in cookies. On the server, each request needs its own. */
export function createKit(cookie: string) {
  const adapter = new WagmiAdapter({ networks, cookie, storage: createStorage({ storage: wagmiCookies }) })
  return createAppKit({ adapters: [adapter], networks, storage: cookieStorage({ cookie }) })
}
