import type { ApprovalRequest } from '../../src/approval/Approvals'
import type { ReviewedRequest } from '../../src/request/WalletRequest'
import type { Review } from '../../src/review/Review'
import type { Screens } from '../../src/shell/Screens'
import { WalletFailure } from '../../src/WalletFailure'

interface Shown {
  readonly asked: ApprovalRequest
  approve(): void
  reject(): void
}

/** Screens that a test answers. With `isEager`, they approve everything. */
export class FakeScreens implements Screens {
  readonly shown: Shown[] = []
  readonly pages: string[] = []
  prefetches = 0
  isEager = false

  ask(asked: ApprovalRequest): Promise<Review> {
    return new Promise((resolve, reject) => {
      const rejectAsked = (): void => reject(new WalletFailure('embedded/rejected', 'The user rejected the request.'))
      asked.signal.addEventListener('abort', rejectAsked)
      const approve = (): void => resolve(reviewOf(asked))
      this.shown.push({ asked, approve, reject: rejectAsked })
      if (this.isEager) approve()
    })
  }

  openPage({ page }: { page: string }): Promise<void> {
    this.pages.push(page)
    return Promise.resolve()
  }

  protect(): Promise<void> {
    this.pages.push('protect in the frame')
    return Promise.resolve()
  }

  unlock(): Promise<void> {
    this.pages.push('unlock in the frame')
    return Promise.resolve()
  }

  prefetch(): Promise<void> {
    this.prefetches += 1
    return Promise.resolve()
  }
}

function reviewOf({ request }: ApprovalRequest): Review {
  const reviewed: ReviewedRequest =
    request.kind === 'evmTransaction'
      ? { ...request, gas: 21_000n, nonce: 0, maxFeePerGas: 2n, maxPriorityFeePerGas: 1n }
      : request
  return {
    request: reviewed,
    sentence: { key: 'signMessage', values: {} },
    source: 'none',
    changes: [],
    isSimulated: false,
    warnings: [],
    details: [],
  }
}
