import { expect, onTestFinished } from 'vitest'
import type { ApprovalOptions } from '../../src/approval/ApprovalOptions'
import { FrameScreens } from '../../src/approval/FrameScreens'
import type { Review } from '../../src/review/Review'
import { createFakeVault, type FakeVault, pathOf } from './createFakeVault'

/** How an approval opens. */
export interface OpenOptions {
  /** Default: an open wallet with a passkey. */
  readonly vault?: FakeVault
  /** Default: the same review. */
  readonly confirm?: (review: Review) => Promise<Review>
  readonly mode?: 'dark' | 'light'
  readonly language?: string
  readonly openWindow?: ApprovalOptions['openWindow']
  readonly appName?: string
}

/** An approval in the page. */
export interface OpenApproval {
  readonly screens: FrameScreens
  readonly vault: FakeVault
  readonly root: () => ShadowRoot
  /** `approved`, the code of the failure, or undefined while it is open. */
  readonly outcome: () => string | undefined
  readonly events: string[]
  /** Heights that the app's page received. */
  readonly heights: number[]
  readonly withdraw: () => void
}

/** Opens an approval of a review, or of the reviews that a function returns. */
export async function openApproval(
  review: Review | (() => Promise<Review>),
  open: OpenOptions = {},
): Promise<OpenApproval> {
  const vault = open.vault ?? createFakeVault('ready', [pathOf('device'), pathOf('passkey')])
  const events: string[] = []
  const heights: number[] = []
  const screens = new FrameScreens({
    vault,
    vaultState: () => vault.state,
    reviewer: {
      review: async () => (typeof review === 'function' ? review() : review),
      confirm: open.confirm ?? (async shown => shown),
    },
    dapp: () => ({
      projectId: 'p',
      metadata: { name: open.appName ?? 'Example Exchange', description: '', url: 'https://evil.example', icons: [] },
    }),
    theme: () => ({ themeMode: open.mode ?? 'dark' }),
    language: () => open.language ?? 'en',
    operator: 'Acme',
    rpId: 'localhost',
    onVisibility: isWanted => events.push(isWanted ? 'show' : 'hide'),
    onHeight: height => heights.push(height),
    openWindow: open.openWindow ?? (() => null),
  })
  const withdrawal = new AbortController()
  let outcome: string | undefined
  const request = { kind: 'message', chainId: 'eip155:1', account: '0x', message: new Uint8Array() } as const
  screens.ask({ request, origin: 'https://app.example.org', signal: withdrawal.signal }).then(
    () => (outcome = 'approved'),
    (cause: { readonly code: string }) => (outcome = cause.code),
  )
  onTestFinished(() => withdrawal.abort())
  await expect.poll(() => document.querySelector('openappkit-wallet')).not.toBeNull()
  await new Promise(resolve => setTimeout(resolve, 50))
  return { screens, vault, events, heights, root, outcome: () => outcome, withdraw: () => withdrawal.abort() }
}

/** Returns the root of what the wallet shows. */
export function root(): ShadowRoot {
  const shadow = document.querySelector('openappkit-wallet')?.shadowRoot
  if (!shadow) throw new Error('The wallet shows nothing.')
  return shadow
}
