import type { FrameRpcRequest } from '@openappkit/contract/embedded'
import type { ParsedRequest } from '../../request/ParsedRequest'
import { approvalNamespace, methodFailure, parseRequest } from '../../request/parseRequest'
import type { ChainReader } from '../../review/Reviewer'
import { callsStatus, capabilities, hexChainId } from '../../rpc/callsStatus'
import { RpcFailure } from '../../rpc/RpcFailure'
import { READ_METHODS, SMART_ACCOUNT_METHODS } from '../../rpc/readMethods'
import { type ActiveChains, caipOf, chainFailure, namespaceOf } from '../ActiveChains'
import type { ApprovalQueue } from '../approval/ApprovalQueue'
import type { RequestSigner } from '../approval/RequestSigner'
import type { VaultSession } from '../VaultSession'
import type { CallHandlers } from './CallHandlers'

interface RpcDependencies {
  readonly session: VaultSession
  readonly queue: ApprovalQueue
  readonly signer: RequestSigner
  readonly reader: ChainReader
  chains(): Promise<ActiveChains>
}

/** The call that carries the requests of the app's provider. */
export function rpcCalls(dependencies: RpcDependencies): CallHandlers {
  return {
    RPC_REQUEST: (request, { origin }) => {
      const namespace = approvalNamespace(request.method)
      return namespace === undefined ? answer(request, dependencies) : approve(request, namespace, origin, dependencies)
    },
  }
}

/** Answers a request that needs no approval. */
async function answer(
  { method, params, ...request }: FrameRpcRequest,
  dependencies: RpcDependencies,
): Promise<unknown> {
  const { session, reader } = dependencies
  const networks = await dependencies.chains()
  switch (method) {
    case 'eth_accounts':
      return (await session.ready()).account === undefined ? [] : [await session.address('eip155')]
    case 'eth_chainId':
      return hexChainId(networks.active('eip155') ?? 'eip155:1')
    case 'wallet_getCapabilities':
      return capabilities(params, await session.address('eip155'), networks.supported)
    case 'wallet_getCallsStatus':
      return callsStatus(params, networks.supported, reader)
  }
  if (SMART_ACCOUNT_METHODS.has(method))
    throw new RpcFailure(
      'embedded/method-not-allowed',
      4200,
      'This wallet has no smart account, which the method needs.',
    )
  if (!READ_METHODS.has(method)) throw methodFailure(method)
  const chainId = networks.require(chainOf(request, 'eip155', networks))
  if (namespaceOf(chainId) !== 'eip155') throw chainFailure()
  return reader.request(chainId, method, Array.isArray(params) ? params : [])
}

/** Takes a request to the user. */
function approve(
  request: FrameRpcRequest,
  namespace: 'eip155' | 'solana',
  origin: string,
  { session, queue, signer, chains }: RpcDependencies,
): Promise<unknown> {
  const prepare = async (): Promise<ParsedRequest> => {
    const account = await session.address(namespace)
    const networks = await chains()
    const chainId = chainOf(request, namespace, networks)
    if (chainId === undefined || namespaceOf(chainId) !== namespace) throw chainFailure()
    const parsed = parseRequest(request.method, request.params, { chainId, account })
    // Messages need no node. Everything else is reviewed or sent through one.
    if (parsed.request.kind !== 'message' && parsed.request.kind !== 'typedData') networks.require(chainId)
    networks.select(chainId)
    return parsed
  }
  return queue.run(prepare, (parsed, task) => signer.run(parsed, origin, task))
}

function chainOf(
  { chainId, chainNamespace }: Pick<FrameRpcRequest, 'chainId' | 'chainNamespace'>,
  namespace: string,
  networks: ActiveChains,
): string | undefined {
  return chainId === undefined ? networks.active(namespace) : caipOf(chainId, chainNamespace ?? namespace)
}
