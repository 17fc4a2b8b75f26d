import { subscribe } from 'valtio/vanilla'
import type { ModalKit } from '../kit/ModalKit'
import { directoryFilters } from './directoryQuery'

/** Calls `listener` when the app changes the wallets to feature, include or exclude, until the kit is destroyed. */
export function watchFilters(kit: ModalKit, listener: () => void): void {
  const read = () => {
    const { featured, include, exclude } = directoryFilters(kit)
    return JSON.stringify([featured, include, exclude])
  }
  let last = read()
  const look = () => {
    const filters = read()
    if (filters === last) return
    last = filters
    listener()
  }
  kit.context.onDestroy(subscribe(kit.options.state, look, true))
}
