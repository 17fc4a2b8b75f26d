import type { SIWXInput, SIWXMessage } from '@openappkit/contract'
import { fieldInvalid } from './fieldInvalid'
import { pageHost, pageUri } from './pageAddress'
import type { SIWXMessenger, SIWXMessengerOptions } from './SIWXMessenger'
import { statementRule } from './statementRule'

/**
 * Makes messages that any strict parser reads: EIP-4361 on EVM chains, CAIP-122 on the others.
 *
 * @example
 * ```ts
 * new DefaultSIWX({
 *   messenger: new StandardMessenger({
 *     statement: 'Sign in to Example.',
 *     getNonce: () => fetch('/auth/nonce').then(response => response.text()),
 *     expiration: 24 * 60 * 60 * 1000,
 *   }),
 * })
 * ```
 */
export class StandardMessenger implements SIWXMessenger {
  readonly #options: SIWXMessengerOptions

  /** @throws AppKitError `siwx/field-invalid` for a statement that no message can say, such as one with a typographic apostrophe. */
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
   * A message whose fields are known to be sayable. Its text is written by `toString()`; a message for an account that nobody knows yet
   * (an empty address) has none.
   *
   * @throws AppKitError `siwx/field-invalid`.
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
