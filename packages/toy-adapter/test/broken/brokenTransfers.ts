import type { ToyPage } from '../../src/chain/ToyPage'
import { type BrokenToy, broken, type ToyTransfersUnderTest, transferring } from './BrokenToy'

/** Toys whose adapter reads, signs or sends incorrectly. */
export const brokenTransfers: readonly BrokenToy[] = [
  transferring(
    'reads only the first network',
    ['a network added to the kit later can be read and switched to'],
    transfers => {
      const getBalance = transfers.getBalance.bind(transfers)
      transfers.getBalance = async parameters => ({
        ...(await getBalance(parameters)),
        ...(parameters.caipNetwork.caipNetworkId !== 'toy:marble' && { value: 0n }),
      })
    },
  ),
  transferring('rounds balances', ['a balance is in base units, and an unused address has none'], transfers => {
    const getBalance = transfers.getBalance.bind(transfers)
    transfers.getBalance = async parameters => {
      const balance = await getBalance(parameters)
      return { ...balance, value: (balance.value / 1_000n) * 1_000n }
    }
  }),
  transferring(
    'reads an unreachable balance as zero',
    ['an unreachable chain throws and never reads as a balance of zero'],
    transfers => {
      const getBalance = transfers.getBalance.bind(transfers)
      transfers.getBalance = parameters =>
        getBalance(parameters).catch(() => ({ value: 0n, decimals: 3, symbol: 'MRB' }))
    },
  ),
  transferring(
    'trims addresses',
    ['an address is validated by format and checksum, without surrounding whitespace'],
    transfers => {
      const isAddress = transfers.isAddress.bind(transfers)
      transfers.isAddress = (address, network) => isAddress(address.trim(), network)
    },
  ),
  broken('signs a different message', ['a signature verifies only for its message and account'], adapter => {
    const signMessage = adapter.signMessage.bind(adapter)
    adapter.signMessage = parameters =>
      signMessage({ ...parameters, message: parameters.message.trimEnd().concat(' ') })
  }),
  broken(
    'throws any error when a signature is declined',
    ['a rejected signature throws UserRejectedError, and a pending one throws RequestPendingError'],
    adapter => {
      const signMessage = adapter.signMessage.bind(adapter)
      adapter.signMessage = parameters => signMessage(parameters).catch(() => Promise.reject(new Error('declined')))
    },
  ),
  broken('signs for anyone', ['signing and sending throw without a connected wallet'], adapter =>
    Object.assign(adapter, { signMessage: async () => ({ signature: '00' }) }),
  ),
  sending('sends one unit less', ['a transfer moves the exact amount, to the base unit'], (send, parameters) =>
    send({ ...parameters, value: parameters.value - 1n }),
  ),
  sending(
    'prompts again when the user declines',
    ['a rejected transfer throws UserRejectedError and moves nothing'],
    (send, parameters) => send(parameters).catch(() => send(parameters)),
  ),
  sending(
    'sends a smaller amount if the balance is too low',
    ['an amount above the balance throws and moves nothing'],
    (send, parameters) => send(parameters).catch(() => send({ ...parameters, value: 1n })),
  ),
  sending('ignores the sign of an amount', ['an invalid amount throws before the wallet prompt'], (send, parameters) =>
    send({ ...parameters, value: parameters.value < 0n ? -parameters.value : parameters.value }),
  ),
  sending(
    'prompts before it validates the address',
    ['an invalid address throws before the wallet prompt'],
    async (send, parameters, page) => {
      const [wallet] = page.list
      await wallet?.sign('', wallet.addresses[0])
      return send(parameters)
    },
  ),
  transferring('estimates nothing', ['a fee estimate is in base units and shows no prompt'], transfers =>
    Object.assign(transfers, { estimateFee: async () => 0n }),
  ),
  sending(
    'ignores the maximum fee',
    ['a fee above the agreed maximum throws before the wallet prompt'],
    (send, { maxFee: _, ...parameters }) => send(parameters),
  ),
  sending(
    'ignores references',
    ['a reference that the transfer can’t list throws before the wallet prompt'],
    (send, { references: _, ...parameters }) => send(parameters),
  ),
  transferring(
    "reads a fee that wasn't paid",
    ['the fee paid stays within the agreed maximum and equals the fee that the adapter reads'],
    transfers => Object.assign(transfers, { paidFee: async () => 6n }),
  ),
  transferring(
    'reports token transfers that it never sends',
    ['a token transfer moves the exact amount if the chain has tokens'],
    transfers => Object.assign(transfers, { sendToken: async () => ({ hash: '' }) }),
  ),
  transferring('mistakes accounts with keys for contracts', ['accounts with a key are not contracts'], transfers =>
    Object.assign(transfers, { isContract: async () => true }),
  ),
  transferring(
    'loses a unit in simulations',
    ['simulating a transfer shows the full amount arriving, moves nothing and shows no prompt'],
    transfers =>
      Object.assign(transfers, {
        simulateTransfer: async ({ amount }: { readonly amount: bigint }) => ({ sent: amount, received: amount - 1n }),
      }),
  ),
  transferring(
    'approves every simulation',
    [
      'simulating an amount above the balance throws',
      'an unreachable chain throws and never reads as a successful transfer or an account with a key',
    ],
    transfers =>
      Object.assign(transfers, {
        simulateTransfer: async ({ amount }: { readonly amount: bigint }) => ({ sent: amount, received: amount }),
      }),
  ),
  transferring(
    'describes no payment',
    ['the described transfer pays the recipient the exact amount once, without a prompt'],
    transfers => Object.assign(transfers, { describeTransfer: async () => [] }),
  ),
  transferring('describes anything', ['describing a transfer that can’t be sent throws'], transfers =>
    Object.assign(transfers, {
      describeTransfer: async ({ to, amount }: { readonly to: string; readonly amount: bigint }) => [
        { kind: 'nativeTransfer', to, amount },
      ],
    }),
  ),
  transferring('describes no request', ['describing a request returns what it pays, without a prompt'], transfers =>
    Object.assign(transfers, { describeRequest: async () => [] }),
  ),
  transferring(
    'simulates every request as free',
    [
      'simulating a request returns its cost, moves nothing and shows no prompt',
      'an unsupported kind of request throws',
      'an unreachable chain throws and never reads as a request that succeeds',
    ],
    transfers => Object.assign(transfers, { simulateRequest: async () => ({ changes: [] }) }),
  ),
  transferring(
    'reports every transfer as failed',
    ['following a transfer ends when the chain confirms it'],
    transfers => Object.assign(transfers, { followTransaction: async () => ({ status: 'failed' }) }),
  ),
  transferring('keeps following after an abort', ['following a transfer ends with the abort reason'], transfers =>
    Object.assign(transfers, { followTransaction: async () => ({ status: 'confirmed' }) }),
  ),
  transferring(
    'changes an address in a link',
    ['an address link is a scheme followed by the unchanged address'],
    transfers =>
      Object.assign(transfers, {
        addressUri: ({ address }: { readonly address: string }) => `toy:${address.toUpperCase()}`,
      }),
  ),
]

function sending(
  defect: string,
  cases: readonly string[],
  change: (
    send: ToyTransfersUnderTest['sendTransaction'],
    parameters: Parameters<ToyTransfersUnderTest['sendTransaction']>[0],
    page: ToyPage,
  ) => ReturnType<ToyTransfersUnderTest['sendTransaction']>,
): BrokenToy {
  return transferring(defect, cases, (transfers, page) => {
    const send = transfers.sendTransaction.bind(transfers)
    transfers.sendTransaction = parameters => change(send, parameters, page)
  })
}
