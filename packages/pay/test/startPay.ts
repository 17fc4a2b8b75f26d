import { type AppKit, type AppKitError, type AppKitOptions, browserEnvironment } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { mountModal } from '@openappkit/appkit-ui'
import { startFeatures } from '@openappkit/appkit-ui/features'
import { createTestKit } from '@openappkit/test-kit/create-test-kit'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { pay } from '../src/modal/pay'
import { mainnet, scriptedWallet } from './openPay'
import { type BackendAnswers, servePay } from './servePay'

/** A kit whose modal is closed. */
export interface StartedPay {
  readonly appkit: AppKit
  readonly kit: ModalKit
  readonly answers: BackendAnswers
  /** Errors that the app received. */
  readonly errors: AppKitError[]
  /** Returns how often the modal loaded. */
  loads(): number
}

/** Starts a kit that can pay, with a scripted wallet and backend. Loads no modal. */
export function startPay(options: Partial<AppKitOptions> = {}, changes: BackendAnswers = {}): StartedPay {
  const answers = servePay(changes)
  onTestFinished(() => void vi.unstubAllGlobals())
  let count = 0
  const { appkit, errors, kit } = createTestKit({
    options: {
      networks: [mainnet],
      adapters: [scriptedWallet()],
      cloud: 'https://cloud.example',
      features: { pay: true },
      ...options,
    },
    mountModal: made => {
      count += 1
      startFeatures(made, [pay])
      return mountModal(made, { renderer: { createRoot, flushSync } })
    },
    environment: browserEnvironment(),
  })
  return { appkit, kit, answers, errors, loads: () => count }
}

/** A promise that the test settles. */
export interface Waiting<T> {
  /** Returns the promise and counts the call. */
  readonly call: () => Promise<T>
  readonly count: () => number
  readonly resolve: (value: T) => void
  readonly reject: (reason: unknown) => void
}

/** Returns a function whose promise the test settles. A settled one is replaced with the next call. */
export function waiting<T>(): Waiting<T> {
  let count = 0
  let settle: Pick<Waiting<T>, 'resolve' | 'reject'> | undefined
  return {
    call() {
      count += 1
      return new Promise((resolve, reject) => {
        settle = { resolve, reject }
      })
    },
    count: () => count,
    resolve: value => settle?.resolve(value),
    reject: reason => settle?.reject(reason),
  }
}

export const invoice = { id: 'one', clientSecret: 'secret' } as const
