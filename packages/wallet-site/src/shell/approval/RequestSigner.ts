import type { Approvals } from '../../approval/Approvals'
import type { ParsedRequest } from '../../request/ParsedRequest'
import type { ReviewedRequest, WalletRequest } from '../../request/WalletRequest'
import { RpcFailure } from '../../rpc/RpcFailure'
import type { TransactionSender } from '../../rpc/TransactionSender'
import type { Vault } from '../../vault/Vault'
import { WalletFailure } from '../../WalletFailure'
import { withTimeLimit } from '../calls/withTimeLimit'
import type { QueuedTask } from './ApprovalQueue'
import { encodeAnswer } from './encodeAnswer'

/** Milliseconds until a vault that doesn't answer fails the request, so that it can't block the next one. */
const SIGN_LIMIT = 60_000

interface SignerDependencies {
  approvals(): Promise<Approvals>
  vault(): Promise<Pick<Vault, 'sign'>>
  readonly sender: TransactionSender
}

/** Takes a request to the user, has the vault sign what they approved, and sends it. */
export class RequestSigner {
  readonly #dependencies: SignerDependencies

  constructor(dependencies: SignerDependencies) {
    this.#dependencies = dependencies
  }

  async run(parsed: ParsedRequest, origin: string, { signal, commit }: QueuedTask): Promise<unknown> {
    const { approvals, vault, sender } = this.#dependencies
    const shown = await approvals()
    const { request } = await shown.ask({ request: parsed.request, origin, signal }).catch(reportRejection)
    if (!isSameRequest(parsed.request, request))
      throw new WalletFailure('embedded/failed', 'The wallet failed to review the request.')
    const signer = await vault()
    commit()
    const signed = await withTimeLimit(signer.sign(request), SIGN_LIMIT)
    return encodeAnswer(parsed, request, signed, sender)
  }
}

/** Providers throw 4001 if the user rejects a request. */
function reportRejection(error: unknown): never {
  if (error instanceof WalletFailure && (error.code === 'embedded/rejected' || error.code === 'embedded/blocked'))
    throw new RpcFailure(error.code, 4001, error.message, { cause: error })
  throw error
}

/** A review fills in gas and fees. It must not replace the request. */
function isSameRequest(asked: WalletRequest, reviewed: ReviewedRequest): boolean {
  return asked.kind === reviewed.kind && asked.chainId === reviewed.chainId && asked.account === reviewed.account
}
