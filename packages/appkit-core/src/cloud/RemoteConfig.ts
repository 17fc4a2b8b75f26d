import type { ProjectConfig } from '@openappkit/contract'
import type { ModalKit } from '../kit/ModalKit'
import { readRemoteFlag } from '../options/readRemoteFlag'
import { CloudApi } from './CloudApi'

/**
 * Loads the project's settings and sets `options.state.readRemote`, which nothing else writes. The settings only
 * configure features: wallets connect without them.
 *
 * A controller of the kit: `kit.controller(RemoteConfig)`.
 */
export class RemoteConfig {
  readonly #kit: ModalKit
  /** The project's settings. Undefined until they have loaded. */
  project: ProjectConfig | undefined
  #loading: Promise<void> | undefined

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /**
   * Loads the settings once. Never rejects: after a failure the app's own flags apply, and the next call tries again.
   */
  load(): Promise<void> {
    this.#loading ??= this.#load()
    return this.#loading
  }

  async #load(): Promise<void> {
    const { options } = this.#kit
    const project = await this.#kit
      .controller(CloudApi)
      .web.getProjectConfig()
      .catch(() => {
        this.#loading = undefined
      })
    if (!project) return
    options.state.readRemote = flag => readRemoteFlag(flag, project, options.state.features)
    this.project = project
  }
}
