import type { SendAccount } from '../SendAccount'
import type { SendContext } from '../SendContext'
import { checkAddress, checkName } from './checkRecipient'
import type { Recipient } from './Recipient'
import { readRecipient } from './readRecipient'

/** Delay after the last input before a name is looked up, in milliseconds. */
export const nameDelay = 500

/** Checks the latest recipient and ignores the results of earlier ones. */
export class RecipientWatch {
  readonly #context: SendContext
  #attempt = 0
  #cancelTimer: () => void = () => {}

  constructor(context: SendContext) {
    this.#context = context
  }

  /**
   * Returns the recipient of `text`, as far as it is known immediately. If it is `unknown`, calls `onFound` with the
   * result, unless `look` or `stop` is called first.
   */
  look(
    text: string,
    account: SendAccount,
    tokenAddress: string | undefined,
    onFound: (recipient: Recipient) => void,
  ): Recipient {
    this.stop()
    const attempt = this.#attempt
    const read = readRecipient(text, account, this.#context)
    if (read.kind === 'invalid') return read
    const notify = (recipient: Recipient): void => {
      if (attempt === this.#attempt) onFound(recipient)
    }
    if (read.kind === 'address') void checkAddress(read.address, account, this.#context, tokenAddress).then(notify)
    else {
      const lookUp = () => void checkName(read.name, account, this.#context, tokenAddress).then(notify)
      this.#cancelTimer = this.#context.environment.setTimer(lookUp, nameDelay)
    }
    return { kind: 'unknown' }
  }

  /** Stops looking up the recipient. */
  stop(): void {
    this.#attempt++
    this.#cancelTimer()
  }
}
