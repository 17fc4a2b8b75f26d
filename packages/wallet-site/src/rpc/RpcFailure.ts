import { WalletFailure, type WalletFailureCode } from '../WalletFailure'

/** Failure of an RPC request with a code of EIP-1193, EIP-1474 or EIP-5792, which providers throw. */
export class RpcFailure extends WalletFailure {
  override readonly name: string = 'RpcFailure'
  readonly rpcCode: number

  constructor(code: WalletFailureCode, rpcCode: number, message: string, options: { readonly cause?: unknown } = {}) {
    super(code, message, options)
    this.rpcCode = rpcCode
  }
}
