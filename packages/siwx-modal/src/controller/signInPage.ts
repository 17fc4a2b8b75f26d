import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { CloudPage } from '@openappkit/siwx'
import { subscribe } from 'valtio/vanilla'
import { configurationFailed } from './signInErrors'

/** Returns what a sign-in config needs from the kit: its networks, accounts, backend and error handler. */
export function signInPage(kit: ModalKit, signIn: () => Promise<unknown>): CloudPage {
  const { chains } = kit
  const evmAddress = () => {
    const chain = chains.get('eip155')
    return chain?.status === 'connected' ? chain.address : undefined
  }
  return {
    networks: chains.allNetworks,
    activeNetworkId: () => chains.get()?.caipNetworkId,
    evmAddress,
    onEvmAddress(listener) {
      let last = evmAddress()
      return subscribe(chains.state, () => {
        const address = evmAddress()
        if (address === last) return
        last = address
        listener(address)
      })
    },
    signIn: async () => void (await signIn()),
    cloud: () => import('./cloudAccessOf').then(({ cloudAccessOf }) => cloudAccessOf(kit)),
    onError: error => kit.report(configurationFailed(error)),
  }
}
