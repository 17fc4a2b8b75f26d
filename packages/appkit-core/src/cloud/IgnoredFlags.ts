import { subscribe } from 'valtio/vanilla'
import type { ModalKit } from '../kit/ModalKit'
import { brandingFlag, emailFlag, socialsFlag } from '../options/coreFlags'
import { keyOfHost } from '../options/RemoteFlag'
import { RemoteConfig } from './RemoteConfig'

/** Tells the developer which of the host's flags the project has set in their place. A service of a kit: `kit.service(IgnoredFlags)`. */
export class IgnoredFlags {
  readonly #kit: ModalKit
  /** The flags that the last warning named. */
  #warned = ''
  #following: (() => void) | undefined

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /** Warns, and again when the host changes its flags or a feature with others starts. Does nothing until the project's settings are known. */
  follow(): void {
    const { base, options } = this.#kit
    if (this.#following || !this.#kit.service(RemoteConfig).project) return
    this.#warn()
    this.#following = subscribe(options.state, () => this.#warn(), true)
    base.onDestroy(this.#following)
  }

  #warn(): void {
    const { environment, options } = this.#kit
    const { features, remoteFlags = [] } = options.state
    const managed = this.#kit.service(RemoteConfig).project?.features ?? []
    const names = [brandingFlag, emailFlag, socialsFlag, ...remoteFlags].flatMap(flag => {
      const key = keyOfHost(flag, features)
      const isManaged = managed.some(({ id, config }) => id === flag.id && config)
      return key && isManaged ? [`"features.${key}"${key === flag.name ? '' : ` (now "${flag.name}")`}`] : []
    })
    const named = names.join(', ')
    if (named && named !== this.#warned)
      environment.window?.console?.warn(`Local configuration ignored: ${named} as set in the project's own settings.`)
    this.#warned = named
  }
}
