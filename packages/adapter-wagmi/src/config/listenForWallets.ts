import type { Config } from '@wagmi/core'
import { announcedRdns } from './announcedConnectors'

/** Lets a config of ours hear announcements, again where it was silenced, or forget those that it heard while it was made. */
export function listenForWallets(config: Config, isWanted: boolean): void {
  const { connectors, mipd } = config._internal
  if (isWanted) {
    if (mipd?._listeners().size === 0) mipd.reset()
    return
  }
  const announced = announcedRdns(config)
  connectors.setState(all => all.filter(({ id, type }) => type !== 'injected' || !announced.has(id)))
  mipd?.destroy()
}
