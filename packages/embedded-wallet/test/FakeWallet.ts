import { AppKitError } from '@openappkit/appkit-core'
import type { CodeRequested, LoginWallet } from '../src/login/LoginWallet'

type Method = keyof LoginWallet

/** A wallet whose answers the test settles one by one. */
export class FakeWallet implements LoginWallet {
  /** Calls in order, such as `requestCode jane@example.com`. */
  readonly calls: string[] = []
  readonly #open: { resolve(value: unknown): void; reject(error: unknown): void }[] = []

  readonly requestCode = (email: string): Promise<CodeRequested> => this.#call('requestCode', email)
  readonly waitForDevice = (): Promise<void> => this.#call('waitForDevice')
  readonly verifyCode = (code: string): Promise<void> => this.#call('verifyCode', code)
  readonly connect = (): Promise<void> => this.#call('connect')

  /** Calls of `offerProtection`. */
  offers = 0

  readonly offerProtection = (): Promise<void> => {
    this.offers += 1
    return Promise.resolve()
  }

  /** Settles the oldest open call. */
  async answer(value?: CodeRequested | AppKitError): Promise<void> {
    const call = this.#open.shift()
    if (!call) throw new Error(`No open call after ${this.calls.join(', ')}`)
    if (value instanceof AppKitError) call.reject(value)
    else call.resolve(value)
    await settled()
  }

  #call<Result>(method: Method, argument?: string): Promise<Result> {
    this.calls.push(argument === undefined ? method : `${method} ${argument}`)
    return new Promise((resolve, reject) => this.#open.push({ resolve: resolve as (value: unknown) => void, reject }))
  }
}

/** Resolves after the microtasks of a settled call. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve()
}
