import { AppKitError } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { proxy } from 'valtio/vanilla'

/** Content of the email field. */
export interface EmailEntryState {
  /** The user's text. Kept while they move between the views. */
  email: string
  /** Whether another device has just ended the last login. */
  isSignedOut: boolean
  /** Whether a request for a code is on its way. */
  isBusy: boolean
  /** The failure and what to do, in the modal's language. */
  error: string | undefined
}

/** The login that the field starts. */
export interface EmailFlow {
  /** Loads the wallet, because the user is about to log in. */
  prepare(): void
  start(email: string): Promise<void>
  /** Shows that the user's text isn't an email address. */
  refuse(): Promise<void>
  /** Forgets a failed attempt. */
  forget(): void
}

/**
 * The email field, without the code of the login behind it, which loads when the user focuses the field. A controller of
 * the kit.
 */
export class EmailEntry {
  readonly state: EmailEntryState = proxy<EmailEntryState>({
    email: '',
    isSignedOut: false,
    isBusy: false,
    error: undefined,
  })
  readonly #kit: ModalKit
  #load: (() => Promise<EmailFlow>) | undefined
  #flow: EmailFlow | undefined
  /** Counts attempts. Closing the modal abandons the current one. */
  #attempt = 0

  constructor(kit: ModalKit) {
    this.#kit = kit
    kit.context.onDestroy(
      kit.modal.onClose(() => {
        this.#attempt += 1
        this.state.isBusy = false
        this.state.isSignedOut = false
      }),
    )
  }

  /** Sets the loader of the login. Call it before the field renders. */
  loadWith(load: () => Promise<EmailFlow>): void {
    this.#load = load
  }

  type(text: string): void {
    this.state.email = text
    this.state.error = undefined
    this.#flow?.forget()
  }

  prepare(): void {
    // A failure shows when the user submits.
    this.#loaded().then(
      flow => flow.prepare(),
      () => {},
    )
  }

  async start(email: string): Promise<void> {
    this.#attempt += 1
    const attempt = this.#attempt
    this.state.isBusy = true
    // A login after the user has left would surprise them.
    await this.#run(async flow => attempt === this.#attempt && flow.start(email))
    if (attempt === this.#attempt) this.state.isBusy = false
  }

  /** Says that the text isn't an email address. */
  refuse(): Promise<void> {
    return this.#run(flow => flow.refuse())
  }

  async #run(step: (flow: EmailFlow) => Promise<unknown>): Promise<void> {
    try {
      await step(await this.#loaded())
    } catch (cause) {
      const message = "The login by email couldn't load. Check your connection and try again."
      this.#kit.report(new AppKitError('view/load-failed', message, { cause }))
    }
  }

  async #loaded(): Promise<EmailFlow> {
    this.#flow ??= await this.#load?.()
    if (!this.#flow) throw new Error('The email field has no login.')
    return this.#flow
  }
}
