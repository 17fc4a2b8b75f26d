import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import { defineAppKitElements } from '@openappkit/appkit/elements'
import type {} from '@openappkit/appkit/elements/vue'
import { base, mainnet } from '@openappkit/appkit/networks'
import { appKitPlugin, cookieStorage, createAppKit, kitCookies } from '@openappkit/appkit/vue'
import { createStorage, cookieStorage as wagmiCookies } from '@wagmi/core'

const networks = [mainnet, base] as const

/** Creates a kit that keeps its state in cookies: one per request on the server, and one in the browser. */
export default defineNuxtPlugin(({ vueApp }) => {
  const cookie = kitCookies(import.meta.server ? useRequestHeader('cookie') : document.cookie)
  const adapter = new WagmiAdapter({ networks, cookie, storage: createStorage({ storage: wagmiCookies }) })
  const kit = createAppKit({ adapters: [adapter], networks, storage: cookieStorage({ cookie }) })
  defineAppKitElements(kit)
  vueApp.use(appKitPlugin(kit))
})
