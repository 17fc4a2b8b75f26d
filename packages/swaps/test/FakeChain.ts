import type {
  Balance,
  CallsRequest,
  RequestLine,
  SimulatedRequest,
  TransactionOutcome,
  WalletRequest,
} from '@openappkit/appkit-core'
import type { SwapChain } from '../src/SwapChain'

/** A chain with scripted answers that records its wallet requests. Calldata is a JSON of the line that it decodes to. */
export class FakeChain implements SwapChain {
  /** Balances by token address; `coin` is the network's own. */
  readonly balances: Record<string, bigint> = { coin: 1_000n }
  readonly decimals: Record<string, number> = {}
  allowance = 0n
  /** Calls of each wallet request, in order, by method. */
  readonly requests: string[] = []
  /** Highest allowed fee of each request. */
  readonly maxFees: (bigint | undefined)[] = []
  simulated: SimulatedRequest | undefined | Error = undefined
  answer: (request: string) => Promise<{ readonly hash: string }> = async request => ({ hash: `0x${request}` })
  outcome: (hash: string) => Promise<TransactionOutcome> = async () => ({ status: 'confirmed' })
  batches = false
  /** Changes to what a transfer decodes to. */
  transferLine: Partial<RequestLine> = {}

  isAddress(): boolean {
    return true
  }

  async getBalance({ tokenAddress = 'coin' }: { readonly tokenAddress?: string | undefined }): Promise<Balance> {
    return { value: this.balances[tokenAddress] ?? 0n, decimals: this.decimals[tokenAddress] ?? 2, symbol: 'T' }
  }

  async getAllowance(): Promise<bigint> {
    return this.allowance
  }

  approvalRequest({
    address,
    amount,
    caipNetwork,
    spender,
    tokenAddress,
  }: Parameters<NonNullable<SwapChain['approvalRequest']>>[0]): CallsRequest {
    const line: RequestLine = { kind: 'approval', to: spender, amount, tokenAddress, method: 'approve' }
    return { kind: 'calls', address, caipNetwork, calls: [{ to: tokenAddress, data: encodeLine(line) }] }
  }

  transferRequest({
    address,
    amount,
    caipNetwork,
    to,
    tokenAddress = 'coin',
  }: Parameters<NonNullable<SwapChain['transferRequest']>>[0]): CallsRequest {
    const line: RequestLine = { kind: 'tokenTransfer', to, amount, tokenAddress, ...this.transferLine }
    return { kind: 'calls', address, caipNetwork, calls: [{ to: tokenAddress, data: encodeLine(line) }] }
  }

  async describeRequest(request: WalletRequest): Promise<readonly RequestLine[]> {
    return request.kind === 'calls' ? request.calls.map(({ data = '0x' }) => decodeLine(data)) : []
  }

  async simulateRequest(): Promise<SimulatedRequest | undefined> {
    if (this.simulated instanceof Error) throw this.simulated
    return this.simulated
  }

  async canBatch(): Promise<boolean> {
    return this.batches
  }

  async sendRequest({
    maxFee,
    request,
  }: Parameters<NonNullable<SwapChain['sendRequest']>>[0]): Promise<{ readonly hash: string }> {
    const lines = await this.describeRequest(request)
    const name = lines.map(({ amount, kind }) => (kind === 'approval' ? `approve ${amount}` : kind)).join('+')
    this.requests.push(name)
    this.maxFees.push(maxFee)
    return this.answer(name)
  }

  feeReserve(fee: bigint): bigint {
    return fee * 2n
  }

  async paidFee(): Promise<bigint> {
    return 0n
  }

  followTransaction({ hash }: { readonly hash: string }): Promise<TransactionOutcome> {
    return this.outcome(hash)
  }
}

/** Encodes a line as calldata that {@link FakeChain} decodes. */
export function encodeLine(line: RequestLine): `0x${string}` {
  const text = JSON.stringify(line, (_, value) => (typeof value === 'bigint' ? `${value}n` : value))
  return `0x${[...new TextEncoder().encode(text)].map(byte => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Decodes calldata of {@link encodeLine}. */
export function decodeLine(data: `0x${string}`): RequestLine {
  const bytes = Uint8Array.from(data.slice(2).match(/../gu) ?? [], byte => Number.parseInt(byte, 16))
  return JSON.parse(new TextDecoder().decode(bytes), (_, value) =>
    typeof value === 'string' && /^\d+n$/u.test(value) ? BigInt(value.slice(0, -1)) : value,
  )
}
