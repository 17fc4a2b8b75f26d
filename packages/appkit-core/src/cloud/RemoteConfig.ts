import type { ProjectConfig } from '@openappkit/contract'
import type { ModalKit } from '../kit/ModalKit'
import { readRemoteFlag } from '../options/readRemoteFlag'
import { CloudApi } from './CloudApi'

/**
 * Loads the project's settings and sets `options.state.readRemote`, of which it is the only writer. The settings only
 * turn features on and off; wallets connect without them.
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
   * Resolves once the settings have loaded or failed to load. After a failure the app's flags apply, and the next call
   * tries again.
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
