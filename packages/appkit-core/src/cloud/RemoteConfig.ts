import type { ProjectConfig } from '@openappkit/contract'
import type { ModalKit } from '../kit/ModalKit'
import { readRemoteFlag } from '../options/readRemoteFlag'
import { CloudApi } from './CloudApi'

/**
 * Asks for the project's settings and puts what reads them into `options.state.readRemote`, which it alone writes. They turn features on and off and decide on nothing else:
 * whether a wallet connects never depends on it. A service of a kit: `kit.service(RemoteConfig)`.
 */
export class RemoteConfig {
  readonly #kit: ModalKit
  /** Undefined until they are known. */
  project: ProjectConfig | undefined
  #loading: Promise<void> | undefined

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /** Resolves once the settings are known, or can't be had: the host decides then, and the next call asks again. */
  load(): Promise<void> {
    this.#loading ??= this.#load()
    return this.#loading
  }

  async #load(): Promise<void> {
    const { options } = this.#kit
    const project = await this.#kit
      .service(CloudApi)
      .web.getProjectConfig()
      .catch(() => {
        this.#loading = undefined
      })
    if (!project) return
    options.state.readRemote = flag => readRemoteFlag(flag, project, options.state.features)
    this.project = project
  }
}
