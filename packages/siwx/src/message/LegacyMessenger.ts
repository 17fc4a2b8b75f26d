import type { SIWXInput, SIWXMessage } from '@openappkit/contract'
import { pageHost } from './pageAddress'
import type { SIWXMessenger, SIWXMessengerOptions } from './SIWXMessenger'
import type { SignInNetwork } from './SignInNetwork'

/** Options of {@link LegacyMessenger}. */
export interface LegacyMessengerOptions extends SIWXMessengerOptions {
  /** Whether to write `Chain ID: 1` instead of `Chain ID: eip155:1`. Default: false. */
  readonly clearChainIdNamespace?: boolean | undefined
}

/**
 * Creates the messages of AppKit 1.8, for servers that expect them. Line 1 contains the network's name if a kit uses
 * this messenger, else the chain's, such as `Ethereum`. By default, the chain is a CAIP-2 id, and the URI is the page's
 * whole URL. Strict parsers reject these messages; use `StandardMessenger` for those.
 *
 * @example
 * ```ts
 * import { DefaultSIWX, LegacyMessenger } from '@openappkit/siwx'
 *
 * const siwx = new DefaultSIWX({ messenger: new LegacyMessenger({ clearChainIdNamespace: true }) })
 * ```
 */
export class LegacyMessenger implements SIWXMessenger {
  readonly #options: LegacyMessengerOptions
  #networks: readonly SignInNetwork[] = []

  constructor(options: LegacyMessengerOptions = {}) {
    this.#options = options
  }

  getDomain(): string | undefined {
    return this.#options.domain ?? pageHost()
  }

  setNetworks(networks: readonly SignInNetwork[]): void {
    this.#networks = networks
  }

  /**
   * Creates a message. `toString()` returns its text, and throws if the message has no account address.
   *
   * @throws AppKitError `siwx/invalid-field` if a message can't contain the value of a field, for example because of a
   * line break or an invalid date.
   */
  async createMessage(input: SIWXInput): Promise<SIWXMessage> {
    const [{ assertFields }, { composeLegacyMessage, legacyRules, isLegacyLabel }, { messageData }, form] =
      await Promise.all([
        import('./assertSafe'),
        import('./legacyMessage'),
        import('./messageData'),
        import('./messageForm'),
      ])
    const uri = this.#options.uri ?? (typeof document === 'undefined' ? undefined : document.location.href)
    const data = await messageData(input, { ...this.#options, domain: this.getDomain(), uri })
    assertFields(data, legacyRules, input.accountAddress === '' ? 'accountAddress' : undefined)
    const name = this.#networks.find(({ caipNetworkId }) => caipNetworkId === input.chainId)?.name
    const label =
      name !== undefined && isLegacyLabel(name)
        ? name
        : form.messageFormOf(form.splitChainId(input.chainId)?.namespace ?? '').label
    const isNamespaceShown = !this.#options.clearChainIdNamespace
    return {
      ...data,
      toString() {
        assertFields(data, legacyRules)
        return composeLegacyMessage(data, label, isNamespaceShown)
      },
    }
  }
}
