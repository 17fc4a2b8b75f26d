import type { ToyAdapter } from '../../src/toy/ToyAdapter'
import type { ToyPage } from '../../src/toy/ToyPage'
import { type BrokenToy, broken } from './BrokenToy'

/** Toys whose adapter reads, signs or sends wrong. */
export const brokenTransfers: readonly BrokenToy[] = [
  broken(
    'reads the first network alone',
    ['a network that was added to the kit later is read and switched to like the first'],
    adapter => {
      const getBalance = adapter.getBalance.bind(adapter)
      adapter.getBalance = async given => ({
        ...(await getBalance(given)),
        ...(given.caipNetwork.caipNetworkId !== 'toy:marble' && { value: 0n }),
      })
    },
  ),
  broken(
    'rounds balances',
    ['a balance is what the chain says, in base units; an address without money has none'],
    adapter => {
      const getBalance = adapter.getBalance.bind(adapter)
      adapter.getBalance = async given => {
        const balance = await getBalance(given)
        return { ...balance, value: (balance.value / 1_000n) * 1_000n }
      }
    },
  ),
  broken(
    'reads nothing as zero',
    ['a chain that does not answer is a clear error, never a balance of nothing'],
    adapter => {
      const getBalance = adapter.getBalance.bind(adapter)
      adapter.getBalance = given => getBalance(given).catch(() => ({ value: 0n, decimals: 3, symbol: 'MRB' }))
    },
  ),
  broken('trims addresses', ['an address is known by its form and checksum, alone and unpadded'], adapter => {
    const isAddress = adapter.isAddress.bind(adapter)
    adapter.isAddress = address => isAddress(address.trim())
  }),
  broken('signs another message', ['a signature verifies for its message and account, and for no other'], adapter => {
    const signMessage = adapter.signMessage.bind(adapter)
    adapter.signMessage = given => signMessage({ ...given, message: given.message.trimEnd().concat(' ') })
  }),
  broken(
    'throws any error when a signature is declined',
    ['a declined signature is a UserRejectedError, one that waits in the wallet is pending'],
    adapter => {
      const signMessage = adapter.signMessage.bind(adapter)
      adapter.signMessage = given => signMessage(given).catch(() => Promise.reject(new Error('declined')))
    },
  ),
  broken('signs for anyone', ['without a connected wallet nothing is signed or sent'], adapter =>
    Object.assign(adapter, { signMessage: async () => ({ signature: '00' }) }),
  ),
  sending('sends one unit less', ['a transfer arrives on the chain, to the base unit'], (send, given) =>
    send({ ...given, value: given.value - 1n }),
  ),
  sending(
    'asks again when the user declines',
    ['a declined transfer is a UserRejectedError and moves nothing'],
    (send, given) => send(given).catch(() => send(given)),
  ),
  sending('sends what there is', ['more than the account has is a clear error and moves nothing'], (send, given) =>
    send(given).catch(() => send({ ...given, value: 1n })),
  ),
  sending('ignores the sign', ['an amount that cannot be is refused before the wallet is asked'], (send, given) =>
    send({ ...given, value: given.value < 0n ? -given.value : given.value }),
  ),
  sending(
    'asks the wallet first',
    ['what is no address of the network is refused before the wallet is asked'],
    async (send, given, page) => {
      const [wallet] = page.wallets
      await wallet?.sign('', wallet.addresses[0])
      return send(given)
    },
  ),
  broken(
    'estimates nothing',
    ['a fee is estimated in base units where the adapter can, without asking the owner'],
    adapter => Object.assign(adapter, { estimateFee: async () => 0n }),
  ),
  sending(
    'pays any fee',
    ['a fee above the highest one that was agreed to is refused before the wallet is asked'],
    (send, { maxFee: _, ...given }) => send(given),
  ),
  broken(
    'reads a fee that was not paid',
    ['what is paid stays within the highest fee that was agreed to, and is what the adapter reads'],
    adapter => Object.assign(adapter, { paidFee: async () => 6n }),
  ),
  broken('sends tokens that it cannot', ['a token moves by exactly the amount where the chain has tokens'], adapter =>
    Object.assign(adapter, { sendToken: async () => ({ hash: '' }) }),
  ),
  broken('takes keys for contracts', ['accounts of keys are no contracts'], adapter =>
    Object.assign(adapter, { isContract: async () => true }),
  ),
  broken(
    'loses a unit in trials',
    ['a transfer that is tried out arrives whole, moves nothing and asks the owner nothing'],
    adapter =>
      Object.assign(adapter, {
        simulateTransfer: async ({ amount }: { readonly amount: bigint }) => ({ sent: amount, received: amount - 1n }),
      }),
  ),
  broken(
    'tries nothing out',
    [
      'a trial of more than the account has is a clear error',
      'a chain that does not answer is a clear error, never a transfer that works or an account of a key',
    ],
    adapter =>
      Object.assign(adapter, {
        simulateTransfer: async ({ amount }: { readonly amount: bigint }) => ({ sent: amount, received: amount }),
      }),
  ),
  broken(
    'describes no payment',
    ['what is described pays the recipient exactly the amount, once, and the owner is asked nothing'],
    adapter => Object.assign(adapter, { describeTransfer: async () => [] }),
  ),
  broken('describes anything', ['what could not be sent is not described either'], adapter =>
    Object.assign(adapter, {
      describeTransfer: async ({ to, amount }: { readonly to: string; readonly amount: bigint }) => [
        { kind: 'nativeTransfer', to, amount },
      ],
    }),
  ),
  broken('describes no request', ['a request is described as what it pays, and the owner is asked nothing'], adapter =>
    Object.assign(adapter, { describeRequest: async () => [] }),
  ),
  broken(
    'simulates anything as nothing',
    [
      'a request that is simulated takes what it pays, moves nothing and asks the owner nothing',
      'a kind that the chain doesn’t have is a clear error',
      'a chain that does not answer is a clear error, never a request that works',
    ],
    adapter => Object.assign(adapter, { simulateRequest: async () => ({ changes: [] }) }),
  ),
  broken('calls every transfer failed', ['a transfer is followed until the chain has taken it in'], adapter =>
    Object.assign(adapter, { followTransaction: async () => ({ status: 'failed' }) }),
  ),
  broken('follows although nobody waits', ['nobody waits any more: following ends with that reason'], adapter =>
    Object.assign(adapter, { followTransaction: async () => ({ status: 'confirmed' }) }),
  ),
  broken(
    'changes an address in a link',
    ['an address as a link is the address behind a scheme, whole and as it was written'],
    adapter =>
      Object.assign(adapter, {
        addressUri: ({ address }: { readonly address: string }) => `toy:${address.toUpperCase()}`,
      }),
  ),
]

function sending(
  defect: string,
  cases: readonly string[],
  change: (
    send: ToyAdapter['sendTransaction'],
    given: Parameters<ToyAdapter['sendTransaction']>[0],
    page: ToyPage,
  ) => ReturnType<ToyAdapter['sendTransaction']>,
): BrokenToy {
  return broken(defect, cases, (adapter, page) => {
    const send = adapter.sendTransaction.bind(adapter)
    adapter.sendTransaction = given => change(send, given, page)
  })
}
