import { subscribe } from 'valtio/vanilla'
import type { ModalKit } from '../kit/ModalKit'
import { brandingFlag, emailFlag, socialsFlag } from '../options/coreFlags'
import { keyOfHost } from '../options/RemoteFlag'
import { RemoteConfig } from './RemoteConfig'

/**
 * Warns developers about flags that the project's settings override. A controller of the kit:
 * `kit.controller(IgnoredFlags)`.
 */
export class IgnoredFlags {
  readonly #kit: ModalKit
  /** Flags in the last warning. */
  #warned = ''
  #following: (() => void) | undefined

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /**
   * Warns now, and again whenever the set of overridden flags changes. Does nothing until the project's settings have
   * loaded.
   */
  follow(): void {
    const { context, options } = this.#kit
    if (this.#following || !this.#kit.controller(RemoteConfig).project) return
    this.#warn()
    this.#following = subscribe(options.state, () => this.#warn(), true)
    context.onDestroy(this.#following)
  }

  #warn(): void {
    const { environment, options } = this.#kit
    const { features, remoteFlags = [] } = options.state
    const managed = this.#kit.controller(RemoteConfig).project?.features ?? []
    const names = [brandingFlag, emailFlag, socialsFlag, ...remoteFlags].flatMap(flag => {
      const key = keyOfHost(flag, features)
      const isManaged = managed.some(({ id, config }) => id === flag.id && config)
      return key && isManaged ? [`"features.${key}"${key === flag.name ? '' : ` (now "${flag.name}")`}`] : []
    })
    // A feature may have one of the core flags too.
    const named = [...new Set(names)].join(', ')
    if (named && named !== this.#warned)
      environment.window?.console?.warn(`Local configuration ignored: ${named} as set in the project's own settings.`)
    this.#warned = named
  }
}
