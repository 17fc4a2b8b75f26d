import type { ProjectConfig } from '@openappkit/contract'
import { ref, subscribe } from 'valtio/vanilla'
import type { ModalKit } from '../kit/ModalKit'
import type { Features } from '../options/Features'
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
  #config: ProjectConfig | undefined
  /** The host's flags that were merged last. */
  #local: Partial<Features> = {}
  /** Those of them that the last warning named. */
  #warned = ''
  #following: (() => void) | undefined

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /** The merged features. The host's own where the project's settings can't be had; those are then asked for again by the next call. */
  load(): Promise<RemoteFeatures> {
    this.#loading ??= this.#load()
    return this.#loading
  }

  async #load(): Promise<RemoteFeatures> {
    this.#config = await this.#kit
      .part(CloudApi)
      .web.getProjectConfig()
      .catch(() => {
        this.#loading = undefined
        return undefined
      })
    const { base, options } = this.#kit
    const features = this.#merge()
    this.#following ??= subscribe(
      options.state,
      () => void (options.state.features !== this.#local && this.#merge()),
      true,
    )
    base.onDestroy(this.#following)
    return features
  }

  /** The host may change its own flags later. */
  #merge(): RemoteFeatures {
    const { environment, options } = this.#kit
    this.#local = options.state.features
    const { features, ignored } = mergeRemoteFeatures(this.#config, this.#local)
    options.state.remoteFeatures = ref(features)
    const names = ignored.map(key => `"features.${key}"${key === 'history' ? ' (now "activity")' : ''}`).join(', ')
    if (names && names !== this.#warned)
      environment.window?.console?.warn(`Local configuration ignored: ${names} as set in the project's own settings.`)
    this.#warned = names
    return features
  }
}
