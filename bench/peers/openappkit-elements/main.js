/** No framework in the host: elements in the markup, the account from a subscription. */
import '@openappkit/appkit/styles.css'
import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import { createAppKit } from '@openappkit/appkit'
import { defineAppKitElements } from '@openappkit/appkit/elements'
import { base, mainnet, polygon } from 'viem/chains'

const networks = [mainnet, polygon, base]
const kit = createAppKit({ adapters: [new WagmiAdapter({ networks })], networks })
defineAppKitElements(kit)

const output = document.querySelector('output')
kit.subscribeAccount(({ address, isConnected }) => {
  output.dataset.connected = String(isConnected)
  output.textContent = address ?? 'nobody'
})
