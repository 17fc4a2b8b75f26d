import { ref } from 'valtio/vanilla'
import type { ModalKit } from '../kit/ModalKit'
import { mergeRemoteFeatures } from '../options/mergeRemoteFeatures'
import type { RemoteFeatures } from '../options/RemoteFeatures'
import { CloudApi } from './CloudApi'

/**
 * Asks for the project's settings and merges them with the host's into `options.state.remoteFeatures`, which it alone writes. It turns features on and off and
 * decides on nothing else: whether a wallet connects never depends on it. A kit's part: `kit.part(RemoteConfig)`.
 */
export class RemoteConfig {
  readonly #kit: ModalKit
  #loading: Promise<RemoteFeatures> | undefined

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /** The merged features. The host's own where the project's settings can't be had; those are then asked for again by the next call. */
  load(): Promise<RemoteFeatures> {
    this.#loading ??= this.#load()
    return this.#loading
  }

  async #load(): Promise<RemoteFeatures> {
    const { environment, options } = this.#kit
    const config = await this.#kit
      .part(CloudApi)
      .web.getProjectConfig()
      .catch(() => {
        this.#loading = undefined
        return undefined
      })
    const { features, ignored } = mergeRemoteFeatures(config, options.state.features)
    options.state.remoteFeatures = ref(features)
    if (ignored.length > 0) {
      const names = ignored.map(key => `"features.${key}"${key === 'history' ? ' (now "activity")' : ''}`).join(', ')
      environment.window?.console?.warn(`Local configuration ignored: ${names} as set in the project's own settings.`)
    }
    return features
  }
}
