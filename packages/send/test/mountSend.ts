import { type AppKitOptions, browserEnvironment } from '@openappkit/appkit-core'
import { mountModal } from '@openappkit/appkit-ui'
import { type Feature, startFeatures } from '@openappkit/appkit-ui/features'
import { modalRoot } from '@openappkit/test-kit/modal-root'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect } from 'vitest'
import type { SendArguments } from '../src/modal/SendArguments'
import { SendFlow } from '../src/modal/SendFlow'
import { send } from '../src/modal/send'
import { heldAssets } from './heldAssets'
import { type SendKit, sendKit } from './openSend'

export interface OpenSend extends SendKit {
  readonly part: SendFlow
  /** The promise of `open()`. */
  readonly result: Promise<unknown>
  /** The shadow root of the modal. */
  root(): ShadowRoot
  /** Returns the text of the focused element. */
  focused(): string | null | undefined
}

/** Changes before the form opens. */
export interface OpenSendOptions {
  readonly options?: Partial<AppKitOptions>
  readonly prepare?: (made: SendKit) => void
  /** Features besides send. */
  readonly features?: readonly Feature[]
}

/** Creates a kit with a mounted modal and opens the form. */
export async function openSend(
  params?: SendArguments,
  { features = [], options, prepare }: OpenSendOptions = {},
): Promise<OpenSend> {
  const made = await sendKit(
    kit => {
      startFeatures(kit, [send, ...features])
      return mountModal(kit, { renderer: { createRoot, flushSync } })
    },
    options,
    browserEnvironment(),
  )
  const { evm, kit } = made
  evm.balance = 3_204n * 10n ** 15n
  evm.assets = { 1: heldAssets }
  prepare?.(made)
  // Waits for the wallet's response.
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  const result = kit.modal.open({ view: 'WalletSend', ...(params && { arguments: params }) }) ?? Promise.resolve()
  result.catch(() => {})
  await expect.poll(() => modalRoot().querySelector('.send-form, .message')).not.toBeNull()
  return {
    ...made,
    part: kit.controller(SendFlow),
    result,
    root: modalRoot,
    focused: () => modalRoot().activeElement?.textContent,
  }
}
