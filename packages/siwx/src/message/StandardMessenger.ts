import type { SIWXInput, SIWXMessage } from '@openappkit/contract'
import { fieldInvalid } from './fieldInvalid'
import { pageHost, pageUri } from './pageAddress'
import type { SIWXMessenger, SIWXMessengerOptions } from './SIWXMessenger'
import { statementRule } from './statementRule'

/**
 * Creates messages that strict parsers accept: [EIP-4361](https://eips.ethereum.org/EIPS/eip-4361) on EVM chains,
 * [CAIP-122](https://chainagnostic.org/CAIPs/caip-122) elsewhere.
 *
 * @example
 * ```ts
 * import { DefaultSIWX, StandardMessenger } from '@openappkit/siwx'
 *
 * const messenger = new StandardMessenger({
 *   statement: 'Sign in to Example.',
 *   getNonce: () => fetch('/auth/nonce').then(response => response.text()),
 *   expiration: 24 * 60 * 60 * 1000,
 * })
 * const siwx = new DefaultSIWX({ messenger })
 * ```
 */
export class StandardMessenger implements SIWXMessenger {
  readonly #options: SIWXMessengerOptions

  /**
   * @throws AppKitError `siwx/invalid-field` if a message can't contain the statement, for example because of a
   * typographic apostrophe.
   */
  constructor(options: SIWXMessengerOptions = {}) {
    const { statement } = options
    if (statement !== undefined && !statementRule.holds(statement))
      throw fieldInvalid('statement', statementRule.must, statement)
    this.#options = options
  }

  getDomain(): string | undefined {
    return this.#options.domain ?? pageHost()
  }

  /**
   * Creates a message. `toString()` returns its text, and throws if the message has no account address.
   *
   * @throws AppKitError `siwx/invalid-field` if a message can't contain the value of a field.
   */
  async createMessage(input: SIWXInput): Promise<SIWXMessage> {
    const [{ assertFields, standardRules }, { formatMessage }, { messageData }] = await Promise.all([
      import('./assertSafe'),
      import('./formatMessage'),
      import('./messageData'),
    ])
    const uri = this.#options.uri ?? pageUri()
    const data = await messageData(input, { ...this.#options, domain: this.getDomain(), uri })
    assertFields(data, standardRules, input.accountAddress === '' ? 'accountAddress' : undefined)
    return { ...data, toString: () => formatMessage(data) }
  }
}
