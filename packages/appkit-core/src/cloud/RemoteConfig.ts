import type { ProjectConfig } from '@openappkit/contract'
import { subscribe } from 'valtio/vanilla'
import type { ModalKit } from '../kit/ModalKit'
import { brandingFlag, emailFlag, socialsFlag } from '../options/coreFlags'
import { keyOfHost } from '../options/RemoteFlag'
import { readRemoteFlag } from '../options/readRemoteFlag'
import { CloudApi } from './CloudApi'

/**
 * Asks for the project's settings and puts what reads them into `options.state.readRemote`, which it alone writes. They turn features on and off and decide on nothing else:
 * whether a wallet connects never depends on it. A service of a kit: `kit.service(RemoteConfig)`.
 */
export class RemoteConfig {
  readonly #kit: ModalKit
  #loading: Promise<void> | undefined
  /** The flags that the last warning named. */
  #warned = ''
  #following: (() => void) | undefined

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /** Resolves once the settings are known, or can't be had: the host decides then, and the next call asks again. */
  load(): Promise<void> {
    this.#loading ??= this.#load()
    return this.#loading
  }

  async #load(): Promise<void> {
    const { base, options } = this.#kit
    const project = await this.#kit
      .service(CloudApi)
      .web.getProjectConfig()
      .catch(() => {
        this.#loading = undefined
      })
    if (!project) return
    options.state.readRemote = flag => readRemoteFlag(flag, project, options.state.features)
    const warn = () => this.#warn(project)
    warn()
    // The host may change its own flags later, and features may start.
    this.#following ??= subscribe(options.state, warn, true)
    base.onDestroy(this.#following)
  }

  /** Names the host's flags that the project has set in their place. */
  #warn(project: ProjectConfig): void {
    const { environment, options } = this.#kit
    const { features, remoteFlags = [] } = options.state
    const names = [brandingFlag, emailFlag, socialsFlag, ...remoteFlags].flatMap(flag => {
      const key = keyOfHost(flag, features)
      const isManaged = project.features.some(({ id, config }) => id === flag.id && config)
      return key && isManaged ? [`"features.${key}"${key === flag.name ? '' : ` (now "${flag.name}")`}`] : []
    })
    const named = names.join(', ')
    if (named && named !== this.#warned)
      environment.window?.console?.warn(`Local configuration ignored: ${named} as set in the project's own settings.`)
    this.#warned = named
  }
}
