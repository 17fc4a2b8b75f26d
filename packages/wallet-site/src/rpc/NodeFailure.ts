import { RpcFailure } from './RpcFailure'

/** JSON-RPC error of a node. Its text is untrusted and doesn't reach the message. */
export class NodeFailure extends RpcFailure {
  override readonly name: string = 'NodeFailure'
  /** Text of the node's error. */
  readonly nodeMessage: string
  /** Data of the error, such as a revert reason. */
  readonly data: unknown

  constructor(rpcCode: number, nodeMessage: string, data: unknown) {
    super('embedded/node-failed', rpcCode, "The network's node refused the request.")
    this.nodeMessage = nodeMessage
    this.data = data
  }
}
