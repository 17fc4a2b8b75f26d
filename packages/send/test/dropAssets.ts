import { ServedChains } from '@openappkit/appkit-core/portfolio'
import type { OpenSendOptions } from './mountSend'
import type { SendKit } from './openSend'

/** Returns options for a backend that doesn't answer and a wallet that reports no assets. The chain still answers. */
export function dropAssets(prepare?: (made: SendKit) => void): OpenSendOptions {
  return {
    options: { cloud: { blockchain: globalThis.location?.origin } },
    prepare: made => {
      made.evm.assets = {}
      const of = () => Promise.reject(new Error('No backend answers'))
      Object.assign(made.kit.controller(ServedChains), { of })
      prepare?.(made)
    },
  }
}
